import { describe, expect, it } from "vitest";
import { apart } from "./curves";

describe("faces at the ends of the lines", () => {
  it("stay where they are while there is room", () => expect(apart([90, 20, 50], 20, 10, 140)).toEqual([90, 20, 50]));
  it("give way to each other, and never leave the picture", () => {
    const placed = apart([140, 140, 139, 140], 20, 10, 140);
    const sorted = placed.toSorted((a, b) => a - b);
    expect(sorted).toEqual([80, 100, 120, 140]);
    expect(placed[2]).toBe(80);
  });
  it("keep their order at the top too", () => expect(apart([10, 10], 20, 10, 140)).toEqual([10, 30]));
});
