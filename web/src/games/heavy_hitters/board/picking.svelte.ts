/** What is selected for an answer: on the board, in the tray or in the list of hexes; the tray confirms it. */
import type { Question } from "$lib/plug";
import { takenApart, type Word } from "$lib/words";
import { type Direction, DIRECTIONS, type HeavyView, type Sight, type Unit } from "../model";
import { centreOf, isHex, neighbour, type Point, towards } from "./geometry";

/** A hex at which something can be chosen, with the words for it: one building may be tagged by several units. */
export interface Spot {
  hex: string;
  words: string[];
}

/** What the rules tell of an answer before it is given. */
export interface Offer {
  price?: number;
  over?: number; // how much of the price is overspent
  way?: string[]; // the hexes between, on a cheapest way
  tags?: number; // there now that count for this seat
  missing?: number; // tags until the building falls
  reaches?: Record<string, string[]>; // enemy units, as "hh@1", that weapons in hand could fire at in this facing
  distance?: number;
  sight?: Sight;
  number?: number; // that the attack dice must reach
  damage?: number;
  armor?: number;
  chance?: number;
  expected?: number;
  line?: string[]; // the hexes that the line of sight passes
  met?: string[]; // those of them that give cover or block it
}

/** A question that is answered on the board, and how far somebody is with it. */
export interface Choice {
  question: Question;
  spots: readonly Spot[];
  word: string | null; // that is selected
  origin: string | null; // from where something goes out
}

const TO_HEX = ["move", "place", "shift", "s_billboard", "s_hijack"]; // verbs whose first thing is a hex
const TO_BUILDING = ["tag", "ads"]; // a unit, then a hex
const WAYS = ["face", "step", "push"];

export function offerOf(question: Question, word: string): Offer {
  return (question.offers?.[word] ?? {}) as Offer;
}

/** The unit that this question is about, or whose facing is chosen. */
export function unitOf(question: Question): Unit {
  return question.about.unit ?? "hh";
}

/** Where the unit stands from which something goes out: the one that moves, shoots or turns; for a push whom it moves. */
export function originOf(question: Question, view: HeavyView): string | null {
  const { attack } = view;
  if (question.kind === "push") return attack ? (view.seats[attack.on]?.units[attack.target]?.at ?? null) : null;
  if (question.kind === "deploy" || question.kind === "place") return view.seats[question.seat]?.units.hh?.at ?? null;
  return view.seats[question.seat]?.units[unitOf(question)]?.at ?? null;
}

/** The hex that a word is about; null: it has no place. */
export function hexOf(word: string, question: Question, view: HeavyView): string | null {
  const { verb, what, to, seat } = takenApart(word);
  if (TO_HEX.includes(verb)) return isHex(what) ? what : null;
  if (TO_BUILDING.includes(verb)) return isHex(to) ? to : null;
  if (verb === "fire") return view.seats[seat ?? -1]?.units[what as Unit]?.at ?? null;
  if (verb === "repair") return view.seats[seat ?? question.seat]?.units.hh?.at ?? null;
  if (verb === "step" || verb === "push") {
    const from = originOf(question, view);
    return from && neighbour(from, what as Direction);
  }
  return null;
}

/** The direction that a word names; null: none. */
export function directionOf(word: string): Direction | null {
  const { verb, what } = takenApart(word);
  return WAYS.includes(verb) && DIRECTIONS.includes(what as Direction) ? (what as Direction) : null;
}

/** All hexes at which this question can be answered, in the order of its options. */
export function spotsOf(question: Question, view: HeavyView): Spot[] {
  const spots = new Map<string, Spot>();
  for (const word of question.options ?? []) {
    const hex = hexOf(word, question, view);
    if (!hex) continue;
    const spot = spots.get(hex) ?? { hex, words: [] };
    spot.words.push(word);
    spots.set(hex, spot);
  }
  return [...spots.values()];
}

/** Answers by a direction, clockwise. */
export function waysOf(question: Question): { direction: Direction; word: string }[] {
  const found = (question.options ?? []).flatMap((word) => {
    const direction = directionOf(word);
    return direction ? [{ direction, word }] : [];
  });
  return found.sort((a, b) => DIRECTIONS.indexOf(a.direction) - DIRECTIONS.indexOf(b.direction));
}

/** Answers that have no place on the board: staying, passing, cards. */
export function restOf(question: Question, view: HeavyView): Word[] {
  return (question.options ?? []).filter((word) => !hexOf(word, question, view) && !directionOf(word)).map(takenApart);
}

export class Picking {
  private picked: { number: number; word: string } | null = $state.raw(null);

  /** The word that is selected; where there is nothing to choose between, or something is so already, that one. */
  word(question: Question, view: HeavyView): string | null {
    if (this.picked?.number === question.number && question.options?.includes(this.picked.word)) return this.picked.word;
    if (question.kind === "face") {
      const facing = view.seats[question.seat]?.units.hh?.facing;
      return waysOf(question).find(({ direction }) => direction === facing)?.word ?? null;
    }
    const spots = spotsOf(question, view);
    return spots.length === 1 ? spots[0]!.words[0]! : null;
  }

  /** The spot that is selected. */
  spot(question: Question, view: HeavyView): Spot | null {
    const word = this.word(question, view);
    return word ? (spotsOf(question, view).find(({ words }) => words.includes(word)) ?? null) : null;
  }

  pick(question: Question, word: string): void {
    this.picked = { number: question.number, word };
  }

  /** That hex: with the same unit or card as before where it can be, else as the first word says. */
  pickHex(question: Question, view: HeavyView, hex: string): void {
    const spot = spotsOf(question, view).find((each) => each.hex === hex);
    if (!spot || spot.words.includes(this.word(question, view) ?? "")) return;
    const before = takenApart(this.word(question, view) ?? "");
    const same = spot.words.find((word) => takenApart(word).verb === before.verb && takenApart(word).what === before.what);
    this.pick(question, same ?? spot.words[0]!);
  }

  /** The next hex in that direction of the screen; at first from where the unit stands. */
  step(question: Question, view: HeavyView, dx: number, dy: number): void {
    const hexes = spotsOf(question, view).map(({ hex }) => hex);
    const now = this.spot(question, view)?.hex ?? originOf(question, view);
    const from: Point = now ? centreOf(now) : { x: 0, y: 0 };
    const next = towards(from, hexes, dx, dy) ?? (this.spot(question, view) ? null : hexes[0]);
    if (next) this.pickHex(question, view, next);
  }
}
