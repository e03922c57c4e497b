import { expect, it } from "vitest";
import { around } from "./round";

it.each([
  [2, [0], [1]],
  [3, [0], [1, 2]],
  [4, [0, 3], [1, 2]],
  [5, [0, 4], [1, 2, 3]],
  [6, [0, 5, 4], [1, 2, 3]],
])("%i monsters stand clockwise around the city", (count, left, right) => {
  expect(around(count)).toEqual({ left, right });
});
