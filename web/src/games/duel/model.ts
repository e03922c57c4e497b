/** The view of a King of Tokyo Duel table, as docs/notation-duel.md tells it. */
import type { GameEvent, View } from "$lib/plug";
import PRINTED from "./printed.json";

export type Face = "smash" | "heart" | "energy" | "fame" | "destruction" | "special";
export type Track = "fame" | "destruction";

export interface Side {
  monster: string;
  hearts: number;
  energy: number; // the Autobot's cubes
  tokens: number;
  cards: string[];
  fewer: number;
  dominated: number;
  immune: boolean;
}

export interface Lying {
  track: Track;
  at: number; // the leftmost space that it covers
  flipped: boolean;
}

export interface DuelView extends View {
  turn: number;
  phase: string;
  seats: (Side & Record<string, unknown>)[];
  turns: number;
  fame: number;
  destruction: number;
  buzz: Record<string, Lying>; // king1 and king2 are The King's
  row: string[];
  prices: number[];
  deck_count: number;
  discard: string[];
  dice: Face[];
  added: Face[];
  red: number;
  white: number;
  throws_left: number;
  resolved: Face[];
  specials_spent: number;
  symbol: Track | null;
  first_turn: boolean;
  /** Dice kept for the throw that is told next; only while events are shown. */
  kept?: Face[];
  options: { autobot?: string } & Record<string, unknown>;
}

export const FACES: Face[] = ["smash", "heart", "energy", "fame", "destruction", "special"];
export const TRACKS: Track[] = ["fame", "destruction"];

/** Hearts with which each monster begins, and the most it can have. */
export const HEARTS: Record<string, number> = PRINTED.hearts;

export function opensTurn(event: GameEvent): boolean {
  return event.type === "turn_started";
}

export function duel(view: View): DuelView {
  return view as DuelView;
}

export function sorted(dice: readonly Face[]): Face[] {
  return dice.toSorted((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
}

export function mostHearts(side: Side): number {
  return HEARTS[side.monster] ?? 15;
}

/** The seat that nobody plays: the Autobot; null at a table of two people. */
export function autobotOf(view: DuelView): number | null {
  return view.options.autobot ? 1 : null;
}

/** Cubes that set off the Autobot's white dice. */
export function thresholdOf({ options }: DuelView): number {
  return (PRINTED.cubes as Record<string, number>)[options.autobot ?? ""] ?? 0;
}

export type Mood = "calm" | "hurt" | "king" | "out";

/** Proud when it has won, hurt at 3 hearts or fewer. */
export function moodOf(view: DuelView, seat: number): Mood {
  const side = view.seats[seat]!;
  if (side.hearts <= 0) return "out";
  if (view.outcome?.winners.includes(seat)) return "king";
  return side.hearts <= 3 ? "hurt" : "calm";
}

/** A spot as words spell it, `fame:-3:flipped`: track, leftmost space, and whether the token is flipped. */
export function partsOf(spot: string): Lying {
  const [track, at, flipped] = spot.split(":");
  return { track: track as Track, at: Number(at), flipped: flipped !== undefined };
}
