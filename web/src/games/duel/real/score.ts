/** The score of a game beside the real box, and who has won by it. Seat 0 is the person, seat 1 the Autobot. */
import PRINTED from "../printed.json";
import { type Buzz, spotlightOf, victoryOf } from "../board/geometry";
import { HEARTS, TRACKS } from "../model";
import type { Places } from "./walk";

export type Seat = 0 | 1;
export type Level = "normal" | "hard";

export interface Outcome {
  winner: Seat | null; // null: both are knocked out
  reason: "knock_out" | "spotlight" | "victory_space" | "draw";
  rule: string;
}

export interface Score {
  monsters: [string, string];
  hearts: [number, number];
  cubes: number;
  fewer: number; // dice that the Autobot throws less on its next turn
  markers: Places;
  buzz: Buzz;
}

/** Something that happened, as the engine tells its events: a type, the rule and its own fields. */
export interface Fact {
  type: string;
  seat: Seat;
  rule: string;
  [field: string]: any;
}

export const THRESHOLDS: Record<Level, number> = PRINTED.cubes;

export function mostHearts(score: Score, seat: Seat): number {
  return HEARTS[score.monsters[seat]] ?? 15;
}

/** Hearts that the Autobot lacks. */
export function deficit(score: Score): number {
  return mostHearts(score, 1) - score.hearts[1];
}

/** D58 to D61: whether somebody has won on the tracks, the active side first. */
export function wonOnTracks({ markers }: Score, active: Seat): Outcome | null {
  for (const winner of [active, (1 - active) as Seat]) {
    if (TRACKS.some((track) => victoryOf(markers[track]) === winner)) {
      return { winner, reason: "victory_space", rule: "duel/D59" };
    }
    if (TRACKS.every((track) => spotlightOf(markers[track]) === winner)) {
      return { winner, reason: "spotlight", rule: "duel/D58" };
    }
  }
  return null;
}

/** The same with knock-outs: what a score that was set by hand means. */
export function wonBy(score: Score, active: Seat): Outcome | null {
  const [me, bot] = score.hearts;
  if (me <= 0 && bot <= 0) return { winner: null, reason: "draw", rule: "duel/D62" };
  if (bot <= 0) return { winner: 0, reason: "knock_out", rule: "duel/D57" };
  if (me <= 0) return { winner: 1, reason: "knock_out", rule: "duel/D57" };
  return wonOnTracks(score, active);
}
