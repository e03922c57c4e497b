import { afterEach, expect, test, vi } from "vitest";
import { buzzOf, CARDS, printed } from "./cards";
import { CARDS as DRAWN } from "./emblems";
import { TOKENS } from "./buzz";

afterEach(() => vi.resetModules());

test("there are 50 cards, 33 with a Buzz icon", () => {
  expect([CARDS.filter((id) => printed(id).keep).length, CARDS.length]).toEqual([31, 50]);
  expect(CARDS.filter(buzzOf)).toHaveLength(33);
});

test("every token of the supply is on three cards", () => {
  const supply = Object.keys(TOKENS).filter((token) => !token.startsWith("king"));
  expect(supply).toHaveLength(11);
  for (const token of supply) expect(CARDS.filter((id) => buzzOf(id) === token)).toHaveLength(3);
});

test("prices and kinds", () => {
  expect(printed("energize").cost).toBe(10);
  expect(printed("energize").keep).toBe(false);
  expect(printed("acid_attack").keep).toBe(true);
});

test("every card has an emblem", () => {
  expect(CARDS.filter((id) => !DRAWN[id])).toEqual([]);
});

test("what the rules print is what the page shows, and the page has no other price", async () => {
  vi.doMock("./printed.json", async (original) => {
    const { default: facts } = await original<{ default: typeof import("./printed.json") }>();
    return { default: { ...facts, keep: { ...facts.keep, acid_attack: 77 }, hearts: { ...facts.hearts, gigazaur: 33 } } };
  });
  const { printed } = await import("./cards");
  const { step } = await import("./step");
  const { HEARTS } = await import("./model");
  expect(printed("acid_attack").cost).toBe(77);
  expect(HEARTS.gigazaur).toBe(33);
  const view = { seats: [], row: [], prices: [], deck_count: 1 } as never;
  expect(step(view, { seq: 0, n: 0, type: "revealed", seat: null, rule: null, card: "acid_attack" }).prices).toEqual([77]);
});
