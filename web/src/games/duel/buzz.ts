/** The Buzz tokens and what lies on them: the twin of the Python module baffe.games.duel.board. */
import type { Lying, Track } from "./model";
import PRINTED from "./printed.json";

export type Bonus = "hit" | "hit_x2" | "heart" | "energy" | "dice_token" | "blank" | "stop";

export interface Buzz {
  layout: Bonus[]; // from left to right, as it lies without being flipped
  inserts?: Bonus; // a space appears between its two, with this bonus
  removes?: boolean; // the space in its middle is gone
}

export const TOKENS = PRINTED.tokens as Record<string, Buzz>;

/** How many spaces it covers. */
export function covers(token: string): number {
  return TOKENS[token]?.layout.length ?? 1;
}

/** Whether it says something else when it lies the other way round. */
export function isLopsided(token: string): boolean {
  const layout = TOKENS[token]?.layout ?? [];
  return layout.some((bonus, i) => bonus !== layout[layout.length - 1 - i]);
}

/** From left to right as it lies: turned by choice, or because the zigzag leaves three spaces no other way. */
export function bonusesOf(token: string, { track, at, flipped }: Lying): Bonus[] {
  const layout = TOKENS[token]?.layout ?? [];
  const line: Record<Track, number> = { fame: 0, destruction: 1 };
  const turned = layout.length === 3 ? Math.abs(at + line[track]) % 2 === 0 : flipped;
  return turned ? layout.toReversed() : layout;
}
