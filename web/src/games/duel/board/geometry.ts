/** The two tracks and what lies on them: the same facts as the engine's board, for drawing. */
import { type Bonus, bonusesOf, TOKENS } from "../buzz";
import type { Lying, Track } from "../model";

export const END = 7;
const SPOTLIGHT = [3, 5] as const; // inserted spaces between them included

export type Buzz = Readonly<Record<string, Lying>>;

export interface Cell {
  at: number;
  bonus: Bonus | "removed";
}

/** What a token shows on each of its spaces, from −7 to +7; the inserted space stands between the two. */
export function cellsOf(token: string, lying: Lying): Cell[] {
  const kind = TOKENS[token];
  if (!kind) return [];
  const cells: Cell[] = bonusesOf(token, lying).map((bonus, n) => ({
    at: lying.at + n,
    bonus: kind.removes && n === 1 ? "removed" : bonus,
  }));
  if (kind.inserts) cells.splice(1, 0, { at: lying.at + 0.5, bonus: kind.inserts });
  return cells;
}

/** Every space of a track that exists now, from −7 to +7. */
export function spacesOf(buzz: Buzz, track: Track): number[] {
  const spaces = new Set(Array.from({ length: 2 * END + 1 }, (_, i) => i - END));
  for (const [token, lying] of Object.entries(buzz)) {
    if (lying.track !== track) continue;
    for (const cell of cellsOf(token, lying)) {
      if (cell.bonus === "removed") spaces.delete(cell.at);
      else spaces.add(cell.at);
    }
  }
  return [...spaces].sort((a, b) => a - b);
}

/** Seat 0 pulls towards −7, seat 1 towards +7. */
export function endOf(seat: number): -1 | 1 {
  return seat === 0 ? -1 : 1;
}

/** The seat in whose Spotlight zone that space wholly lies; null: in none. */
export function spotlightOf(at: number): number | null {
  const far = Math.abs(at);
  if (far < SPOTLIGHT[0] || far > SPOTLIGHT[1]) return null;
  return at < 0 ? 0 : 1;
}

/** The seat whose Victory space that is; null: of none. */
export function victoryOf(at: number): number | null {
  if (Math.abs(at) < END) return null;
  return at < 0 ? 0 : 1;
}

/** The zigzag: whether that whole space lies on the upper row of its track. */
export function isUpper(track: Track, at: number): boolean {
  return (at % 2 !== 0) === (track === "fame");
}
