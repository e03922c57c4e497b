/** The page's Autobot against the engine's turns and against the worked examples of its rule. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Face, Lying, Track } from "../model";
import { type Answer, type Ask, autobotTurn } from "./autobot";
import type { Fact, Level, Score } from "./score";

const here = fileURLToPath(new URL(".", import.meta.url));
const TURNS: [string, string, string][] = JSON.parse(readFileSync(join(here, "../testdata/autobot.json"), "utf-8"));

const LETTERS: Record<string, Face> = { S: "smash", H: "heart", E: "energy", F: "fame", D: "destruction", P: "special" };
const LETTER = Object.fromEntries(Object.entries(LETTERS).map(([letter, face]) => [face, letter]));
const TRACK: Record<string, Track> = { f: "fame", d: "destruction" };
const SHORT: Record<string, string> = {
  rolled: "roll", kept: "keep", stopped: "stop", symbol_fixed: "fix", pulled: "pull", stepped: "step",
  cubes_gained: "cubes", cubes_spent: "pay", removed: "row", threw: "white", fame: "f", destruction: "d",
};

const dice = (letters: string): Face[] => [...letters.replaceAll(" ", "")].map((letter) => LETTERS[letter]!);

/** As the file tells an event. */
function told({ type, rule, seat: _seat, by: _by, ...fields }: Fact): string {
  const words = Object.values(fields).map((value) =>
    Array.isArray(value) ? value.map((face) => LETTER[face]).join("") : (SHORT[value] ?? String(value)),
  );
  return [rule.split("/")[1], SHORT[type] ?? type, ...words].join(" ");
}

/** Plays a turn; `answer` is asked for all but the hits, which are taken, and a mere "go on". */
function play(score: Score, level: Level, answer: (ask: Ask) => Answer): Fact[] {
  const facts: Fact[] = [];
  const turn = autobotTurn(score, level, (fact) => facts.push(fact));
  let step = turn.next();
  while (!step.done) {
    const ask = step.value;
    if (ask.kind === "hits") step = turn.next({ do: "hits", taken: ask.hits });
    else step = turn.next(ask.kind === "next" ? { do: "next" } : answer(ask));
  }
  return facts;
}

function scoreOf(start: string): { score: Score; level: Level } {
  const [first, ...lie] = start.split(";");
  const [level, mine, hearts, bots, itsHearts, cubes, fewer, fame, destruction] = first!.split(" ");
  const buzz: Record<string, Lying> = {};
  for (const token of lie) {
    const [id, track, at, flipped] = token.split(" ");
    buzz[id!] = { track: TRACK[track!]!, at: Number(at), flipped: flipped === "flipped" };
  }
  const score: Score = {
    monsters: [mine!, bots!],
    hearts: [Number(hearts), Number(itsHearts)],
    cubes: Number(cubes),
    fewer: Number(fewer),
    markers: { fame: Number(fame), destruction: Number(destruction) },
    buzz,
  };
  return { score, level: level as Level };
}

describe("turns of the engine", () => {
  test.each(TURNS.map((turn, i) => [i, ...turn] as const))("turn %i", (_, start, lines, after) => {
    const { score, level } = scoreOf(start);
    const wanted = lines.split("|");
    const throws = wanted.filter((line) => / (roll|white) /.test(line)).map((line) => line.split(" ")[2]!);
    const asked: number[] = [];
    const facts: Fact[] = [];
    const turn = autobotTurn(score, level, (fact) => facts.push(fact));
    for (let step = turn.next(); !step.done; ) {
      const ask = step.value;
      const now = facts.length + asked.length;
      if (ask.kind === "throw") step = turn.next({ do: "dice", dice: dice(throws.shift()!).toReversed() });
      else if (ask.kind === "symbol") {
        asked.push(now);
        step = turn.next({ do: "symbol", track: TRACK[wanted[now + 1]!.split(" ")[2]!]! });
      } else if (ask.kind === "card") step = turn.next({ do: "card", card: null, empty: !wanted[now]?.startsWith("A21 row") });
      else if (ask.kind === "hits") step = turn.next({ do: "hits", taken: ask.hits });
      else step = turn.next({ do: "next" });
    }
    const found = facts.map(told);
    for (const at of asked) found.splice(at, 0, "ask");
    expect(found).toEqual(wanted);
    expect(throws).toEqual([]);
    const { hearts, cubes, markers } = score;
    expect([...hearts, cubes, markers.fame, markers.destruction].join(" ")).toBe(after);
    const over = wanted.at(-1)!.includes("game_over");
    expect(facts.at(-1)!.type === "game_over").toBe(over);
  });
});

