/** A game beside the real box, and a moment of it as the engine tells it: see src/baffe/games/duel/companion. */
import type { KeptGame, Told } from "../../../inside/beside.svelte.ts";
import type { Face, Lying, Track } from "../model";

/** 0 is the person, 1 the Autobot. */
export type Seat = 0 | 1;
export type Level = "normal" | "hard";

export interface Setup {
  monsters: [string, string];
  level: Level;
  /** autobot/R1: dice of the Autobot when it begins. */
  firstDice?: number;
  /** autobot/R9: a dice-token bonus brings the Autobot a cube. */
  tokenCube?: boolean;
}

/** Scores that the person sets by hand. */
export type Figure = "mine" | "bots" | "cubes" | "fewer";

export type Move =
  | { do: "set"; what: Figure; to: number }
  | { do: "marker"; track: Track; to: number }
  | { do: "token"; token: string; to: Lying | null }
  /** The person's turn is over. */
  | { do: "over" }
  /** The score that stands is the end. */
  | { do: "finish" }
  /** Dice of the Autobot: told, or rolled by this page. */
  | { do: "dice"; dice: Face[]; rolled?: boolean }
  | { do: "symbol"; track: Track }
  | { do: "hits"; taken: number }
  | { do: "card"; card: string | null; empty?: boolean }
  | { do: "next" };

/** What the Autobot's turn waits for; `rule` is the one behind it. */
export type Ask =
  /** Throw so many dice; `again` shows what they were, `rules` by which one a face is kept. */
  | {
      kind: "throw";
      rule: string;
      dice: number;
      white: boolean;
      number: number;
      throws: number;
      kept: Face[];
      again: Face[];
      rules: Partial<Record<Face, string>>;
    }
  /** The person chooses the track. */
  | { kind: "symbol"; rule: string; dice: Face[]; tracks: Track[] }
  /** The person takes hits; cards may prevent some. */
  | { kind: "hits"; rule: string; hits: number; by_dice: boolean }
  /** Discard the card of the last slot, slide, reveal. */
  | { kind: "card"; rule: string }
  /** Something has happened: look, move things on the board, go on. */
  | { kind: "next"; rule: string };

export interface Score {
  monsters: [string, string];
  hearts: [number, number];
  most: [number, number];
  cubes: number;
  /** Cubes that set off the Autobot's own power. */
  threshold: number;
  /** That the Autobot throws on its next turn. */
  dice: number;
  markers: Record<Track, number>;
  buzz: Record<string, Lying>;
}

export interface Outcome {
  winner: Seat | null; // null: both are knocked out
  reason: string;
  rule: string;
}

/** Something that happened, as the engine tells its events, or a score that was set by hand. */
export interface Fact {
  type: string;
  seat: Seat | null;
  rule: string;
  /** Where it follows more than one. */
  rules?: string[];
  [field: string]: any;
}

export interface Moment extends Told {
  score: Score;
  active: Seat;
  turns: number;
  /** Dice of the person in the first turn of the game; null in all others. */
  first_dice: number | null;
  /** Null: it is the person's turn, or the game is over. */
  ask: Ask | null;
  log: Fact[];
  /** Where in the log begins what has happened since the last answer. */
  fresh: number;
  /** Energy that Superconductor may copy now. */
  copied: number;
  /** The face whose dice count now. */
  face: Face | null;
  outcome: Outcome | null;
  /** How the game has ended if the score is right. */
  won: Outcome | null;
  /** What each figure is, and the most that it can be. */
  figures: Record<Figure, [value: number, most: number]>;
  /** Where each marker comes by a step towards the person and towards the Autobot. */
  ways: Record<Track, [number | null, number | null]>;
  /** What lies under the markers. */
  bonuses: Partial<Record<Track, string>>;
  /** The Autobot is The King: his tokens stay in the box. */
  idle_kings: boolean;
  /** Tokens in play; spots as words spell them: `fame:-3:flipped`. */
  tokens: Record<string, { stuck: boolean; spots: string[] }>;
}

/** What is kept of a game on this device. */
export type Game = KeptGame<Setup, Move, Pick<Moment, "score" | "active">>;
