import { expect, test } from "vitest";
import type { GameEvent } from "$lib/plug";
import { keepWord, laidOut, marked, tumbling } from "./dice";

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

test("kept dice stay where they lie, and thrown ones fill the gaps", () => {
  const first = event("rolled", 0, { dice: ["1", "3", "3", "heart", "energy", "smash"] });
  const kept = event("kept", 0, { dice: ["3", "3", "smash"] });
  const again = event("rolled", 0, { dice: ["1", "2", "heart"] });
  const sorted = ["1", "2", "3", "3", "heart", "smash"];
  expect(laidOut([first, kept, again], 0, sorted)).toEqual({
    faces: ["1", "3", "3", "2", "heart", "smash"],
    kept: [false, true, true, false, false, true],
  });
  expect(laidOut([first, kept, again, first], 0, first.dice).kept).toEqual(Array(6).fill(false));
  expect(laidOut([first, kept, again], 1, sorted)).toEqual({ faces: sorted, kept: Array(6).fill(false) });
});

test("what is kept is known as soon as it is told", () => {
  const rolled = event("rolled", 1, { dice: ["smash", "fame", "heart"] });
  const kept = event("kept", 1, { dice: ["heart"] });
  expect(laidOut([rolled], 1, rolled.dice).kept).toEqual([false, false, false]);
  expect(laidOut([rolled, kept], 1, rolled.dice).kept).toEqual([false, false, true]);
});

test("dice that a card has changed or added lie at their places as far as they have one", () => {
  const first = event("rolled", 0, { dice: ["smash", "1", "2"] });
  expect(laidOut([first], 0, ["1", "3", "smash"]).faces).toEqual(["smash", "1", "3"]);
  expect(laidOut([first], 0, ["1", "2", "heart", "smash"]).faces).toEqual(["smash", "1", "2", "heart"]);
  expect(laidOut([first], 0, ["1", "2"]).faces).toEqual(["1", "2"]);
});

test("thrown dice lie from left to right, the others lie already", () => {
  const rolled = event("rolled", 0, { dice: ["1", "heart"] });
  expect(tumbling(["1", "3", "heart"], [false, true, false], rolled, 700)).toEqual([525, 0, 700]);
});
