import { expect, test } from "vitest";
import type { Question } from "$lib/plug";
import type { HeavyView } from "../model";
import { aimOf } from "./aim";

const view = {
  seats: [
    { units: { hh: { at: "g6", facing: "ne" }, recon: { at: "g8", hits: 0 } } },
    { units: { hh: { at: "h4", facing: "s" }, combat: { at: "i9", hits: 1 } } },
  ],
} as unknown as HeavyView;

function question(kind: string, offers: object, about = {}): Question {
  return { number: 7, seat: 0, kind, about, options: Object.keys(offers), offers: offers as never };
}

test("a facing shows its arc and whom weapons reach", () => {
  const asked = question("face", { "face:ne": { reaches: { kw_p2: ["hh@1"], kw_s1: ["hh@1"] } }, "face:s": {} });
  expect(aimOf(asked, view, "face:ne", null)).toEqual({ from: "g6", arc: { facing: "ne" }, reached: ["h4"], line: null });
  expect(aimOf(asked, view, "face:s", null)?.reached).toEqual([]);
});

test("a shot has the arc of its weapon, and a line once a target is chosen", () => {
  const asked = question("attack", { "fire:hh@1": { sight: "cover", met: ["g5"] }, hold: {} }, { unit: "hh", weapon: "db_p1" });
  expect(aimOf(asked, view, null, null)).toMatchObject({ arc: { facing: "ne", arc: "narrow", hexes: 7 }, line: null });
  expect(aimOf(asked, view, "fire:hh@1", null)?.line).toEqual({ to: "h4", sight: "cover", met: ["g5"] });
  const recon = question("attack", { "fire:combat@1": { sight: "clear" } }, { unit: "recon" });
  expect(aimOf(recon, view, "fire:combat@1", null)).toMatchObject({ from: "g8", arc: { arc: "all" }, line: { to: "i9" } });
});

test("orders show what the weapon at hand could hit, and where the line breaks", () => {
  const asked = question("commit", {
    "commit:none": { lines: { "hh@1": { line: ["g5"], met: ["g5"] } } },
    "commit:db_p1": { price: 2, targets: [["hh@1", 2, "cover", "", 9, 4, 5, 0.3, 1], ["combat@1", 4, "clear", "arc"]] },
  });
  expect(aimOf(asked, view, null, { weapon: "db_p1", target: "hh@1" })).toMatchObject({
    ...{ from: "g6", reached: ["h4"], line: { to: "h4", sight: "cover", met: ["g5"] } },
  });
  expect(aimOf(asked, view, null, { weapon: "db_p1", target: null })?.line).toBeNull();
  expect(aimOf(asked, view, null, null)).toBeNull();
});
