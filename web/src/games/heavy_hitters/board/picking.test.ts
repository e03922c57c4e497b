import { beforeEach, expect, test } from "vitest";
import type { Question } from "$lib/plug";
import type { HeavyView } from "../model";
import { hexOf, Picking, restOf, spotsOf, waysOf } from "./picking.svelte.ts";

const view = {
  seats: [
    { units: { hh: { at: "g6", facing: "ne" }, recon: { at: "g8", hits: 0 } } },
    { units: { hh: { at: "d4", facing: "s" }, combat: { at: "h3", hits: 1 } } },
  ],
  attack: { seat: 0, unit: "hh", on: 1, target: "combat" },
} as unknown as HeavyView;

function question(kind: string, options: string[], about = {}): Question {
  return { number: 7, seat: 0, kind, about, options };
}

let picking: Picking;
beforeEach(() => (picking = new Picking()));

test("a move goes to hexes; staying and cards have no place", () => {
  const asked = question("move", ["stay", "move:g5", "move:h5", "u_m_burst"], { unit: "hh" });
  expect(spotsOf(asked, view)).toEqual([{ hex: "g5", words: ["move:g5"] }, { hex: "h5", words: ["move:h5"] }]);
  expect(restOf(asked, view).map(({ word }) => word)).toEqual(["stay", "u_m_burst"]);
  expect(picking.word(asked, view)).toBeNull();
  picking.pickHex(asked, view, "h5");
  expect(picking.word(asked, view)).toBe("move:h5");
  expect(picking.word({ ...asked, number: 8 }, view)).toBeNull();
});

test("a target is where it stands, and a lone one is selected", () => {
  const asked = question("attack", ["fire:combat@1", "hold"], { unit: "hh" });
  expect(hexOf("fire:hh@1", asked, view)).toBe("d4");
  expect(hexOf("repair", asked, view)).toBe("g6");
  expect(hexOf("repair@1", asked, view)).toBe("d4");
  expect(picking.word(asked, view)).toBe("fire:combat@1");
});

test("a building may be tagged in several ways, and the way stays from building to building", () => {
  const asked = question("tag", ["tag:hh>e3", "tag:recon>e3", "tag:hh>i3", "tag:recon>i3", "s_billboard:c5", "s_hijack:e3@1", "done"]);
  expect(spotsOf(asked, view).map(({ hex, words }) => [hex, words.length])).toEqual([["e3", 3], ["i3", 2], ["c5", 1]]);
  picking.pick(asked, "tag:recon>e3");
  picking.pickHex(asked, view, "i3");
  expect(picking.word(asked, view)).toBe("tag:recon>i3");
  picking.pickHex(asked, view, "c5");
  expect(picking.word(asked, view)).toBe("s_billboard:c5");
});

test("directions are clockwise, and one faces as before until one chooses", () => {
  const asked = question("face", ["face:s", "face:ne", "face:n"]);
  expect(waysOf(asked).map(({ direction }) => direction)).toEqual(["n", "ne", "s"]);
  expect(picking.word(asked, view)).toBe("face:ne");
  picking.pick(asked, "face:s");
  expect(picking.word(asked, view)).toBe("face:s");
});

test("a step and a push lead to the hex next to whoever goes there", () => {
  expect(hexOf("step:n", question("march", ["step:n", "stop"]), view)).toBe("g5");
  expect(hexOf("push:s", question("push", ["push:s", "push:n"]), view)).toBe("h4");
});

test("arrow keys begin at the unit and go from hex to hex", () => {
  const asked = question("move_unit", ["stay", "move:g7", "move:g9", "move:h8", "move:g10"], { unit: "recon" });
  picking.step(asked, view, 0, 1);
  expect(picking.word(asked, view)).toBe("move:g9");
  picking.step(asked, view, 0, 1);
  expect(picking.word(asked, view)).toBe("move:g10");
  picking.step(asked, view, 0, 1);
  expect(picking.word(asked, view)).toBe("move:g10");
});
