import { expect, test } from "vitest";
import type { Question } from "$lib/plug";
import { isCrowded } from "./room";

const asked = (kind: string, answers = 2) =>
  ({ kind, seat: 0, number: 1, about: {}, options: Array.from({ length: answers }, (_, i) => `word${i}`) }) as unknown as Question;

test("a small phone tells both sides in full while six dice are thrown, and shortly with eight", () => {
  expect(isCrowded(asked("roll"), 6, 740)).toBe(false);
  expect(isCrowded(asked("roll"), 8, 740)).toBe(true);
  expect(isCrowded(asked("roll"), 8, 844)).toBe(false);
});

test("cards for sale and many groups of dice need the room on every phone", () => {
  expect(isCrowded(asked("buy"), 0, 844)).toBe(true);
  expect(isCrowded(asked("resolve", 6), 6, 844)).toBe(true);
  expect(isCrowded(asked("resolve", 2), 6, 844)).toBe(false);
});

test("nobody is asked: there is room", () => {
  expect(isCrowded(null, 8, 600)).toBe(false);
});
