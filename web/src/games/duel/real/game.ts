/**
 * A game beside the real box. All that is kept is how it began and what was done since, so that any number of steps can
 * be undone: the moment is worked out anew from the beginning.
 */
import { HEARTS, type Lying, type Track } from "../model";
import { type Answer, type Ask, autobotTurn } from "./autobot";
import { type Fact, type Level, mostHearts, type Outcome, type Score, type Seat, wonBy } from "./score";

export interface Setup {
  monsters: [string, string];
  level: Level;
  /** R1: dice of the Autobot when it begins; six without it. */
  firstDice?: number;
  /** R9: a dice-token bonus brings the Autobot a cube. */
  tokenCube?: boolean;
}

/** Scores that the person sets by hand. */
export type Figure = "mine" | "bots" | "cubes" | "fewer";

export type Move =
  | Answer
  | { do: "set"; what: Figure; to: number }
  | { do: "marker"; track: Track; to: number }
  | { do: "token"; token: string; to: Lying | null }
  /** The person's turn is over. */
  | { do: "over" }
  /** The score that stands is the end. */
  | { do: "finish" };

export interface Game {
  setup: Setup;
  moves: Move[];
}

export interface Moment {
  score: Score;
  active: Seat;
  turns: number;
  /** What the Autobot's turn waits for; null: it is the person's turn, or the game is over. */
  ask: Ask | null;
  log: Fact[];
  /** Where in the log begins what has happened since the last answer. */
  fresh: number;
  outcome: Outcome | null;
}

export const MOST_CUBES = 99;

/** A2: the monster with fewer hearts begins; with as many the Autobot. */
export function firstOf({ monsters: [mine, bots] }: Setup): Seat {
  return HEARTS[mine]! < HEARTS[bots]! ? 0 : 1;
}

function startOf(setup: Setup): Score {
  const [mine, bots] = setup.monsters;
  return {
    monsters: [mine, bots],
    hearts: [HEARTS[mine]!, HEARTS[bots]!],
    cubes: firstOf(setup) === 0 ? 1 : 0, // R2
    fewer: 0,
    markers: { fame: 0, destruction: 0 },
    buzz: {},
  };
}

export function mostOf(score: Score, what: Figure): number {
  if (what === "mine") return mostHearts(score, 0);
  if (what === "bots") return mostHearts(score, 1);
  return what === "fewer" ? 6 : MOST_CUBES;
}

export function figureOf(score: Score, what: Figure): number {
  if (what === "mine") return score.hearts[0];
  if (what === "bots") return score.hearts[1];
  return score[what];
}

/** Sets the score; what was set twice in a row is one line of the log. */
function correct(score: Score, move: Move, log: Fact[]): boolean {
  let fact: Fact;
  if (move.do === "set") {
    const { what, to } = move;
    if (what === "mine") score.hearts[0] = to;
    else if (what === "bots") score.hearts[1] = to;
    else score[what] = to;
    fact = { type: `set_${what}`, seat: 0, rule: "", to };
  } else if (move.do === "marker") {
    score.markers[move.track] = move.to;
    fact = { type: "set_marker", seat: 0, rule: "", track: move.track, at: move.to };
  } else if (move.do === "token") {
    const { [move.token]: _before, ...others } = score.buzz;
    score.buzz = move.to ? { ...others, [move.token]: move.to } : others;
    fact = { type: move.to ? "set_token" : "set_off", seat: 0, rule: "", token: move.token, ...move.to };
  } else return false;
  const last = log.at(-1);
  const same = last?.type === fact.type && last.track === fact.track && last.token === fact.token;
  if (same && fact.type !== "set_off") log.pop();
  log.push(fact);
  return true;
}

/** Plays all moves. Throws when they do not follow from each other. */
export function momentOf({ setup, moves }: Game): Moment {
  const score = startOf(setup);
  const log: Fact[] = [];
  const moment: Moment = { score, active: firstOf(setup), turns: 0, ask: null, log, fresh: 0, outcome: null };
  let turn: ReturnType<typeof autobotTurn> | null = null;

  function begin(): void {
    moment.turns += 1;
    log.push({ type: "turn_started", seat: moment.active, rule: "duel/D8", turn: moment.turns });
    if (moment.active === 1) {
      const house = { dice: moment.turns === 1 ? setup.firstDice : undefined, tokenCube: setup.tokenCube };
      turn = autobotTurn(score, setup.level, (fact) => log.push(fact), house);
      take(turn.next());
    }
  }

  function take(step: IteratorResult<Ask, Outcome | null>): void {
    moment.ask = step.done ? null : step.value;
    if (!step.done) return;
    turn = null;
    moment.outcome = step.value;
    if (!step.value) pass();
  }

  function pass(): void {
    moment.active = (1 - moment.active) as Seat;
    begin();
  }

  log.push({ type: "first_player", seat: moment.active, rule: "autobot/A2" });
  if (score.cubes) log.push({ type: "cubes_gained", seat: 1, rule: "autobot/R2", cubes: score.cubes });
  begin();
  for (const move of moves) {
    if (moment.outcome) throw new Error("the game is over");
    if (correct(score, move, log)) continue;
    moment.fresh = log.length;
    if (move.do === "finish") {
      moment.outcome = wonBy(score, moment.active);
      if (!moment.outcome) throw new Error("nobody has won");
      const { winner, reason, rule } = moment.outcome;
      log.push({ type: "game_over", seat: winner ?? 0, rule, reason });
      moment.ask = null;
    } else if (turn) take((turn as ReturnType<typeof autobotTurn>).next(move as Answer));
    else if (move.do === "over") pass();
    else throw new Error(`nobody asked for ${move.do}`);
  }
  return moment;
}
