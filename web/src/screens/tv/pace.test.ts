import { expect, it } from "vitest";
import type { GameEvent } from "$lib/plug";
import { hurried, pace } from "./pace";

const event = { type: "hurt" } as GameEvent;

it("a show that is not behind takes its time", () => {
  expect(hurried(1_000, 0)).toBe(1_000);
  expect(pace(() => 800, () => 1)(event, [])).toBe(800);
});

it("the more is waiting, the faster it goes", () => {
  expect(hurried(1_000, 1_500)).toBe(500);
  expect(pace(() => 1_500, () => 1)(event, [event, event])).toBe(500);
});

it("a card can be read, unless the show is far behind", () => {
  expect(hurried(2_500, 4_000)).toBe(2_500);
  expect(hurried(2_500, 10_000)).toBeLessThan(600);
});

it("however much comes at once, it is caught up with in a few seconds", () => {
  const show = pace(() => 800, () => 1);
  const pile = Array.from({ length: 40 }, () => event); // 32 s at leisure
  const all = pile.reduce((sum, each, i) => sum + show(each, pile.slice(i + 1)), 0);
  expect(all).toBeLessThan(5_000);
  expect(show(event, pile), "far behind nothing is drawn out").toBe(0);
});

it("follows the speed that was chosen; without motion nothing is waited for", () => {
  expect(pace(() => 800, () => 0.4)(event, [])).toBe(320);
  expect(pace(() => 800, () => 0)(event, [])).toBe(0);
});
