/**
 * The Autobot's turn, A5 to A23, as a machine that is fed with throws: it yields what it must know or what the person
 * should do, and tells everything that happens with the number of its rule. Tests compare it with the engine.
 */
import { bonusAt, endOf } from "../board/geometry";
import { type Face, sorted, type Track, TRACKS } from "../model";
import { type Fact, type Level, mostHearts, deficit, type Outcome, type Score, THRESHOLDS, wonOnTracks } from "./score";
import { count, cubesOf, keepers, symbolOf } from "./sorting";
import { nextPlace } from "./walk";

export const RED_DICE = 6;
export const WHITE_DICE = 2;
export const THROWS = 3;

export type Ask =
  /** Throw so many dice; `again` shows what they were. */
  | { kind: "throw"; dice: number; white: boolean; number: number; kept: Face[]; again: Face[] }
  /** A9.3: the person chooses the track. */
  | { kind: "symbol"; dice: Face[] }
  /** The person takes hits; cards may prevent some. */
  | { kind: "hits"; hits: number; rule: string }
  /** Discard the card of slot 3, slide, reveal. */
  | { kind: "card" }
  /** Something has happened: look, move things on the board, go on. */
  | { kind: "next" };

export type Answer =
  | { do: "dice"; dice: Face[]; rolled?: boolean }
  | { do: "symbol"; track: Track }
  | { do: "hits"; taken: number }
  | { do: "card"; card: string | null; empty?: boolean }
  | { do: "next" };

/** What can be agreed upon beside the level: R1 and R9. */
export interface House {
  /** Red dice of this turn before any are taken away. */
  dice?: number;
  /** A dice-token bonus brings the Autobot a cube. */
  tokenCube?: boolean;
}

type Asking<T> = Generator<Ask, T, Answer>;

function answered<K extends Answer["do"]>(answer: Answer, kind: K): Extract<Answer, { do: K }> {
  if (answer.do !== kind) throw new Error(`asked for ${kind}, told ${answer.do}`);
  return answer as Extract<Answer, { do: K }>;
}

