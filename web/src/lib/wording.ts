/** What all games share in words: the twin of the Python module baffe.texts.wording, with the same texts. */
import { nounOf } from "../games";
import type { IconName } from "$art/icons";
import type { GameEvent, Question, View, Wording } from "./plug";
import { type Args, hasText, t } from "./texts.svelte.ts";
import { takenApart } from "./words";

// What an event or a question calls its second seat.
const SEATS = ["by", "from", "to", "of", "with"];
const REPLACING = ["sweep", "refresh"]; // words for new cards on offer
const UNSAID = ["n", "seq", "type", "seat", "rule", "cause", "parts"];

// What texts select by in the place of a name: nobody can be called so in a sentence.
const TAKEN = ["none", "self"];

/** Speaks of one table; seats are named by their figures until somebody says how people are called. */
export abstract class AnyWording implements Wording {
  readonly figures: readonly string[];
  names: string[];

  /**
   * `game`: with its name the ids of its own texts begin. `told`: events that another line says already, as
   * "type rule" or "type cause".
   */
  constructor(
    readonly game: string,
    figures: readonly string[],
    private readonly told: ReadonlySet<string>,
  ) {
    this.figures = figures.map((figure) => this.figure(figure));
    this.names = [...this.figures];
  }

  protected figure(id: string): string {
    return this.ours(`${nounOf(this.game)}-${id}`);
  }

  /** A text of this game. */
  ours(id: string, args?: Args): string {
    return t(`${this.game}-${id}`, args);
  }

  /** Whether this game has such a text. */
  has(id: string): boolean {
    return hasText(`${this.game}-${id}`);
  }

  card(id: string): string {
    return this.ours(`card-${id}`);
  }

  effect(id: string): string {
    return this.ours(`card-${id}.effect`);
  }

  /** What players ask about the card; "" for nothing. */
  notes(id: string): string {
    return this.has(`card-${id}.notes`) ? this.ours(`card-${id}.notes`) : "";
  }

  knows(id: string): boolean {
    return this.has(`card-${id}`);
  }

  face(face: string): string {
    return this.ours(`face-${face}`);
  }

  /** "1 1 ♥ ⚡"; a dash for no dice at all. */
  dice(faces: string[]): string {
    return faces.map((face) => this.face(face)).join(" ") || "–";
  }

  /** A second seat as texts select it: "none", "self", or its name. */
  protected other(seat: number | null, me: number | null): string {
    if (seat === null) return "none";
    if (seat === me) return "self";
    const name = this.names[seat] ?? "";
    return TAKEN.includes(name) ? (this.figures[seat] ?? "") : name;
  }

  // -- what happens --

  /** One event as a short line, with its cause in brackets. */
  event(event: GameEvent): string {
    const special = this.special(event);
    const line = this.ours(special || `event-${event.type}`, this.facts(event));
    const cause = special ? "" : this.cause(event);
    return cause ? `${line} ${t("event-cause", { cause })}` : line;
  }

  /** The text for this kind of token, cause included, where there is one of its own. */
  protected special(event: GameEvent): string {
    const id = `event-${event.type}-${event.token ?? ""}`;
    return this.has(id) ? id : "";
  }

  /** The card at work, or the reason that a rule gives; nothing where the line says enough. */
  protected cause(event: GameEvent): string {
    const parts: string[] | undefined = event.parts;
    if (parts) return parts.map((part) => this.part(part, parts)).filter(Boolean).join(", ");
    if (event.cause !== undefined) return event.cause === event.card ? "" : this.named(event.cause);
    return event.rule === null ? "" : this.reason(event.rule);
  }

  /** "2 smashes", "1 Devil"; without the number where it is all there is; "" where a rule gives no reason. */
  private part(part: string, parts: readonly string[]): string {
    const at = part.lastIndexOf(":");
    const why = part.slice(0, at);
    const amount = Number(part.slice(at + 1));
    if (this.has(textOf("part", why))) return this.ours(textOf("part", why), { amount });
    const name = why.includes("/") ? this.reason(why) : this.named(why);
    return parts.length === 1 || !name ? name : t("event-part", { amount, name });
  }

  private reason(rule: string): string {
    const id = textOf("cause", rule);
    return this.has(id) ? this.ours(id) : "";
  }

  why(event: GameEvent): { rule: string; text: string } | null {
    if (event.rule !== null) return { rule: event.rule, text: t(textOf("rule", event.rule)) };
    if (event.cause === undefined) return null;
    return { rule: this.named(event.cause), text: this.explained(event.cause) };
  }

  /** What is at work, by its name. */
  protected named(cause: string): string {
    return this.card(cause);
  }

