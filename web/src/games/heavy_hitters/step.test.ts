/** Shown one event after the other, a table arrives where the engine is. */
import { expect, test } from "vitest";
import type { View } from "$lib/plug";
import { twinOf } from "../../testing/twin";
import plug from ".";
import { heavy } from "./model";
import { step } from "./step";
import type { HeavyTwin } from "./testdata/twin";

const twin = twinOf<HeavyTwin>(import.meta.url);
const BOARD = [
  "round", "turns", "phase", "glory_hound", "scenario", "buildings", "rubble", "allies", "upgrades", "sponsor_count", "attack",
] as const;
const PILES = ["in_play", "upgrades", "used", "hand", "discard", "damage", "sponsors", "dazzled"];

/** As the engine's side of the comparison tells it: piles are sorted, what is not there is null. */
function of(seat: Record<string, any>, key: string): unknown {
  const value = seat[key] || (PILES.includes(key) || typeof seat[key] === "number" || key === "passed" || key === "out" ? seat[key] : null);
  return (Array.isArray(value) ? value.toSorted() : value) ?? null;
}

function have(view: View): Record<string, unknown> {
  const table = heavy(view);
  const seats = table.seats.map((seat, i) => [String(i), twin.keys.map((key) => (key === "queasy" || key === "leg_lock" ? seat[key] || null : of(seat, key)))]);
  return { ...Object.fromEntries(seats), ...Object.fromEntries(BOARD.map((key) => [key, table[key]])) };
}

test.each(twin.games.map((game, i) => ({ i, game })))("game $i", ({ game }) => {
  let view = game.start;
  let expected = have(view);
  for (const { events, changed } of game.updates) {
    for (const event of events) view = step(view, event);
    expected = { ...expected, ...changed };
    expect(have(view), `after event ${events[events.length - 1]!.n}`).toEqual(expected);
  }
});

test("a round of a solo game is shown step by step, and does not drag", () => {
  const { events } = twin.logs[0]!;
  const rounds = events.findLastIndex(plug.opensSection) - events.findIndex(plug.opensSection);
  expect(plug.catchUpLimit).toBeGreaterThanOrEqual(300);
  const shown = events.filter((event) => plug.lasts(event) > 0);
  expect(shown.length).toBeGreaterThan(events.length / 2);
  const ms = events.reduce((sum, event) => sum + plug.lasts(event), 0) / events.length;
  expect(ms).toBeLessThan(300);
  expect(rounds).toBeGreaterThan(20);
  for (const type of ["die", "letter", "letter_skipped", "moved", "revealed", "fired", "rolled", "saves", "lost"]) {
    expect(plug.lasts({ type, seq: 0, n: 0, seat: 1, rule: null }), type).toBeGreaterThan(0);
  }
});

test("whoever has acted leaves the queue", () => {
  const { start } = twin.games[0]!;
  const queue = [[0, "hh", "kw_p2", 7], [1, "recon", "recon", 7], [1, "hh", "db_s1", 8]];
  const fired = { seq: 0, n: 0, type: "fired", seat: 1, rule: null, weapon: "recon", on: 0, target: "hh", number: 8, damage: 1, distance: 2 };
  expect(heavy(step({ ...start, queue }, fired)).queue).toEqual([queue[0], queue[2]]);
  const idle = { ...fired, type: "no_target", seat: 0, weapon: "kw_p2" };
  expect(heavy(step({ ...start, queue }, idle)).queue).toEqual([queue[1], queue[2]]);
});
