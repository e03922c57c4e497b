import { expect, test } from "vitest";
import { ANSWERS } from "./answers";
import { ON_THE_BOARD } from "./board";

test("what is fetched later draws every kind that is promised", () => {
  expect(Object.keys(ANSWERS).sort()).toEqual(Object.keys(ON_THE_BOARD).sort());
});
