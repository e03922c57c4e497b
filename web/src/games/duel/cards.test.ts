import { expect, test } from "vitest";
import { CARDS } from "$art/emblems";
import { ACTION, BUZZ, buzzOf, cost, isKeep, KEEP } from "./cards";
import { TOKENS } from "./buzz";

const all = [...Object.keys(KEEP), ...Object.keys(ACTION)];

test("there are 50 cards, 33 with a Buzz icon", () => {
  expect([Object.keys(KEEP).length, Object.keys(ACTION).length]).toEqual([31, 19]);
  expect(all.filter(buzzOf)).toHaveLength(33);
});

test("every token of the supply is on three cards that exist", () => {
  expect(Object.keys(BUZZ)).toEqual(Object.keys(TOKENS).filter((token) => !token.startsWith("king")));
  for (const cards of Object.values(BUZZ)) expect(cards.filter((id) => all.includes(id))).toHaveLength(3);
});

test("prices and kinds", () => {
  expect(cost("energize")).toBe(10);
  expect(isKeep("energize")).toBe(false);
  expect(isKeep("acid_attack")).toBe(true);
});

test("every card has an emblem", () => {
  expect(all.filter((id) => !CARDS[id])).toEqual([]);
});