describe("worked examples", () => {
  interface Wish {
    lacks?: number;
    cubes?: number;
    markers?: [number, number];
    level?: Level;
    symbol?: Track;
  }

  /** From the rule's examples: throws in order; what it keeps after each, hits, hearts, steps and cubes. */
  function turn(throws: string[], { lacks = 0, cubes = 0, markers = [0, -1], level = "normal", symbol }: Wish = {}) {
    const left = [...throws];
    const score: Score = {
      monsters: ["gigazaur", "meka_dragon"],
      hearts: [14, 12 - lacks],
      cubes,
      fewer: 0,
      markers: { fame: markers[0], destruction: markers[1] },
      buzz: {},
    };
    const facts = play(score, level, (ask) => {
      if (ask.kind === "throw") return { do: "dice", dice: dice(left.shift()!) };
      if (ask.kind === "symbol") return { do: "symbol", track: symbol! };
      return { do: "card", card: null };
    });
    expect(left).toEqual([]);
    const lines = facts.map(told);
    return {
      lines,
      keeps: lines.filter((line) => line.includes("keep")).map((line) => line.split(" ")[2]),
      hits: 14 - score.hearts[0],
      hearts: score.hearts[1] - 12 + lacks,
      fame: score.markers.fame - markers[0],
      destruction: score.markers.destruction - markers[1],
      cubes: score.cubes,
      discarded: lines.filter((line) => line === "A21 row").length,
    };
  }

  test("E1: hearts up to the deficit", () => {
    const found = turn(["HHHSEP", "SEP", "PP"], { lacks: 2 });
    expect(found).toMatchObject({ keeps: ["SHH", "SSHH"], hits: 2, hearts: 2, cubes: 2 });
  });
  test("E2: more Fame than Destruction", () => {
    const found = turn(["FFDSEE", "FDH", "DP"]);
    expect(found).toMatchObject({ keeps: ["SFF", "SFFF"], hits: 1, fame: 1, destruction: 0, cubes: 2 });
  });
  test("E3: a tie goes to the nearer marker; five cubes are used at once", () => {
    const found = turn(["FDSEPH", "EEPF", "DDP", "SS"], { markers: [1, -2] });
    expect(found.keeps).toEqual(["SF", "SFF"]);
    expect(found.lines).toContain("A18 cubes 5");
    expect(found).toMatchObject({ fame: 0, destruction: 0, cubes: 1 });
  });
  test.each([
    ["destruction", "SDD"],
    ["fame", "SFF"],
  ] as const)("E4: markers in line, the person picks %s", (symbol, kept) => {
    const found = turn(["FFDDSE", "SSS"], { markers: [0, 0], symbol });
    expect(found.keeps).toEqual([kept]);
  });
  test("E5: the symbol is fixed by the second throw", () => {
    const found = turn(["SEEPPH", "DDFE", "DF"], { lacks: 3 });
    expect(found).toMatchObject({ keeps: ["SH", "SHDD"], hits: 1, hearts: 1, destruction: 1, fame: 0, cubes: 1 });
  });
  test("E6: nothing left to throw", () => {
    const found = turn(["SSSFFF"]);
    expect(found.lines).toContain("A12 stop SSSFFF");
    expect(found).toMatchObject({ hits: 3, fame: 1, cubes: 0 });
  });
  test("E7: one useless heart is thrown again", () => {
    const found = turn(["SSHHFF", "S"], { lacks: 1 });
    expect(found).toMatchObject({ keeps: ["SSHFF"], hits: 3, hearts: 1, fame: 0, cubes: 2 });
  });
  test("E8: three of the other track are thrown again, and pull if they come back", () => {
    const found = turn(["FSSEEE", "DDD", "DDD"]);
    expect(found).toMatchObject({ keeps: ["SSF", "SSF"], hits: 2, destruction: 1, fame: 0, cubes: 1 });
  });
  test("E9: the power costs 4, in the hard game 3", () => {
    const two = ["SSSSEP", "EP", "EP"];
    expect(turn([...two, "EP"], { cubes: 3 })).toMatchObject({ cubes: 3, discarded: 1 });
    const hard = turn([...two, "EP", "SF"], { cubes: 3, level: "hard" });
    expect(hard).toMatchObject({ cubes: 1, discarded: 2, fame: 1, hits: 5 });
    expect(hard.lines.slice(-3)).toEqual(["A22 pull 1 f", "D35 step f 1", "A22 hurt 1"]);
  });
  test("E10: cubes that come back start it again", () => {
    const found = turn(["SSSSSS", "EH", "FS"], { cubes: 6 });
    expect(found).toMatchObject({ cubes: 0, discarded: 2, fame: 1, hits: 7, hearts: 0 });
  });
  test("hits that a card stops are not lost, and may save the game", () => {
    const score: Score = {
      monsters: ["gigazaur", "meka_dragon"],
      hearts: [2, 12],
      cubes: 0,
      fewer: 0,
      markers: { fame: 0, destruction: 0 },
      buzz: {},
    };
    const facts: Fact[] = [];
    const turn = autobotTurn(score, "normal", (fact) => facts.push(fact));
    turn.next();
    expect(turn.next({ do: "dice", dice: dice("SSSFFF") }).value).toEqual({ kind: "hits", hits: 3, rule: "autobot/A14" });
    expect(turn.next({ do: "hits", taken: 1 }).done).toBe(false);
    expect(score.hearts[0]).toBe(1);
    expect(facts.map(told)).toContain("D43 prevented 2");
  });
});
