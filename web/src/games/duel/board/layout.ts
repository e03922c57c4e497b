/** Where spaces are drawn. One unit is half of a space's width: spaces of one row touch, the zigzag needs two rows. */
import type { Track } from "../model";
import { END, isUpper } from "./geometry";

export const WIDE = 16;
export const HIGH = 9.1;
export const RADIUS = 0.82; // of a space
const UPPER: Record<Track, number> = { fame: 1, destruction: 6.1 };
const PITCH = 2; // from row to row: as wide as a space, so that a thumb hits it
export const BAND = 4.55; // between the tracks

export interface Point {
  x: number;
  y: number;
}

/** The middle of a space. Mirrored: +7 is on the left, so that my own end always is. */
export function pointOf(track: Track, at: number, mirrored: boolean): Point {
  const whole = Math.floor(at);
  if (whole !== at) {
    const [a, b] = [pointOf(track, whole, mirrored), pointOf(track, whole + 1, mirrored)];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }
  const column = mirrored ? -at : at;
  return { x: column + END + 1, y: UPPER[track] + (isUpper(track, at) ? 0 : PITCH) };
}

/** For things that lie above the drawing. */
export function placed(point: Point): string {
  return `left:${(point.x / WIDE) * 100}%;top:${(point.y / HIGH) * 100}%`;
}

export function lineThrough(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}
