/** A solo game beside the real box, and a moment of it as the engine tells it: see src/baffe/games/heavy_hitters/companion. */
import type { GameEvent } from "$lib/plug";
import type { Told } from "../../../inside/beside.svelte.ts";
import type { Direction, HeavyView, Sight, Unit } from "../model";
import type { Arc, Fire } from "../printed";

export const VERSION = 1;
export const LEVELS = ["normal", "armed", "hard", "brutal"] as const;
export type Level = (typeof LEVELS)[number];

export interface Ground {
  columns?: number;
  rows?: number;
  without?: string[];
  zones?: Record<string, number>;
}

export interface Setup {
  version: typeof VERSION;
  /** The person's, then those of the opponents. */
  factions: string[];
  level: Level;
  zoned?: boolean;
  walks?: boolean;
  extended?: boolean;
  board?: Ground;
  map?: string | null;
  buildings?: string[];
  standing?: { at: string; facing: Direction }[];
  /** Attacks are computed with our own numbers where the owner has told none. */
  ours?: boolean;
  /** What the owner has read off the box, laid over our data. */
  data?: BoxData;
}

export type BoxData = Record<string, Record<string, Record<string, unknown>>>;

export type State = "standing" | "rubble" | "none";
export type Pile = "deck" | "discard" | "damage";

export type Move =
  | { do: "put"; seat: number; unit: Unit; at: string | null }
  | { do: "face"; seat: number; to: Direction }
  | { do: "hits"; seat: number; unit: Unit; to: number }
  | { do: "pile"; seat: number; pile: Pile; to: number }
  | { do: "mark"; seat: number; what: string; unit?: Unit; to: boolean | number }
  | { do: "building"; at: string; to: State }
  | { do: "modify"; number: number }
  | { do: "weapon"; weapon: string; numbers: Partial<Fire> }
  | { do: "hurt"; seat: number; unit: Unit; hits: number }
  | { do: "done"; spent?: boolean }
  | { do: "dice"; dice: number[] }
  | { do: "cards"; cards: string[] }
  | { do: "shot"; target: Unit | null; hits?: number }
  | { do: "damage"; taken: number }
  | { do: "choose"; choice: string }
  | { do: "over"; won: boolean };

export interface Target {
  unit: Unit;
  seat: number;
  at: string;
  distance: number;
  arcs: Arc[];
  sight: Sight;
}

export type Ask =
  /** The person's own turn. */
  | { kind: "yours"; what: "deploy" | "commit" | "tag" | "reset" }
  | { kind: "yours"; what: "move"; unit: Unit }
  | { kind: "yours"; what: "act"; unit: Unit; targets: Target[] }
  | { kind: "yours"; what: "fire"; speed: number; next?: { seat: number; unit: Unit; weapon: string } }
  /** So many dice fall on the table. */
  | { kind: "dice"; dice: number; fallen: number[]; for: string; seat: number }
  /** So many cards are turned up; what do they read? */
  | { kind: "cards"; count: number; seat: number; cards: string[] }
  | { kind: "speed"; weapon: string; seat: number }
  /** The owner reads the printed weapon and tells what came of it. */
  | { kind: "shot"; seat: number; unit: Unit; weapon: string; told: Partial<Fire>; targets: Target[] }
  | { kind: "damage"; damage: number; seat: number; unit: Unit }
  | { kind: "choose"; what: string; options: string[]; unit?: Unit };

export type Fact = GameEvent;

export interface Moment extends Told {
  view: HeavyView;
  hexes: [name: string, q: number, r: number, zone: number][];
  ask: Ask | null;
  log: Fact[];
  fresh: number;
  /** What is told of each weapon. */
  weapons: Record<string, Partial<Fire>>;
  outcome: { winners: number[]; reason: string } | null;
}

/** What a tap on a hex does. */
export type Tool = { seat: number; unit: Unit } | { to: State };

export function isUnit(tool: Tool | null): tool is { seat: number; unit: Unit } {
  return !!tool && "unit" in tool;
}

/** Every number of a weapon is told. */
export function isWhole(told: Partial<Fire>): told is Fire {
  return ["speed", "attack", "damage", "range", "arc", "keywords"].every((name) => name in told);
}
