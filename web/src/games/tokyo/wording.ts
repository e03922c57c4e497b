/** King of Tokyo in words: the twin of the Python module baffe.texts.tokyo, with the same texts. */
import type { GameEvent, Question, View, Wording } from "$lib/plug";
import { type Args, hasText, t } from "$lib/texts.svelte.ts";
import { takenApart, tokyo } from "./model";
import { noteOf } from "./note";

// What an event or a question calls its second seat.
const SEATS = ["by", "from", "to", "of"];
// Events that another line says already.
const TOLD = new Set([
  "energy_paid tokyo/R70",
  "energy_paid tokyo/R71",
  "energy_paid tokyo/R27",
  "discarded tokyo/R80",
  "token_removed cultists/C5",
  "energy_paid halloween/H11",
  "energy_lost pirate",
]);
const UNSAID = ["n", "seq", "type", "seat", "rule", "cause"];

export class TokyoWording implements Wording {
  readonly names: string[];

  constructor(monsters: string[]) {
    this.names = monsters.map((monster) => t(`monster-${monster}`));
  }

  card(id: string): string {
    return t(`card-${id}`);
  }

  face(face: string): string {
    return t(`face-${face}`);
  }

  /** "1 1 ♥ ⚡"; a dash for no dice at all. */
  dice(faces: string[]): string {
    return faces.map((face) => this.face(face)).join(" ") || "–";
  }

  /** A second seat as texts select it: "none", "self", or its name. */
  private other(seat: number | null, me: number | null): string {
    if (seat === null) return "none";
    return seat === me ? "self" : (this.names[seat] ?? "");
  }

  // -- what happens --

  event(event: GameEvent): string {
    const special = this.special(event);
    const line = t(special || `event-${event.type}`, this.facts(event));
    const cause = special ? "" : this.cause(event);
    return cause ? `${line} ${t("event-cause", { cause })}` : line;
  }

  /** The text for this kind of token, cause included, where there is one of its own. */
  private special(event: GameEvent): string {
    const id = `event-${event.type}-${event.token ?? ""}`;
    return hasText(id) ? id : "";
  }

  /** The card at work, or the reason that a rule gives; nothing where the line says enough. */
  private cause(event: GameEvent): string {
    if (event.cause !== undefined) return event.cause === event.card ? "" : this.card(event.cause);
    const id = event.rule === null ? "" : textOf("cause", event.rule);
    if (!id || !hasText(id) || event.type === "sold" || event.type === "eliminated") return "";
    return t(id);
  }

  why(event: GameEvent): { rule: string; text: string } | null {
    if (event.rule !== null) return { rule: event.rule, text: t(textOf("rule", event.rule)) };
    if (event.cause === undefined) return null;
    return { rule: this.card(event.cause), text: t(`card-${event.cause}.effect`) };
  }

  /** What a text may say of an event. */
  private facts(event: GameEvent): Args {
    const me = event.seat;
    const args: Args = { name: me === null ? "" : (this.names[me] ?? "") };
    for (const [key, value] of Object.entries(event)) {
      if (SEATS.includes(key)) args[key] = this.other(value, me);
      else if (key === "dice") args[key] = this.dice(value);
      else if (key === "faces") {
        args.face = this.face(value[0]);
        args.to = this.face(value[1]);
      } else if (key === "cards" && Array.isArray(value)) args[key] = value.map((card) => this.card(card)).join(", ");
      else if (["card", "place", "token"].includes(key)) args[key] = t(`${key}-${value}`);
      else if (!UNSAID.includes(key)) args[key] = value;
    }
    if (event.type === "peeked") args.card ??= "none";
    return args;
  }

  // -- questions and answers --

  question(question: Question, view: View): string {
    const args: Args = { rolls_left: tokyo(view).rolls_left, by: this.names[view.turn] ?? "" };
    for (const [key, value] of Object.entries(question.about)) {
      args[key] = SEATS.includes(key) ? this.other(value, question.seat) : value;
    }
    return t(`ask-${question.kind}`, args);
  }

  answer(word: string, question: Question, view: View): string {
    const { verb, what, to, seat } = takenApart(word);
    const args: Args = { by: this.names[view.turn] ?? "" };
    const offer = question.offers?.[word];
    if (offer) {
      args.card = this.card(offer.card);
      args.price = offer.price;
    } else if (verb === "copy" || verb === "use") args.card = this.card(what);
    else if (hasText(`card-${verb}`)) args.card = this.card(verb);
    if (seat !== null) args.name = this.names[seat] ?? "";
    if (verb === "keep" && what !== "none") args.dice = this.dice(what.split(","));
    else if (hasText(`face-${what}`)) args.face = this.face(what);
    if (/^\d+$/.test(what)) args.count = Number(what);
    if (to) args.to = this.face(to);
    return t(label(verb, what, seat, question), args);
  }

  note(word: string, question: Question, view: View): string {
    return noteOf(word, question, tokyo(view));
  }

  // -- what belongs together --

  /** Keeping dice and rolling the others, in one line. */
  together(first: GameEvent, second: GameEvent): string | null {
    if (first.type !== "kept" || second.type !== "rolled") return null;
    const { name, dice } = this.facts(second);
    return t("event-kept_rolled", { kept: this.dice(first.dice), name: name!, dice: dice! });
  }

  told(event: GameEvent): boolean {
    return TOLD.has(`${event.type} ${event.rule ?? event.cause}`);
  }

  // -- what a monster has --

  /** Its tokens, and what it has of modules. */
  owned(seat: Record<string, any>): string[] {
    const found = ["poison", "shrink"].filter((token) => seat[token]).map((token) => `${t(`token-${token}`)} ${seat[token]}`);
    if (seat.cultists) found.push(t("owned-cultists", { count: seat.cultists }));
    if (seat.tower?.length) {
      found.push(t("owned-tower", { count: seat.tower.length, levels: listed(seat.tower.map(String)) }));
    }
    if (seat.astronaut) found.push(t("owned-astronaut"));
    return found;
  }

  // -- the end --

  outcome(outcome: NonNullable<View["outcome"]>): string {
    const winners = outcome.winners.map((seat) => this.names[seat] ?? "");
    const shared = winners.length > 1 ? "-shared" : "";
    return t(`outcome-${outcome.reason}${shared}`, { winner: listed(winners) });
  }
}

/** The most special text that there is for an answer. */
function label(verb: string, what: string, seat: number | null, question: Question): string {
  let special = what ? `word-${verb}-${what}` : `word-${verb}-${question.kind}`;
  if (seat !== null) special = seat === question.seat ? `word-${verb}-self` : `word-${verb}-other`;
  return hasText(special) ? special : `word-${verb}`;
}

function textOf(kind: string, rule: string): string {
  return `${kind}-${rule.replaceAll("/", "-")}`;
}

/** "A, B and C". */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join("");
  return t("list-and", { first: names.slice(0, -1).join(", "), last: names[names.length - 1]! });
}

export function wordingOf(view: View): TokyoWording {
  return new TokyoWording(view.seats.map((seat) => seat.monster));
}
