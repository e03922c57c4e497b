/** What is counted over a whole game, and the awards that follow from it. */
import type { Award, GameEvent, Plug, Story, View, Wording } from "$lib/plug";
import { t } from "$lib/texts.svelte.ts";

/** A number for each seat, under many names. */
export class Counts {
  readonly all: Record<string, number[]> = {};

  constructor(private seats: number) {}

  private of(id: string): number[] {
    return (this.all[id] ??= Array<number>(this.seats).fill(0));
  }

  add(id: string, seat: number, amount: number): void {
    this.of(id)[seat]! += amount;
  }

  best(id: string, seat: number, amount: number): void {
    this.of(id)[seat] = Math.max(this.of(id)[seat]!, amount);
  }
}

export interface CardMoment {
  seat: number;
  card: string;
  what: string;
  amount: number;
}

/** What cards brought to their owners. `worth`: how much more one kind of gain is worth than another. */
export class CardMoments {
  private readonly all = new Map<string, CardMoment>();

  constructor(private worth: Readonly<Record<string, number>>) {}

  note(event: GameEvent, seat: number, what: string, amount: number): void {
    if (!event.cause) return;
    const key = `${seat} ${event.cause} ${what}`;
    const moment = this.all.get(key) ?? { seat, card: event.cause, what, amount: 0 };
    moment.amount += amount;
    this.all.set(key, moment);
  }

  get best(): CardMoment | null {
    const value = ({ what, amount }: CardMoment): number => amount * (this.worth[what] ?? 0);
    let best: CardMoment | null = null;
    for (const moment of this.all.values()) if (!best || value(moment) > value(best)) best = moment;
    return best;
  }
}

export interface Best {
  event: GameEvent;
  turn: number;
}

/** What is counted of hits, hearts, energy and cards, in one walk over the events; games add their own. */
export class Tally {
  turn: number;
  hit: Best | null = null;
  readonly cards: CardMoments;
  readonly counts: Counts;
  /** Hearts of each seat, and the fewest it had, both counted from the start. */
  protected readonly hearts: number[];
  protected readonly lowest: number[];

  /** `turn`: in which the story begins. */
  constructor(
    seats: number,
    worth: Readonly<Record<string, number>>,
    private readonly opens: Plug["opensSection"],
    turn: number,
  ) {
    this.turn = turn;
    this.cards = new CardMoments(worth);
    this.counts = new Counts(seats);
    this.hearts = Array<number>(seats).fill(0);
    this.lowest = Array<number>(seats).fill(0);
  }

  protected note(event: GameEvent, seat: number): void {
    if (this.opens(event)) this.turn = event.turn;
    switch (event.type) {
      case "hurt":
        this.hurt(event, seat);
        break;
      case "healed":
        this.hearts[seat]! += event.hearts;
        this.counts.add("healer", seat, event.hearts);
        this.cards.note(event, seat, "healed", event.hearts);
        break;
      case "energy_gained":
        this.cards.note(event, seat, "energy", event.energy);
        break;
      case "bought":
      case "stolen":
        this.counts.add("spender", seat, event.price);
        break;
    }
  }

  private hurt(event: GameEvent, seat: number): void {
    this.hearts[seat]! -= event.hearts;
    this.lowest[seat] = Math.min(this.lowest[seat]!, this.hearts[seat]!);
    this.counts.add("punchbag", seat, event.hearts);
    if (event.by === null || event.by === seat) return;
    this.counts.add("smasher", event.by, event.hearts);
    this.cards.note(event, event.by, "hurt", event.hearts);
    if (!this.hit || event.hearts > this.hit.event.hearts) this.hit = { event, turn: this.turn };
  }
}

/** An award and the least amount that is worth a word. */
export type Prize = readonly [id: string, least: number];

const SURVIVOR = "survivor"; // the one that is won by the smallest number

/** The seat that deserves it most, among those allowed. Only who really leads: the second best is no winner. */
function award(id: string, least: number, all: readonly number[], taken: readonly number[]): Award | null {
  const smallest = id === SURVIVOR;
  const fit = (amount: number): boolean => (smallest ? amount >= 1 && amount <= 3 : amount >= least);
  const goal = smallest ? Math.min(...all.filter((amount, seat) => fit(amount) && !taken.includes(seat))) : Math.max(...all);
  const seat = all.findIndex((amount, seat) => fit(amount) && amount === goal && !taken.includes(seat));
  return seat < 0 ? null : { id, seat, amount: goal };
}

/** Three awards, the most telling first. No seat has two while another deserves one. */
function awardsOf(prizes: readonly Prize[], counts: Counts): Award[] {
  const given: Award[] = [];
  for (const repeat of [false, true]) {
    for (const [id, least] of prizes) {
      if (given.length >= 3) return given;
      if (given.some((each) => each.id === id)) continue;
      const taken = repeat ? [] : given.map((each) => each.seat);
      const found = award(id, repeat ? 1 : least, counts.all[id] ?? [], taken);
      if (found) given.push(found);
    }
  }
  return given;
}

/** Lines and awards of a game that is over; the last line is its outcome. */
export function storyOf(
  tally: Tally,
  prizes: readonly Prize[],
  lines: readonly (string | null | false | undefined)[],
  view: View,
  wording: Wording,
): Story {
  const told = lines.filter((line) => typeof line === "string");
  if (view.outcome) told.push(wording.outcome(view.outcome));
  return { lines: told, awards: awardsOf(prizes, tally.counts) };
}

/** The hardest hit, where it took more than one heart. */
export function hitLine({ hit }: Tally, id: string, { names }: Wording): string | null {
  if (!hit || hit.event.hearts < 2) return null;
  const { seat, by, hearts } = hit.event;
  return t(id, { by: names[by] ?? "", name: names[seat!] ?? "", hearts, turn: hit.turn });
}

/** The card that brought most to its owner. A figure's own power is no card. */
export function cardLine({ cards }: Tally, id: string, wording: Wording): string | null {
  const best = cards.best;
  if (!best || !wording.knows(best.card)) return null;
  const { seat, what, amount, card } = best;
  return t(id, { what, amount, card: wording.card(card), name: wording.names[seat] ?? "" });
}
