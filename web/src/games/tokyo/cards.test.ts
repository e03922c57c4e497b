import { afterEach, expect, test, vi } from "vitest";
import { CARDS, isCostume, printed } from "./cards";
import { emblem } from "./emblems";

afterEach(() => vi.resetModules());

test("there are 64 cards and 12 costumes, each with an emblem of its own", () => {
  expect([CARDS.length, CARDS.filter(isCostume).length]).toEqual([76, 12]);
  expect(CARDS.filter((id) => emblem(id).items.some(({ layers }) => !layers.length))).toEqual([]);
  const unknown = JSON.stringify(emblem("").items);
  expect(CARDS.filter((id) => JSON.stringify(emblem(id).items) === unknown)).toEqual([]);
});

test("what the rules print is what the page shows, and the page has no other price", async () => {
  vi.doMock("./printed.json", async (original) => {
    const { default: facts } = await original<{ default: typeof import("./printed.json") }>();
    return { default: { ...facts, goal: 25, keep: { ...facts.keep, jets: 77 }, more_hearts: { jets: 14 } } };
  });
  const { printed } = await import("./cards");
  const { GOAL, mostHearts } = await import("./model");
  expect(printed("jets").cost).toBe(77);
  expect(GOAL).toBe(25);
  expect(mostHearts({ cards: ["jets"] } as never)).toBe(14);
  expect(mostHearts({ cards: [{ id: "mimic", copies: "jets" }] } as never)).toBe(14);
});

test("kinds", () => {
  expect([printed("jets").keep, printed("tank").keep, printed("witch").keep]).toEqual([true, false, true]);
});
