import { expect, test } from "vitest";
import type { Question } from "$lib/plug";
import { isCrowded, isLow } from "./room";

const asked = (kind: string, answers = 2) =>
  ({ kind, seat: 0, number: 1, about: {}, options: Array.from({ length: answers }, (_, i) => `word${i}`) }) as unknown as Question;

test("a low phone is brief all the time, a usual one is not", () => {
  expect([740, 844].map(isLow)).toEqual([true, false]);
});

test("six dice leave room for what I have, eight do not", () => {
  expect(isCrowded(asked("roll"), 6)).toBe(false);
  expect(isCrowded(asked("roll"), 8)).toBe(true);
});

test("cards for sale and many groups of dice need the room", () => {
  expect(isCrowded(asked("buy"), 0)).toBe(true);
  expect(isCrowded(asked("resolve", 6), 6)).toBe(true);
  expect(isCrowded(asked("resolve", 2), 6)).toBe(false);
});

test("nobody is asked: there is room", () => {
  expect(isCrowded(null, 8)).toBe(false);
});