/** Changes the score as it goes; ends with how the game has ended, or null. */
export function* autobotTurn(score: Score, level: Level, tell: (fact: Fact) => void, house: House = {}): Asking<Outcome | null> {
  let outcome: Outcome | null = null;

  let news = false; // something to look at since the person was asked last

  function say(type: string, rule: string, fields: Record<string, unknown> = {}, seat: 0 | 1 = 1): void {
    news ||= seat === 1;
    tell({ type, seat, rule, ...fields });
  }

  function finish(found: Outcome): true {
    outcome = found;
    say("game_over", found.rule, { reason: found.reason }, found.winner ?? 1);
    return true;
  }

  function* next(): Asking<void> {
    if (news) answered(yield { kind: "next" }, "next");
    news = false;
  }

  function* thrown(dice: number, white: boolean, number: number, kept: Face[], again: Face[]): Asking<Face[]> {
    const answer = answered(yield { kind: "throw", dice, white, number, kept, again }, "dice");
    if (answer.dice.length !== dice) throw new Error(`${dice} dice were thrown`);
    return sorted(answer.dice);
  }

  /** Whether the game is over, as with everything below that can end it. */
  function* strike(hits: number, rule: string): Asking<boolean> {
    if (!hits) return false;
    const { taken } = answered(yield { kind: "hits", hits, rule }, "hits");
    news = false;
    if (taken < hits) say("prevented", "duel/D43", { hearts: hits - taken }, 0);
    const lost = Math.min(taken, score.hearts[0]);
    score.hearts[0] -= lost;
    if (lost > 0) say("hurt", rule, { hearts: lost, by: 1 }, 0);
    if (score.hearts[0] > 0) return false;
    say("knocked_out", "duel/D57", { by: 1 }, 0);
    return finish({ winner: 1, reason: "knock_out", rule: "duel/D57" });
  }

  function heal(hearts: number, rule: string): boolean {
    const gained = Math.min(hearts, mostHearts(score, 1) - score.hearts[1]);
    if (gained <= 0) return false;
    score.hearts[1] += gained;
    say("healed", rule, { hearts: gained });
    return true;
  }

  function gainCubes(cubes: number, rule: string): boolean {
    if (cubes <= 0) return false;
    score.cubes += cubes;
    say("cubes_gained", rule, { cubes });
    return true;
  }

  /** D35 to D40: single steps, each with a look at the end and what lies there. */
  function* pull(track: Track, steps: number, rule: string): Asking<boolean> {
    if (steps <= 0) return false;
    say("pulled", rule, { steps, track });
    for (let left = steps - 1; left >= 0; left--) {
      const at = nextPlace(score.buzz, track, score.markers[track], endOf(1));
      score.markers[track] = at;
      say("stepped", "duel/D35", { track, at });
      const won = wonOnTracks(score, 1);
      if (won) return finish(won);
      const bonus = bonusAt(score.buzz, track, at);
      if (bonus === "stop") {
        if (score.monsters[1] === "the_king") continue;
        if (left) say("stopped_by_king", "duel/D40", { lost: left, track });
        break;
      }
      if (!bonus || bonus === "blank") continue;
      say("bonus", bonus === "dice_token" ? "autobot/R9" : "autobot/R7", { bonus });
      if (bonus === "heart") heal(1, "duel/D38");
      else if (bonus === "energy") {
        score.cubes += 1;
        say("energy_gained", "duel/D38", { energy: 1 });
      } else if (bonus === "dice_token") {
        if (house.tokenCube) gainCubes(1, "autobot/R9");
      } else if (yield* strike(bonus === "hit_x2" ? 2 : 1, "duel/D38")) return true;
    }
    yield* next();
    return false;
  }

  /** A5 to A13: the dice with which it ends. */
  function* roll(): Asking<Face[]> {
    const base = house.dice ?? RED_DICE;
    const red = Math.max(base - score.fewer, 0);
    if (score.fewer) say("dice_fewer", "autobot/R15", { dice: base - red });
    score.fewer = 0;
    let kept: Face[] = [];
    let last: Face[] = [];
    let symbol: Track | null = null;
    if (red) {
      last = yield* thrown(red, false, 1, [], []);
      say("rolled", "autobot/A5", { dice: last });
    }
    for (let number = 2; ; number++) {
      const all = sorted([...kept, ...last]);
      if (number > THROWS) {
        say("stopped", "autobot/A13", { dice: all });
        return all;
      }
      if (!symbol) {
        const found = symbolOf(last, score.markers);
        symbol = found === "ask" ? answered(yield { kind: "symbol", dice: all }, "symbol").track : found;
        if (symbol) say("symbol_fixed", "autobot/A9", { face: symbol });
      }
      const stays = keepers(last, kept, deficit(score), symbol);
      const again = rest(last, stays);
      kept = sorted([...kept, ...stays]);
      if (!again.length) {
        say("stopped", "autobot/A12", { dice: all });
        return all;
      }
      if (kept.length) say("kept", "autobot/A7", { dice: kept });
      last = yield* thrown(again.length, false, number, kept, again);
      say("rolled", "autobot/A11", { dice: last });
    }
  }

  /** A14 to A18. */
  function* resolve(dice: Face[]): Asking<boolean> {
    const lacking = deficit(score);
    if (yield* strike(count(dice, "smash"), "autobot/A14")) return true;
    if (heal(Math.min(count(dice, "heart"), lacking), "autobot/A15")) yield* next();
    for (const track of TRACKS) {
      if (yield* pull(track, count(dice, track) - 2, track === "fame" ? "autobot/A16" : "autobot/A17")) return true;
    }
    if (gainCubes(cubesOf(dice, lacking), "autobot/A18")) yield* next();
    return false;
  }

  /** A20 to A22, once. */
  function* usePower(): Asking<boolean> {
    score.cubes -= THRESHOLDS[level];
    say("cubes_spent", "autobot/A20", { cubes: THRESHOLDS[level] });
    const { card, empty } = answered(yield { kind: "card" }, "card");
    if (!empty) say("removed", "autobot/A21");
    if (card) say("revealed", "autobot/A21", { card });
    const white = yield* thrown(WHITE_DICE, true, 1, [], []);
    say("threw", "autobot/A22", { dice: white });
    for (const track of TRACKS) if (yield* pull(track, count(white, track), "autobot/A22")) return true;
    if (yield* strike(count(white, "smash"), "autobot/A22")) return true;
    const hearts = count(white, "heart");
    const useful = Math.min(hearts, deficit(score));
    const healed = heal(useful, "autobot/A22");
    const more = gainCubes(hearts - useful + count(white, "energy") + count(white, "special"), "autobot/A22");
    if (healed || more) yield* next();
    return false;
  }

  if (yield* resolve(yield* roll())) return outcome;
  while (score.cubes >= THRESHOLDS[level]) if (yield* usePower()) return outcome; // A19, A23
  return null;
}

/** What is left of these dice without those. */
function rest(dice: Face[], without: Face[]): Face[] {
  const gone = [...without];
  return dice.filter((face) => {
    const at = gone.indexOf(face);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}
