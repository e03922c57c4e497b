/** What stands on the board, seen from above: fragments of SVG around 0,0, where a hex is 100 wide. */
import type { Direction } from "../model";

/** Degrees clockwise from north. */
const TURN: Readonly<Record<Direction, number>> = { n: 0, ne: 60, se: 120, s: 180, sw: 240, nw: 300 };

export const turnOf = (facing: Direction | undefined): number => TURN[facing ?? "n"];

/** The plan of a robot that faces north, by faction: each has its outline, and a nose says where its front is. */
export const HULLS: Readonly<Record<string, string>> = {
  diamondback: "M0-26 34 4 22 20 0 30-22 20-34 4Z",
  kingwolf: "M0-31 10-22 25 22 12 20 6 31H-6L-12 20-25 22-10-22Z",
  thunderhappy: "M24 12 36 22 32 28 18 21A27 27 0 0 1-18 21L-32 28-36 22-24 12A27 27 0 1 1 24 12Z",
  hammerstrike: "M-31-28H-13V-12H13V-28H31V26H13V12H-13V26H-31Z",
};
export const ANY_HULL = "M0-27A27 27 0 1 1 0 27 27 27 0 0 1 0-27Z";
export const NOSE = "M0-46 13-26H-13Z";

/** Support units: the shape of the token, and its sign. */
export const SHAPES = {
  combat: "M-17-17H17V17H-17Z",
  repair: "M0-20A20 20 0 1 1 0 20 20 20 0 0 1 0-20Z",
  recon: "M0-23 23 17H-23Z",
};
export const SIGNS = {
  combat: "M0-9A9 9 0 1 1 0 9 9 9 0 0 1 0-9ZM0-13.5V-5M0 13.5V5M-13.5 0H-5M13.5 0H5",
  repair: "M-9.5 9.5-1 1M-1 1A7 7 0 0 1 6-11L2.5-6 6-2.5 11-6A7 7 0 0 1-1 1",
  recon: "M-12 6C-6-2 6-2 12 6 6 14-6 14-12 6ZM0 3.5A2.5 2.5 0 1 1 0 8.5 2.5 2.5 0 0 1 0 3.5Z",
};
