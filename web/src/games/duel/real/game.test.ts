import { describe, expect, test } from "vitest";
import type { Face } from "../model";
import { firstOf, type Game, momentOf, type Move } from "./game";
import { wonBy } from "./score";
import { nextPlace, spotsFor } from "./walk";

const LETTERS: Record<string, Face> = { S: "smash", H: "heart", E: "energy", F: "fame", D: "destruction", P: "special" };
const dice = (letters: string): Move => ({ do: "dice", dice: [...letters].map((letter) => LETTERS[letter]!) });
const game = (mine: string, bots: string, ...moves: Move[]): Game => ({ setup: { monsters: [mine, bots], level: "normal" }, moves });

describe("who begins", () => {
  test.each([
    ["meka_dragon", "the_king", 0],
    ["the_king", "meka_dragon", 1],
    ["alienoid", "gigazaur", 1], // equal: the Autobot
  ] as const)("%s against %s", (mine, bots, first) => {
    expect(firstOf({ monsters: [mine, bots], level: "hard" })).toBe(first);
  });

  test("the second one has 1 energy, the Autobot on its board", () => {
    expect(momentOf(game("meka_dragon", "the_king")).score.cubes).toBe(1);
    expect(momentOf(game("the_king", "meka_dragon")).score.cubes).toBe(0);
  });

  test("the Autobot throws six dice even in the first turn, one fewer after Thunder Stomp", () => {
    expect(momentOf(game("the_king", "meka_dragon")).ask).toMatchObject({ kind: "throw", dice: 6 });
    const stomped = momentOf(game("meka_dragon", "the_king", { do: "set", what: "fewer", to: 1 }, { do: "over" }));
    expect(stomped.ask).toMatchObject({ kind: "throw", dice: 5 });
    expect(stomped.score.fewer).toBe(0);
  });
});

describe("settings", () => {
  test("the Autobot begins with five dice where that is agreed, and throws six later", () => {
    const setup = { ...game("the_king", "meka_dragon").setup, firstDice: 5 };
    expect(momentOf({ setup, moves: [] }).ask).toMatchObject({ kind: "throw", dice: 5 });
    const moves: Move[] = [dice("SSSSS"), { do: "hits", taken: 5 }, { do: "over" }];
    expect(momentOf({ setup, moves }).ask).toMatchObject({ kind: "throw", dice: 6 });
  });

  test("a dice-token bonus is nothing to the Autobot, or a cube where that is agreed", () => {
    const moves: Move[] = [{ do: "token", token: "panda", to: { track: "fame", at: 1, flipped: false } }, dice("FFFSSS"), { do: "hits", taken: 3 }];
    const { setup } = game("the_king", "meka_dragon");
    expect(momentOf({ setup, moves }).score).toMatchObject({ cubes: 0, markers: { fame: 1 } });
    const agreed = momentOf({ setup: { ...setup, tokenCube: true }, moves });
    expect(agreed.score.cubes).toBe(1);
    expect(agreed.log.at(-1)).toMatchObject({ type: "cubes_gained", rule: "autobot/R9", cubes: 1 });
  });
});