  /** What it does. */
  protected explained(cause: string): string {
    return this.effect(cause);
  }

  /** What a text may say of an event. */
  protected facts(event: GameEvent): Args {
    const me = event.seat;
    const args: Args = { name: me === null ? "" : (this.names[me] ?? "") };
    for (const [key, value] of Object.entries(event)) {
      if (!UNSAID.includes(key)) Object.assign(args, this.fact(key, value, me));
    }
    return args;
  }

  /** What a text may say of one entry of an event. */
  protected fact(key: string, value: any, me: number | null): Args {
    if (SEATS.includes(key)) return { [key]: this.other(value, me) };
    if (key === "dice" && Array.isArray(value)) return { [key]: this.dice(value) };
    if (key === "cards" && Array.isArray(value)) return { [key]: value.map((card) => this.card(card)).join(", ") };
    if (key === "card") return { [key]: this.card(value) };
    if (key === "token") return { [key]: this.ours(`token-${value}`) };
    return { [key]: value };
  }

  // -- questions and answers --

  abstract question(question: Question, view: View): string;
  abstract answer(word: string, question: Question, view: View): string;
  abstract note(word: string, question: Question, view: View): string;

  /** What a text may say of one entry of a question. */
  protected asked(key: string, value: any, me: number): Args {
    return { [key]: SEATS.includes(key) ? this.other(value, me) : value };
  }

  /** The text of a question; another one where nothing can be bought and the cards can only be replaced. */
  protected asking({ kind, options = [] }: Question): string {
    const onlyReplaces = options.some((word) => REPLACING.includes(word)) && !options.some((word) => word.startsWith("buy:"));
    return kind === "buy" && onlyReplaces ? "ask-buy-none" : `ask-${kind}`;
  }

  brings({ brings, seat: me }: Question): string {
    if (!brings) return "";
    const groups = new Map<string, { id: string; amount: number; sure: boolean; names: string[] }>();
    for (const [name, [least, most]] of Object.entries(brings)) {
      const { verb, what, seat } = takenApart(name);
      const id = ["brings", verb, what, seat === me ? "self" : ""].filter(Boolean).join("-");
      const key = `${id} ${most} ${least === most}`;
      const group = groups.get(key) ?? { id, amount: most, sure: least === most, names: [] };
      if (seat !== null) group.names.push(this.names[seat] ?? "");
      groups.set(key, group); // what several seats get alike is said once
    }
    const said = [...groups.values()].map(({ id, amount, sure, names }) => {
      const args = { amount, names: listed(names) };
      if (sure) return this.ours(id, args);
      return this.has(`${id}-perhaps`) ? this.ours(`${id}-perhaps`, args) : t("brings-up-to", { what: this.ours(id, args) });
    });
    return said.length ? t("brings", { list: said.join(", ") }) : t("brings-nothing");
  }

  // -- what belongs together --

  /** Keeping dice and rolling the others, in one line. */
  together(first: GameEvent, second: GameEvent): string | null {
    if (first.type !== "kept" || second.type !== "rolled") return null;
    const { name, dice } = this.facts(second);
    return this.ours("event-kept_rolled", { kept: this.dice(first.dice), name: name!, dice: dice! });
  }

  /** Words in the line of an event that are drawn as icons, beside the smashes of every game. */
  signs(_event: GameEvent): Record<string, IconName> {
    return {};
  }

  isTold(event: GameEvent): boolean {
    return this.told.has(`${event.type} ${event.rule ?? event.cause}`);
  }

  // -- what stands at the table --

  /** The phase of the turn, with the throws that are left; "" where there is nothing to say. */
  phase(view: View): string {
    if (!this.has(`phase-${view.phase}`)) return "";
    const phase = this.ours(`phase-${view.phase}`);
    const left = view.phase === "roll" ? this.throwsLeft(view) : null;
    if (left === null) return phase;
    return this.has("phase-left") ? this.ours("phase-left", { phase, left }) : t("table-phase-left", { phase, left });
  }

  /** null: nobody counts them. */
  protected throwsLeft(_view: View): number | null {
    return null;
  }

  abstract owned(seat: Record<string, any>): string[];

  // -- the end --

  outcome(outcome: NonNullable<View["outcome"]>): string {
    const winners = outcome.winners.map((seat) => this.names[seat] ?? "");
    const shared = winners.length > 1 ? "-shared" : "";
    return this.ours(`outcome-${outcome.reason}${shared}`, { winner: listed(winners) });
  }
}

function textOf(kind: string, rule: string): string {
  return `${kind}-${rule.replaceAll("/", "-")}`;
}

/** "A, B and C". */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join("");
  return t("list-and", { first: names.slice(0, -1).join(", "), last: names[names.length - 1]! });
}
