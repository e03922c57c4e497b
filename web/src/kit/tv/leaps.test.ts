import { expect, it } from "vitest";
import { arrival, attack, flight, wayTo } from "./leaps";

const at = (x: number, y: number, width = 100) => ({ x, y, width, height: width });

it("an attacker stops beside its victim", () => {
  expect(wayTo(at(0, 0), at(500, 0))).toEqual({ x: 428, y: 0 });
  expect(wayTo(at(0, 0), at(20, 0)), "they stand close already").toEqual({ x: 0, y: 0 });
});

it("whoever moves ends where it stands", () => {
  for (const frames of [attack({ x: 300, y: 40 }), arrival(at(0, 0), at(500, 300)), flight(at(0, 0), at(500, 300))]) {
    expect(frames.at(-1)!.transform).toBe("none");
  }
});
