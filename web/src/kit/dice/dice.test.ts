import { expect, test } from "vitest";
import type { GameEvent } from "$lib/plug";
import { keepWord, keptBefore, marked, tumbling } from "./dice";

function event(type: string, seat: number, more: object): GameEvent {
  return { seq: 0, n: 0, type, seat, rule: null, ...more };
}

test("a word names faces in their order", () => {
  const faces = ["1", "2", "3", "heart", "energy", "smash"];
  expect(keepWord(["smash", "1", "heart"], faces)).toBe("keep:1,heart,smash");
  expect(keepWord([], faces)).toBe("keep:none");
});

test("only as many dice are marked as were kept", () => {
  expect(marked(["1", "1", "heart", "heart"], ["1", "heart", "heart"])).toEqual([true, false, true, true]);
});

test("what was kept before the last Roll of a turn stays kept", () => {
  const kept = event("kept", 0, { dice: ["3", "3"] });
  const rolled = event("rolled", 0, { dice: ["1", "2", "heart", "smash"] });
  expect(keptBefore([kept, rolled], 0)).toEqual(["3", "3"]);
  expect(keptBefore([kept, rolled, rolled], 0)).toEqual([]);
  expect(keptBefore([kept, rolled], 1)).toEqual([]);
  expect(keptBefore([], 0)).toEqual([]);
});

test("thrown dice lie from left to right, the others lie already", () => {
  const rolled = event("rolled", 0, { dice: ["1", "heart"] });
  expect(tumbling(["1", "3", "heart"], rolled, 700)).toEqual([525, 0, 700]);
});
