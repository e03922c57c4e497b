/** A whole game in five lines and three awards. */
import type { Award, GameEvent, Story, View, Wording } from "$lib/plug";
import { t } from "$lib/texts.svelte.ts";
import { tokyo } from "./model";

interface Reign {
  seat: number;
  turns: number;
}

interface CardMoment {
  seat: number;
  card: string;
  what: "stars" | "hurt" | "healed" | "energy";
  amount: number;
}

/** Everything that is counted, in one walk over the events. */
class Tally {
  turn = 0;
  first: { seat: number; turn: number } | null = null;
  hit: { event: GameEvent; turn: number } | null = null;
  reign: Reign | null = null;
  readonly cards = new Map<string, CardMoment>();
  readonly counts: Record<string, number[]> = {};
  readonly lowest: number[];
  private readonly reigning = new Map<number, number>(); // seat -> turn in which it came to Tokyo
  private readonly hearts: number[];

  constructor(events: GameEvent[], private seats: number) {
    this.lowest = Array<number>(seats).fill(10);
    this.hearts = Array<number>(seats).fill(10);
    for (const event of events) this.note(event);
    for (const seat of [...this.reigning.keys()]) this.leave(seat);
  }

  private add(id: string, seat: number, amount: number): void {
    const counts = (this.counts[id] ??= Array<number>(this.seats).fill(0));
    counts[seat]! += amount;
  }

  private best(id: string, seat: number, amount: number): void {
    const counts = (this.counts[id] ??= Array<number>(this.seats).fill(0));
    counts[seat] = Math.max(counts[seat]!, amount);
  }

  private note(event: GameEvent): void {
    const seat = event.seat;
    if (seat === null) return;
    switch (event.type) {
      case "turn_started":
        this.turn = event.turn;
        if (this.reigning.has(seat)) this.add("king", seat, 1);
        break;
      case "entered":
        this.first ??= { seat, turn: this.turn };
        if (!this.reigning.has(seat)) this.reigning.set(seat, this.turn);
        break;
      case "fled":
        this.add("runner", seat, 1);
        this.leave(seat);
        break;
      case "left":
      case "eliminated":
        this.leave(seat);
        break;
      case "reborn":
        this.hearts[seat] = 10;
        break;
      case "hurt":
        this.hurt(event, seat);
        break;
      case "healed":
        this.hearts[seat]! += event.hearts;
        this.add("healer", seat, event.hearts);
        this.card(event, seat, "healed", event.hearts);
        break;
      case "scored":
        if (event.rule === "tokyo/R23") this.best("lucky", seat, event.stars);
        this.card(event, seat, "stars", event.stars);
        break;
      case "energy_gained":
        this.card(event, seat, "energy", event.energy);
        break;
      case "bought":
        this.add("spender", seat, event.price);
        break;
    }
  }

  private hurt(event: GameEvent, seat: number): void {
    this.hearts[seat]! -= event.hearts;
    this.lowest[seat] = Math.min(this.lowest[seat]!, this.hearts[seat]!);
    this.add("punchbag", seat, event.hearts);
    if (event.by === null || event.by === seat) return;
    this.add("smasher", event.by, event.hearts);
    this.card(event, event.by, "hurt", event.hearts);
    if (!this.hit || event.hearts > this.hit.event.hearts) this.hit = { event, turn: this.turn };
  }

  private leave(seat: number): void {
    const since = this.reigning.get(seat);
    if (since === undefined) return;
    this.reigning.delete(seat);
    const turns = this.turn - since;
    if (!this.reign || turns > this.reign.turns) this.reign = { seat, turns };
  }

  private card(event: GameEvent, seat: number, what: CardMoment["what"], amount: number): void {
    if (!event.cause) return;
    const key = `${seat} ${event.cause} ${what}`;
    const moment = this.cards.get(key) ?? { seat, card: event.cause, what, amount: 0 };
    moment.amount += amount;
    this.cards.set(key, moment);
  }
}

// A star is worth more than a heart, a heart more than energy.
const WORTH: Record<CardMoment["what"], number> = { stars: 3, hurt: 2, healed: 1.5, energy: 1 };

function bestCard(tally: Tally): CardMoment | null {
  let best: CardMoment | null = null;
  for (const moment of tally.cards.values()) {
    if (!best || moment.amount * WORTH[moment.what] > best.amount * WORTH[best.what]) best = moment;
  }
  return best;
}

function linesOf(tally: Tally, view: View, wording: Wording): string[] {
  const name = (seat: number): string => wording.names[seat] ?? "";
  const lines: string[] = [];
  const { first, hit, reign } = tally;
  if (first) lines.push(t("tokyo-story-first", { name: name(first.seat), turn: first.turn }));
  if (hit && hit.event.hearts > 1) {
    const { seat, by, hearts } = hit.event;
    lines.push(t("tokyo-story-hit", { by: name(by), name: name(seat!), hearts, turn: hit.turn }));
  }
  if (reign && reign.turns > 1) lines.push(t("tokyo-story-reign", { name: name(reign.seat), turns: reign.turns }));
  const card = bestCard(tally);
  if (card) {
    const { what, amount } = card;
    lines.push(t("tokyo-story-card", { what, amount, card: t(`card-${card.card}`), name: name(card.seat) }));
  }
  if (view.outcome) lines.push(wording.outcome(view.outcome));
  return lines;
}

// The most telling first; the least amount that is worth a word.
const AWARDS: [string, number][] = [
  ["smasher", 3],
  ["king", 2],
  ["spender", 6],
  ["survivor", 1],
  ["lucky", 3],
  ["runner", 2],
  ["healer", 3],
  ["punchbag", 1],
];

/** The seat that deserves it most, among those allowed. */
function award(id: string, least: number, tally: Tally, view: View, taken: number[]): Award | null {
  const seats = tokyo(view).seats;
  let found: Award | null = null;
  for (let seat = 0; seat < seats.length; seat++) {
    if (taken.includes(seat)) continue;
    if (id === "survivor") {
      const amount = tally.lowest[seat]!;
      if (seats[seat]!.eliminated || amount < 1 || amount > 3) continue;
      if (!found || amount < found.amount) found = { id, seat, amount };
      continue;
    }
    const all = tally.counts[id] ?? [];
    const amount = all[seat] ?? 0;
    // Only who really leads: the second best is no winner.
    if (amount >= least && amount === Math.max(...all) && !found) found = { id, seat, amount };
  }
  return found;
}

function awardsOf(tally: Tally, view: View): Award[] {
  const given: Award[] = [];
  for (const repeat of [false, true]) {
    for (const [id, least] of AWARDS) {
      if (given.length >= 3) return given;
      if (given.some((each) => each.id === id)) continue;
      const taken = repeat ? [] : given.map((each) => each.seat);
      const found = award(id, repeat ? 1 : least, tally, view, taken);
      if (found) given.push(found);
    }
  }
  return given;
}

export function story(events: GameEvent[], view: View, wording: Wording): Story {
  const tally = new Tally(events, view.seats.length);
  return { lines: linesOf(tally, view, wording), awards: awardsOf(tally, view) };
}
