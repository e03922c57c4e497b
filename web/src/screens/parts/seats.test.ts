import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../wire";
import { figuresOf, fitting, rivalOf, usualSeats, withRival } from "./seats";

const GAME: GameInfo = {
  name: "clash",
  fewest: 2,
  most: 2,
  figures: ["ape"],
  module_figures: { night: ["bat"] },
  modules: ["day", "night"],
  bots: ["random", "simple"],
  switches: [
    { name: "storm", usual: false, seats: 0 },
    { name: "truce", usual: true, seats: 2 },
  ],
  rivals: [
    { name: "golem-calm", seat: 1, options: { golem: "calm" }, seats: [1], guided: false },
    { name: "golem-wild", seat: 1, options: { golem: "wild" }, seats: [1], guided: false },
  ],
  guided: false,
  settings: [],
  seat_choices: [],
};

describe("options of a table", () => {
  it("say which rival plays, if any", () => {
    expect(rivalOf(GAME, { golem: "wild", storm: true })?.name).toBe("golem-wild");
    expect(rivalOf(GAME, { storm: true })).toBeNull();
  });

  it("change with the rival and keep the rest", () => {
    const calm = withRival(GAME, { storm: true, golem: "wild" }, GAME.rivals[0]!);
    expect(calm).toEqual({ storm: true, golem: "calm" });
    expect(withRival(GAME, calm, null)).toEqual({ storm: true });
  });

  it("lose what is for another number of seats", () => {
    expect(fitting(GAME, { storm: true, truce: false }, 3)).toEqual({ storm: true });
    expect(fitting(GAME, { storm: true, truce: false }, 2)).toEqual({ storm: true, truce: false });
  });
});

it("a module brings its figures", () => {
  expect(figuresOf(GAME, {})).toEqual(["ape"]);
  expect(figuresOf(GAME, { modules: ["day", "night"] })).toEqual(["ape", "bat"]);
});

it("a table for two begins with a free seat for a friend", () => {
  expect(usualSeats(GAME, "Léa").map(({ kind }) => kind)).toEqual(["me", "open"]);
});
