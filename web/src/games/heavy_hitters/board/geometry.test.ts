import { expect, test } from "vitest";
import { DIRECTIONS } from "../model";
import { angleOf, borderOf, BOX, centreOf, HEXES, HEX_HIGH, hexPath, nearest, neighbour, outward, towards, zoneOf } from "./geometry";

test("137 hexes around the one in the middle", () => {
  expect(HEXES).toHaveLength(137);
  expect(centreOf("g6")).toEqual({ x: 0, y: 0 });
  expect(centreOf("a1").x).toBe(-450);
  expect(centreOf("g7").y).toBeCloseTo(HEX_HIGH);
  for (const hex of HEXES) {
    const { x, y } = centreOf(hex);
    expect(x - 50 > BOX.left && x + 50 < BOX.left + BOX.width && y - 44 > BOX.top && y + 44 < BOX.top + BOX.height).toBe(true);
  }
});

test("neighbours are one hex away, there and back", () => {
  expect(DIRECTIONS.map((direction) => neighbour("g6", direction))).toEqual(["g5", "h5", "h6", "g7", "f6", "f5"]);
  expect(neighbour("a1", "nw")).toBeNull();
  expect(neighbour("nowhere", "n")).toBeNull();
  for (const hex of HEXES) {
    for (const [i, direction] of DIRECTIONS.entries()) {
      const next = neighbour(hex, direction);
      if (next) expect(neighbour(next, DIRECTIONS[(i + 3) % 6]!)).toBe(hex);
    }
  }
});

test("a direction points to its neighbour", () => {
  for (const direction of DIRECTIONS) {
    const { x, y } = centreOf(neighbour("g6", direction)!);
    const out = outward(direction, Math.hypot(x, y));
    expect([out.x - x, out.y - y].map((off) => Math.abs(off) < 1e-9)).toEqual([true, true]);
  }
  expect(angleOf("sw")).toBe(240);
});

test("a tap means the nearest of the hexes that can be meant", () => {
  const near = { x: centreOf("e4").x + 30, y: centreOf("e4").y + 10 };
  expect(nearest(near, HEXES)).toBe("e4");
  expect(nearest(near, ["g6", "f5"])).toBe("f5");
  expect(nearest(near, ["m11"], 150)).toBeNull();
  expect(nearest(near, [])).toBeNull();
});

test("an arrow key goes straight ahead rather than aside", () => {
  const from = centreOf("g6");
  expect(towards(from, ["g3", "h5", "f6"], 0, -1)).toBe("h5");
  expect(towards(from, ["g5", "h5", "h6"], 0, -1)).toBe("g5");
  expect(towards(from, ["m11", "g2"], -1, 0)).toBeNull();
  const all: string[] = [];
  for (let at: string | null = "a1"; at; at = towards(centreOf(at), HEXES, 0, 1)) all.push(at);
  expect(all).toHaveLength(11);
});

test("a border has one side for each neighbour that is not inside", () => {
  const count = (path: string) => path.split("M").length - 1;
  expect(count(borderOf(["g6"]))).toBe(6);
  expect(count(borderOf(["g6", "g7"]))).toBe(10);
  expect(count(borderOf(HEXES.filter((hex) => zoneOf(hex) === 4)))).toBe(18);
  expect(hexPath().split("L")).toHaveLength(6);
});
