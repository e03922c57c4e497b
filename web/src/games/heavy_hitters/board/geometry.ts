/** Where hexes lie in the picture. A hex is 100 wide; the middle of the board is 0, 0; y grows downwards. */
import { type Direction, DIRECTIONS } from "../model";
import { PRINT } from "../printed";

export interface Point {
  x: number;
  y: number;
}

export const HEX_WIDE = 100;
export const HEX_HIGH = 50 * Math.sqrt(3);
/** Around the board, for the letters and numbers of its columns and rows. */
export const RIM = 44;

const STEPS: Readonly<Record<Direction, readonly [q: number, r: number]>> = { n: [0, -1], ne: [1, -1], se: [1, 0], s: [0, 1], sw: [-1, 1], nw: [-1, 0] };

type Ground = Readonly<Record<string, readonly number[]>>; // place q, r and zone by name

/** The board that is drawn: ours, or the one that somebody has beside a real box. */
let ground: Ground = PRINT.hexes;
export let HEXES: readonly string[] = Object.keys(ground);

function middle(q: number, r: number): Point {
  return { x: 0.75 * HEX_WIDE * q, y: HEX_HIGH * (r + q / 2) };
}

let CENTRES: Readonly<Record<string, Point>>;
let NAMES: ReadonlyMap<string, string>;
/** The whole picture. */
export let BOX: { left: number; top: number; width: number; height: number };

/** From now on this board is drawn, by whatever is mounted after it. */
export function layOut(board: Ground = PRINT.hexes): void {
  ground = board;
  HEXES = Object.keys(board);
  const places = HEXES.map((hex) => middle(board[hex]![0]!, board[hex]![1]!));
  const [across, down] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  CENTRES = Object.fromEntries(HEXES.map((hex, i) => [hex, places[i]!]));
  NAMES = new Map(HEXES.map((hex) => [board[hex]!.slice(0, 2).join(), hex]));
  const left = Math.min(...across) - HEX_WIDE / 2 - RIM;
  const top = Math.min(...down) - HEX_HIGH / 2 - RIM;
  BOX = { left, top, width: Math.max(...across) + HEX_WIDE / 2 + RIM - left, height: Math.max(...down) + HEX_HIGH / 2 + RIM - top };
}
layOut();

/** The middle of a hex. */
export function centreOf(hex: string): Point {
  return CENTRES[hex] ?? { x: 0, y: 0 };
}

export function isHex(name: string): boolean {
  return name in ground;
}

export function zoneOf(hex: string): number {
  return ground[hex]?.[2] ?? 1;
}

/** As it is printed: G6. */
export function printedName(hex: string): string {
  return hex.toUpperCase();
}

/** The hex next to this one; null beyond the edge. */
export function neighbour(hex: string, direction: Direction): string | null {
  const at = ground[hex];
  const [q, r] = STEPS[direction];
  return at ? (NAMES.get([at[0]! + q, at[1]! + r].join()) ?? null) : null;
}

/** Degrees, clockwise from the north. */
export function angleOf(direction: Direction): number {
  return DIRECTIONS.indexOf(direction) * 60;
}

/** So far from the middle in that direction. */
export function outward(direction: Direction, by: number): Point {
  const turn = (angleOf(direction) * Math.PI) / 180;
  return { x: Math.sin(turn) * by, y: -Math.cos(turn) * by };
}

/** The six corners, clockwise from the upper left one. */
export const CORNERS: readonly Point[] = [
  { x: -25, y: -HEX_HIGH / 2 },
  { x: 25, y: -HEX_HIGH / 2 },
  { x: 50, y: 0 },
  { x: 25, y: HEX_HIGH / 2 },
  { x: -25, y: HEX_HIGH / 2 },
  { x: -50, y: 0 },
];
/** The side towards each direction, as two corners. */
const SIDES: Readonly<Record<Direction, readonly [number, number]>> = { n: [0, 1], ne: [1, 2], se: [2, 3], s: [3, 4], sw: [4, 5], nw: [5, 0] };

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A hex around 0, 0, drawn so much smaller or larger. */
export function hexPath(scale = 1): string {
  return `M${CORNERS.map(({ x, y }) => `${round(x * scale)} ${round(y * scale)}`).join("L")}Z`;
}

/** Of all these hexes in one path. */
export function hexesPath(hexes: readonly string[], scale = 1): string {
  const corners = (at: Point) => CORNERS.map(({ x, y }) => `${round(at.x + x * scale)} ${round(at.y + y * scale)}`).join("L");
  return hexes.map((hex) => `M${corners(centreOf(hex))}Z`).join("");
}

/** The sides at which these hexes border on others, or on the edge of the board, as one path. */
export function borderOf(hexes: readonly string[]): string {
  const inside = new Set(hexes);
  const sides: string[] = [];
  for (const hex of hexes) {
    const at = centreOf(hex);
    for (const direction of DIRECTIONS) {
      if (inside.has(neighbour(hex, direction) ?? "")) continue;
      const [from, to] = SIDES[direction].map((corner) => CORNERS[corner]!);
      sides.push(`M${round(at.x + from!.x)} ${round(at.y + from!.y)}L${round(at.x + to!.x)} ${round(at.y + to!.y)}`);
    }
  }
  return sides.join("");
}

export function farFrom(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The hex of these that is nearest to a point, if it is so near; null: none is. */
export function nearest(point: Point, hexes: readonly string[], most = Infinity): string | null {
  let best: string | null = null;
  let least = most;
  for (const hex of hexes) {
    const far = farFrom(point, centreOf(hex));
    if (far < least) [best, least] = [hex, far];
  }
  return best;
}

/** The next of these hexes in that direction of the screen: straight ahead rather than aside. The same one where there is none. */
export function towards(from: Point, hexes: readonly string[], dx: number, dy: number): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const hex of hexes) {
    const at = centreOf(hex);
    const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
    const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
    const far = along + 2 * aside;
    if (along > 1 && far < least) [best, least] = [hex, far];
  }
  return best;
}
