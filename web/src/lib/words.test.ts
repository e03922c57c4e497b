/** How answers are put together where there are many. */
import { expect, it } from "vitest";
import { grouped } from "./words";

const shown = (options: string[]) => grouped(options).map((each) => ("word" in each ? each.word : `${each.verb} x ${each.words.length}`));

it("shows a few one by one, and what lets things pass last", () => {
  expect(shown(["done", "buy:jets", "buy:mimic"])).toEqual(["buy:jets", "buy:mimic", "done"]);
});

it("puts many of a verb together beside others", () => {
  expect(shown(["done", ...["a", "b", "c", "d", "e"].map((card) => `buy:${card}`)])).toEqual(["buy x 5", "done"]);
  expect(shown(["a", "b", "c", "d", "e"].map((card) => `buy:${card}`))).toHaveLength(5);
});

it("asks for two things only where there are two to choose", () => {
  expect(shown(["plot_twist:1>2", "plot_twist:1>3", "plot_twist:2>3", "done"])).toEqual(["plot_twist x 3", "done"]);
  const counts = [0, 1, 2, 3, 4, 5].map((count) => `take:u_deploy>${count}`);
  expect(shown(counts)).toEqual(counts);
});