describe("a game", () => {
  test("turns follow each other", () => {
    const moves: Move[] = [dice("SSSSSS"), { do: "hits", taken: 6 }];
    const mine = momentOf(game("the_king", "meka_dragon", ...moves));
    expect(mine).toMatchObject({ active: 0, turns: 2, ask: null, outcome: null, score: { hearts: [9, 12] } });
    expect(momentOf(game("the_king", "meka_dragon", ...moves, { do: "over" }))).toMatchObject({ active: 1, turns: 3 });
  });

  test("each prefix of the moves is a moment: whatever was done can be undone", () => {
    const moves: Move[] = [
      { do: "token", token: "phantom", to: { track: "fame", at: 0, flipped: false } },
      { do: "marker", track: "fame", to: 0 },
      dice("SSFFFF"),
      { do: "hits", taken: 1 },
      { do: "next" },
      { do: "set", what: "bots", to: 3 },
      { do: "over" },
    ];
    const seen = moves.map((_, i) => JSON.stringify(momentOf(game("the_king", "meka_dragon", ...moves.slice(0, i)))));
    for (const [i, before] of seen.entries()) {
      expect(JSON.stringify(momentOf(game("the_king", "meka_dragon", ...moves.slice(0, i))))).toBe(before);
    }
    const end = momentOf(game("the_king", "meka_dragon", ...moves));
    expect(end.score).toMatchObject({ hearts: [14, 3], markers: { fame: 1 } });
  });

  test("the score can be changed in the middle of the Autobot's turn", () => {
    const moment = momentOf(game("the_king", "meka_dragon", dice("SHHHEP"), { do: "set", what: "bots", to: 11 }, dice("HHHEP")));
    expect(moment.ask).toMatchObject({ kind: "throw", number: 3, kept: ["smash", "heart"] });
  });

  test("what does not follow is refused", () => {
    expect(() => momentOf(game("the_king", "meka_dragon", { do: "over" }))).toThrow();
    expect(() => momentOf(game("the_king", "meka_dragon", dice("SSS")))).toThrow();
    expect(() => momentOf(game("meka_dragon", "the_king", dice("SSSSSS")))).toThrow();
    expect(() => momentOf(game("meka_dragon", "the_king", { do: "finish" }))).toThrow();
  });

  test("a score that is won ends the game when the person says so", () => {
    const moves: Move[] = [{ do: "marker", track: "fame", to: -3 }, { do: "marker", track: "destruction", to: -5 }];
    expect(momentOf(game("meka_dragon", "the_king", ...moves)).outcome).toBeNull();
    const over = momentOf(game("meka_dragon", "the_king", ...moves, { do: "finish" }));
    expect(over.outcome).toEqual({ winner: 0, reason: "spotlight", rule: "duel/D58" });
    expect(() => momentOf(game("meka_dragon", "the_king", ...moves, { do: "finish" }, { do: "over" }))).toThrow();
  });
});

test("who has won by a score set by hand", () => {
  const { score } = momentOf(game("meka_dragon", "the_king"));
  expect(wonBy(score, 0)).toBeNull();
  expect(wonBy({ ...score, hearts: [0, 0] }, 0)).toMatchObject({ winner: null, reason: "draw" });
  expect(wonBy({ ...score, hearts: [3, 0] }, 1)).toMatchObject({ winner: 0, rule: "duel/D57" });
  expect(wonBy({ ...score, markers: { fame: 7, destruction: 0 } }, 0)).toMatchObject({ winner: 1, rule: "duel/D59" });
  expect(wonBy({ ...score, markers: { fame: 2.5, destruction: 4 } }, 0)).toBeNull(); // astride the border
  expect(wonBy({ ...score, markers: { fame: 3.5, destruction: 4 } }, 0)).toMatchObject({ winner: 1, rule: "duel/D58" });
});

test("walking and placing", () => {
  const buzz = { alien: { track: "fame", at: 0, flipped: false }, penguin: { track: "destruction", at: 6, flipped: false } } as const;
  expect(nextPlace(buzz, "fame", 0, 1)).toBe(2);
  expect(nextPlace(buzz, "fame", 2, -1)).toBe(0);
  expect(nextPlace(buzz, "destruction", 6, 1)).toBe(6.5);
  expect(nextPlace(buzz, "destruction", 7, 1)).toBe(7);
  // As many as the rules count at the start of a game.
  const start = { fame: 0, destruction: 0 };
  expect(["cat", "lizard", "phantom", "dragon"].map((token) => spotsFor({}, token, start).length)).toEqual([28, 48, 24, 20]);
  expect(spotsFor({ ...buzz }, "cat", start).some(({ track, at }) => track === "fame" && at === 1)).toBe(false);
});
