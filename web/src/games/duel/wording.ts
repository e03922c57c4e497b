/** King of Tokyo Duel in words: the twin of the Python module baffe.texts.duel, with the same texts. */
import type { IconName } from "$art/icons";
import type { GameEvent, Question, View } from "$lib/plug";
import type { Args } from "$lib/texts.svelte.ts";
import { AnyWording, listed } from "$lib/wording";
import { bonusesOf, covers, isLopsided } from "./buzz";
import { duel, type Lying, partsOf } from "./model";
import { noteOf } from "./note";

const AUTOBOT = "autobot/";
const KING = "king";
/** Why the Autobot keeps a face. */
const KEEPS: Record<string, string> = { smash: "A7", heart: "A8", fame: "A10", destruction: "A10" };
const DRAWN = ["fame", "destruction", "special"] as const;
/** The line of another event says these already. */
const TOLD: ReadonlySet<string> = new Set([
  "energy_paid duel/D48", "energy_paid duel/D50", "energy_paid made_in_a_lab",
  "resolved duel/D26", "used_up duel/D52", "dominated dominate",
  "specials_spent duel/D31", "dice_counted duel/D13", "dice_counted autobot/A5",
]);

/** Monsters and their powers, tracks and spaces, Buzz tokens, and the rules that the Autobot follows. */
export class DuelWording extends AnyWording {
  constructor(monsters: string[]) {
    super("duel", monsters, TOLD);
  }

  // -- the board --

  track(track: string): string {
    return this.ours(`track-${track}`);
  }

  /** A space, counted from the centre, by the side on which it lies: seat 0 pulls towards -7. */
  space(at: number, me: number | null): string {
    const owner = at === 0 ? null : at < 0 ? 0 : 1;
    return this.ours("space", { owner: this.other(owner, me), number: Math.abs(at) });
  }

  spaces(left: number, count: number, me: number | null): string {
    if (count === 1) return this.space(left, me);
    return this.ours("spaces", { first: this.space(left, me), last: this.space(left + count - 1, me) });
  }

  /** What lies where, for a token that may lie both ways; "" for the others. */
  bonuses(token: string, lying: Lying, me: number | null): string {
    if (!isLopsided(token)) return "";
    const found = bonusesOf(token, lying).map((bonus, i) =>
      this.ours("bonus-on", { bonus: this.ours(`bonus-${bonus}`), space: this.space(lying.at + i, me) }),
    );
    return listed(found);
  }

  // -- what happens --

  protected override cause(event: GameEvent): string {
    return event.type === "swapped" ? "" : super.cause(event);
  }

  /** Dice that the Autobot keeps follow one rule for each kind of face. */
  rules(event: GameEvent): string[] {
    if (!event.rule) return [];
    if (event.type !== "kept" || !event.rule.startsWith(AUTOBOT)) return [event.rule];
    return [...new Set(event.dice.map((face: string) => AUTOBOT + KEEPS[face]))] as string[];
  }

  private isCard(cause: string): boolean {
    return this.has(`card-${cause}`);
  }

  /** A card, or the power of a monster. */
  protected override named(cause: string): string {
    return this.isCard(cause) ? this.card(cause) : this.ours(`monster-${cause}.skill`);
  }

  protected override explained(cause: string): string {
    return this.isCard(cause) ? this.effect(cause) : this.ours(`monster-${cause}.power`);
  }

  /** King tokens are named with their number. */
  protected override special(event: GameEvent): string {
    return event.type === "placed" && event.token.startsWith(KING) ? "event-placed-king" : "";
  }

  protected override facts(event: GameEvent): Args {
    const args = super.facts(event);
    if (event.type === "placed") args.where = this.spaces(event.at, covers(event.token), null);
    else if (event.type === "swapped") [args.card, args.taken] = event.cards.map((card: string) => this.card(card));
    else if (event.type === "symbol_fixed") args.track = this.track(event.face);
    return args;
  }

  protected override fact(key: string, value: any, me: number | null): Args {
    if (["face", "track", "bonus"].includes(key)) return { [key]: this.ours(`${key}-${value}`) };
    if (key === "at") return { space: this.space(value, null) };
    return super.fact(key, value, me);
  }

  /** Dice are short words in a row; elsewhere the same words may belong to the name of a card. */
  override signs(event: GameEvent): Record<string, IconName> {
    const drawn = Array.isArray(event.dice) ? DRAWN : DRAWN.filter((face) => event.type === "face_added" && face === event.face);
    return Object.fromEntries(drawn.map((face) => [this.face(face), face]));
  }

  // -- questions and answers --

  question(question: Question, view: View): string {
    const me = question.seat;
    const args: Args = { throws: duel(view).throws_left, tokens: duel(view).seats[me]?.tokens ?? 0 };
    for (const [key, value] of Object.entries(question.about)) Object.assign(args, this.asked(key, value, me));
    // Beside dice that one taps the sentence says what a tap does.
    const taps = question.kind === "roll" && question.options?.some((word) => word.startsWith("keep:"));
    return this.ours(taps && args.throws ? "tap-roll" : this.asking(question), args);
  }

  protected override asked(key: string, value: any, me: number): Args {
    if (key === "bonus") return { kind: value, bonus: this.ours(`bonus-${value}`) };
    if (key === "token") return { token: this.ours(`token-${value}`) };
    return super.asked(key, value, me);
  }

  answer(word: string, question: Question, _view?: View): string {
    const [verb = "", ...rest] = word.split(":");
    const what = rest.join(":");
    const offer = question.offers?.[word];
    if (offer) return this.ours("word-buy", { card: this.card(offer.card), price: offer.price });
    if (verb === "place" || verb.startsWith(KING)) return this.placing(verb, what, question);
    const args: Args = {};
    if (this.isCard(what || verb)) args.card = this.card(what || verb);
    if ((verb === "keep" || verb === "batteries") && what !== "none") args.dice = this.dice(what.split(","));
    else if (this.has(`face-${what}`)) args.face = this.face(what);
    const special = [`word-${verb}-${question.kind}`, `word-${verb}-${what}`];
    return this.ours(special.find((id) => this.has(id)) ?? `word-${verb}`, args);
  }

  /** `place:fame:-3:flipped`, `king1:fame:-3`. */
  private placing(verb: string, what: string, question: Question): string {
    const me = question.seat;
    const lying = partsOf(what);
    const token = verb.startsWith(KING) ? verb : question.about.token;
    const track = this.track(lying.track);
    const bonuses = this.bonuses(token, lying, me);
    if (bonuses) return this.ours("word-place-turned", { track, bonuses });
    return this.ours(`word-${verb}`, { track, where: this.spaces(lying.at, covers(token), me) });
  }

  note(word: string, question: Question, view: View): string {
    return noteOf(word, question, duel(view), this);
  }

  // -- what stands at the table --

  /** Before the first throw none is counted yet. */
  protected override throwsLeft(view: View): number | null {
    return duel(view).dice.length ? duel(view).throws_left : null;
  }

  /** Its dice tokens, and what waits for it. */
  owned(seat: Record<string, any>): string[] {
    const counted = ["tokens", "fewer"].filter((key) => seat[key]).map((key) => this.ours(`owned-${key}`, { count: seat[key] }));
    return [...counted, ...["dominated", "immune"].filter((key) => seat[key]).map((key) => this.ours(`owned-${key}`))];
  }
}

export function wordingOf(view: View): DuelWording {
  return new DuelWording(view.seats.map((seat) => seat.monster));
}
