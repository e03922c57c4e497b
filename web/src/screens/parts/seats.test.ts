import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../wire";
import { clashOf, fitting, isOffered } from "./clashes";
import { set } from "$lib/settings.svelte.ts";
import { botOf, botsFor, figuresOf, rivalOf, usualSeats, withRival } from "./seats";

const GAME: GameInfo = {
  name: "clash",
  fewest: 2,
  most: 2,
  usual_seats: 0,
  figures: ["ape"],
  module_figures: { night: ["bat"] },
  modules: ["day", "night"],
  bots: ["random", "simple"],
  switches: [
    { name: "storm", usual: false },
    { name: "truce", usual: true },
  ],
  rivals: [
    { name: "golem-calm", seat: 1, options: { golem: "calm" }, seats: [1], guided: false },
    { name: "golem-wild", seat: 1, options: { golem: "wild" }, seats: [1], guided: false },
  ],
  guided: false,
  settings: [],
  seat_choices: [],
  clashes: [
    { option: "storm", value: true, other: "golem", other_value: "calm" },
    { option: "seats", value: 3, other: "truce", other_value: true },
  ],
  largest_data: 0,
};

describe("options of a table", () => {
  it("say which rival plays, if any", () => {
    expect(rivalOf(GAME, { golem: "wild", storm: true })?.name).toBe("golem-wild");
    expect(rivalOf(GAME, { storm: true })).toBeNull();
  });

  it("change with the rival and keep the rest", () => {
    const calm = withRival(GAME, { storm: true, golem: "wild" }, GAME.rivals[0]!);
    expect(calm).toEqual({ storm: true, golem: "calm" });
    expect(fitting(GAME, calm, 2)).toEqual({ golem: "calm" });
    expect(withRival(GAME, calm, null)).toEqual({ storm: true });
  });

  it("say with what something does not go", () => {
    expect(clashOf(GAME, { golem: "calm" }, 2, "storm", true)).toEqual(["golem", "calm"]);
    expect(clashOf(GAME, { storm: true }, 2, "golem", "calm")).toEqual(["storm", true]);
    expect(clashOf(GAME, { golem: "wild" }, 2, "storm", true)).toBeNull();
    expect(clashOf(GAME, { golem: "calm" }, 2, "storm", false)).toBeNull();
  });

  it("lose what is for another number of seats", () => {
    expect(fitting(GAME, { storm: true, truce: true }, 3)).toEqual({ storm: true });
    expect(fitting(GAME, { storm: true, truce: true }, 2)).toEqual({ storm: true, truce: true });
  });

  it("offer no switch that so many cannot have", () => {
    expect([2, 3].map((seats) => isOffered(GAME, seats, "truce"))).toEqual([true, false]);
    expect(isOffered(GAME, 3, "storm")).toBe(true);
  });
});

it("a module brings its figures", () => {
  expect(figuresOf(GAME, {})).toEqual(["ape"]);
  expect(figuresOf(GAME, { modules: ["day", "night"] })).toEqual(["ape", "bat"]);
});

it("a table for two begins with a free seat for a friend", () => {
  expect(usualSeats(GAME, "Léa").map(({ kind }) => kind)).toEqual(["me", "open"]);
});

describe("levels of bots", () => {
  const LEVELS = { ...GAME, bots: ["random", "rookie", "brawler", "titan"] };

  it("begin with the usual one, and go on with the one that was chosen last", () => {
    expect(botOf(LEVELS)).toBe("brawler");
    set("level", "rookie");
    expect(botOf(LEVELS)).toBe("rookie");
    expect(botOf(GAME)).toBe("simple"); // a game that has no such level
    set("level", "");
  });

  it("keep one that is no longer offered where it sits", () => {
    expect(botsFor(LEVELS, "simple")).toEqual([...LEVELS.bots, "simple"]);
    expect(botsFor(LEVELS, "titan")).toEqual(LEVELS.bots);
  });
});
