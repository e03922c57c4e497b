/** A game in the words of its texts; where it has none, in the words of its rules: event types, kinds, options. */
import { type Args, t } from "../texts.svelte.ts";
import type { GameEvent, Question, View } from "../plug";
import { AnyWording, listed } from "../wording";
import { takenApart } from "../words";

const NOTHING: ReadonlySet<string> = new Set();

/** "round_started" -> "Round started". */
export function plainly(word: string): string {
  const text = word.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value of a view or an event as a short text; "" for what has no short one. */
export function shortly(value: unknown): string {
  if (value === null || value === undefined || value === false) return "–";
  if (value === true) return "✓";
  if (Array.isArray(value)) return value.map(shortly).join(value.some(Array.isArray) ? " · " : " ") || "–";
  if (typeof value !== "object") return String(value);
  return Object.entries(value).map(([key, each]) => `${key} ${shortly(each)}`).join(" ");
}

export class PlainWording extends AnyWording {
  constructor(game: string, figures: string[]) {
    super(game, figures, NOTHING);
  }

  protected override figure(id: string): string {
    return id;
  }

  /** Its own text, else the word itself. */
  private either(id: string, word: string, args?: Args): string {
    return this.has(id) ? this.ours(id, args) : plainly(word);
  }

  /** What a number of a seat or of the table is called. */
  key(key: string): string {
    return this.either(`key-${key}`, key);
  }

  override card(id: string): string {
    return this.either(`card-${id}`, id);
  }

  override effect(id: string): string {
    return this.has(`card-${id}.effect`) ? super.effect(id) : "";
  }

  override face(face: string): string {
    return this.either(`face-${face}`, face);
  }

  override event(event: GameEvent): string {
    if (this.has(`event-${event.type}`)) return super.event(event);
    const { seq: _seq, n: _n, type, seat, rule: _rule, ...fields } = event;
    const told = Object.entries(fields).map(([key, value]) => `${key.replaceAll("_", " ")} ${shortly(value)}`);
    return [seat === null ? "" : `${this.names[seat]}: `, plainly(type), told.length ? ` (${told.join(", ")})` : ""].join("");
  }

  protected override fact(key: string, value: any, me: number | null): Args {
    const fact = super.fact(key, value, me);
    return typeof fact[key] === "object" ? { [key]: shortly(value) } : fact;
  }

  question(question: Question): string {
    const args: Args = {};
    for (const [key, value] of Object.entries(question.about)) Object.assign(args, this.asked(key, value, question.seat));
    return this.either(`ask-${question.kind}`, question.kind, args);
  }

  protected override asked(key: string, value: any, me: number): Args {
    const asked = super.asked(key, value, me);
    return typeof asked[key] === "object" ? { [key]: shortly(value) } : asked;
  }

  answer(word: string, question: Question): string {
    const { verb, what, to, seat } = takenApart(word);
    const offer = question.offers?.[word];
    const args: Args = { what, to, name: seat === null ? "" : (this.names[seat] ?? "") };
    if (offer) Object.assign(args, { card: this.card(offer.card), price: offer.price });
    const special = [`word-${verb}-${what}`, `word-${verb}`].find((id) => this.has(id));
    if (special) return this.ours(special, args);
    return plainly(word.replace(":", " ").replace("@", " @ "));
  }

  note(): string {
    return "";
  }

  owned(): string[] {
    return [];
  }

  override outcome(outcome: NonNullable<View["outcome"]>): string {
    if (this.has(`outcome-${outcome.reason}`)) return super.outcome(outcome);
    const winners = outcome.winners.map((seat) => this.names[seat] ?? "");
    return `${winners.length ? listed(winners) : t("table-over")}: ${plainly(outcome.reason)}`;
  }
}
