/** King of Tokyo in words: the twin of the Python module baffe.texts.tokyo, with the same texts. */
import type { GameEvent, Question, View } from "$lib/plug";
import type { Args } from "$lib/texts.svelte.ts";
import { AnyWording, listed } from "$lib/wording";
import { takenApart } from "$lib/words";
import { tokyo } from "./model";
import { noteOf } from "./note";

/** The line of another event says these already. */
const TOLD: ReadonlySet<string> = new Set([
  "energy_paid tokyo/R70", "energy_paid tokyo/R71", "energy_paid tokyo/R27",
  "discarded tokyo/R80", "token_removed cultists/C5", "energy_paid halloween/H11",
  "energy_lost pirate", "card_tokens tokyo/R109", "used_up tokyo/R72",
]);

export class TokyoWording extends AnyWording {
  constructor(monsters: string[]) {
    super("tokyo", monsters, TOLD);
  }

  // -- what happens --

  protected override cause(event: GameEvent): string {
    const saysEnough = event.cause === undefined && (event.type === "sold" || event.type === "eliminated");
    return saysEnough ? "" : super.cause(event);
  }

  protected override facts(event: GameEvent): Args {
    const args = super.facts(event);
    if (event.type === "peeked") args.card ??= "none";
    return args;
  }

  protected override fact(key: string, value: any, me: number | null): Args {
    if (key === "faces") return { face: this.face(value[0]), to: this.face(value[1]) };
    if (key === "place") return { [key]: this.ours(`place-${value}`) };
    return super.fact(key, value, me);
  }

  // -- questions and answers --

  question(question: Question, view: View): string {
    const args: Args = { rolls_left: tokyo(view).rolls_left, by: this.names[view.turn] ?? "" };
    for (const [key, value] of Object.entries(question.about)) Object.assign(args, this.asked(key, value, question.seat));
    // Beside dice that one taps the sentence says what a tap does.
    const taps = question.kind === "roll" && question.options?.some((word) => word.startsWith("keep:"));
    return this.ours(taps ? "tap-roll" : this.asking(question), args);
  }

  answer(word: string, question: Question, view: View): string {
    const { verb, what, to, seat } = takenApart(word);
    const args: Args = { by: this.names[view.turn] ?? "" };
    const offer = question.offers?.[word];
    if (offer) {
      args.card = this.card(offer.card);
      args.price = offer.price;
    } else if (verb === "copy" || verb === "use") args.card = this.card(what);
    else if (this.has(`card-${verb}`)) args.card = this.card(verb);
    if (seat !== null) args.name = this.names[seat] ?? "";
    if (verb === "keep" && what !== "none") args.dice = this.dice(what.split(","));
    else if (this.has(`face-${what}`)) args.face = this.face(what);
    if (/^\d+$/.test(what)) args.count = Number(what);
    if (to) args.to = this.face(to);
    return this.ours(this.label(verb, what, seat, question), args);
  }

  /** The most special text that there is for an answer. */
  private label(verb: string, what: string, seat: number | null, question: Question): string {
    let special = what ? `word-${verb}-${what}` : `word-${verb}-${question.kind}`;
    if (seat !== null) special = seat === question.seat ? `word-${verb}-self` : `word-${verb}-other`;
    return this.has(special) ? special : `word-${verb}`;
  }

  note(word: string, question: Question, view: View): string {
    return noteOf(word, question, tokyo(view), this.names);
  }

  // -- what stands at the table --

  protected override throwsLeft(view: View): number {
    return tokyo(view).rolls_left;
  }

  /** Its tokens, and what it has of modules. */
  owned(seat: Record<string, any>): string[] {
    const found = ["poison", "shrink"].filter((token) => seat[token]).map((token) => `${this.ours(`token-${token}`)} ${seat[token]}`);
    if (seat.cultists) found.push(this.ours("owned-cultists", { count: seat.cultists }));
    if (seat.tower?.length) {
      found.push(this.ours("owned-tower", { count: seat.tower.length, levels: listed(seat.tower.map(String)) }));
    }
    if (seat.astronaut) found.push(this.ours("owned-astronaut"));
    return found;
  }
}

export function wordingOf(view: View): TokyoWording {
  return new TokyoWording(view.seats.map((seat) => seat.monster));
}
