/** The view of a King of Tokyo table, as docs/notation.md tells it. */
import type { GameEvent, View } from "$lib/plug";
import { HATS } from "$monsters/hats";
import PRINTED from "./printed.json";

export type Face = "1" | "2" | "3" | "heart" | "energy" | "smash";
export type Place = "outside" | "city" | "bay";
export type HeldCard = string | { id: string; tokens?: number; copies?: string; of?: number };

export interface Monster {
  monster: string;
  hearts: number;
  stars: number;
  energy: number;
  place: Place;
  poison: number;
  shrink: number;
  cards: HeldCard[];
  eliminated: boolean;
  cultists?: number;
  tower?: number[];
  /** It has had 17 stars as Astronaut: it wins as the turn ends. */
  astronaut?: boolean;
}

/** Two costumes of which a seat chooses one. */
export interface Dressing {
  seat: number;
  cards: string[];
}

export interface TokyoView extends View {
  turn: number;
  phase: string;
  seats: (Monster & Record<string, unknown>)[];
  turns: number;
  dice: Face[];
  rolls_left: number;
  market: string[]; // "" where a card has just been taken away
  prices: (number | null)[]; // null: not told yet
  deck: (string | null)[];
  deck_count: number;
  discard: string[];
  options: { two_player_variant: boolean; modules: string[] };
  /** Dice kept for the Roll that is told next; only while events are shown. */
  kept?: Face[];
  /** Costumes that were shown a moment ago; only while events are shown. */
  dressing?: Dressing;
}

export const FACES: Face[] = ["1", "2", "3", "heart", "energy", "smash"];
export const GOAL = PRINTED.goal;

export function opensTurn(event: GameEvent): boolean {
  return event.type === "turn_started";
}

export function tokyo(view: View): TokyoView {
  return view as TokyoView;
}

export function sorted(dice: Face[]): Face[] {
  return [...dice].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
}

export function cardId(card: HeldCard): string {
  return typeof card === "string" ? card : card.id;
}

/** What the card does now: Mimic does what it copies. */
export function powerOf(card: HeldCard): string {
  return typeof card === "string" ? card : (card.copies ?? card.id);
}

/** Whether it has the card, or a Mimic of it. */
export function hasPower(monster: Monster, power: string): boolean {
  return monster.cards.some((card) => powerOf(card) === power);
}

/** Some cards allow more. */
export function mostHearts(monster: Monster): number {
  const more: Record<string, number> = PRINTED.more_hearts;
  return Math.max(PRINTED.hearts, ...monster.cards.map((card) => more[powerOf(card)] ?? 0));
}

export function living(view: TokyoView): number {
  return view.seats.filter((monster) => !monster.eliminated).length;
}

/** Tokyo Bay is open from five living monsters on. */
export function bayIsOpen(view: TokyoView): boolean {
  return living(view) > 4;
}

export function occupant(view: TokyoView, place: Place): number | null {
  const seat = view.seats.findIndex((monster) => monster.place === place && !monster.eliminated);
  return seat < 0 ? null : seat;
}

/** Whether nobody alive has more stars. */
export function leads(view: TokyoView, seat: number): boolean {
  const most = Math.max(...view.seats.map((monster) => monster.stars));
  return most > 0 && view.seats[seat]?.stars === most;
}

/** Whoever chooses a costume now, and which are shown. */
export function dressing(view: TokyoView): Dressing | null {
  if (view.dressing) return view.dressing;
  const asked = view.decisions.find((question) => question.kind === "costume");
  return asked ? { seat: asked.seat, cards: asked.about.cards } : null;
}

export function wears(monster: Monster, costume: string): boolean {
  return monster.cards.some((card) => cardId(card) === costume);
}

/** The costume in which it is drawn: the newest one. */
export function hatOf(monster: Monster): string | undefined {
  return monster.cards.map(cardId).findLast((id) => id in HATS);
}

export type Mood = "calm" | "hurt" | "king" | "out";

export function moodOf(monster: Monster): Mood {
  if (monster.eliminated) return "out";
  if (monster.hearts <= 3) return "hurt";
  return monster.place === "outside" ? "calm" : "king";
}

/** Whether tokens, tiles or levels lie before it. */
export function hasTokens(monster: Monster): boolean {
  const count = monster.poison + monster.shrink + (monster.cultists ?? 0) + (monster.tower?.length ?? 0);
  return count > 0 || !!monster.astronaut;
}
