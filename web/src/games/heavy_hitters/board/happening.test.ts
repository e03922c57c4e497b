import { expect, test } from "vitest";
import type { Live } from "$lib/live.svelte.ts";
import type { GameEvent } from "$lib/plug";
import { actorOf, shotOf, signsOf, victimOf } from "./happening";

function event(type: string, seat: number | null, more: object = {}): GameEvent {
  return { seq: 0, n: 0, type, seat, rule: null, ...more };
}

const seats = [{ units: { hh: { at: "g6", facing: "n" } } }, { units: { hh: { at: "d4", facing: "s" }, recon: { at: "h3", hits: 0 } } }];

function live(current: GameEvent | null, asked: object | null = null): Live {
  return { current, asked, view: { seats } } as unknown as Live;
}

function signs(it: GameEvent): [string, string, string][] {
  return signsOf(it, live(it)).map(({ hex, text, look }) => [hex, text, look]);
}

test("a shot is under way from its firing until the attack is over", () => {
  const fired = event("fired", 1, { on: 0, target: "hh", weapon: "recon", sight: "cover", number: 8, damage: 1, distance: 3 });
  const shot = { by: { seat: 1, unit: "recon" }, on: { seat: 0, unit: "hh" }, sight: "cover" };
  expect(shotOf([fired, event("rolled", 1), event("missed", 1)])).toMatchObject(shot);
  expect(shotOf([fired, event("attack_over", 1)])).toBeNull();
  expect(shotOf([])).toBeNull();
  expect(shotOf([{ ...fired, weapon: "db_p1" }])?.by).toEqual({ seat: 1, unit: "hh" });
});

test("blows are shown where their victim stands", () => {
  expect(signs(event("lost", 0, { left: 24, card: "x" }))).toEqual([["g6", "−1", "loss"]]);
  expect(signs(event("hurt", 1, { unit: "recon", hits: 2, left: 0 }))).toEqual([["h3", "−2", "loss"]]);
  expect(signs(event("missed", 0, { on: 1, target: "hh" }))).toEqual([["d4", "", "miss"]]);
  expect(victimOf(event("moved", 0, { unit: "hh" }))).toBeNull();
});

test("an opponent's letters stand in their hexes, those off the board nowhere", () => {
  expect(signs(event("letter_skipped", 1, { letter: "a", at: "e5", reason: "building" }))).toEqual([["e5", "A", "skipped"]]);
  expect(signs(event("letter_skipped", 1, { letter: "a", at: "", reason: "off_board" }))).toEqual([]);
  expect(signs(event("letter", 1, { letter: "b", at: "e6" }))).toEqual([["e6", "B", "letter"]]);
  expect(signs(event("tossed", 1, { die: 3, chosen: "e6", among: ["e6", "e7"] }))).toEqual([["e7", "", "among"], ["e6", "3", "chosen"]]);
  expect(signs(event("tossed", 1, { die: 3, chosen: "n", among: ["n", "s"] }))).toEqual([]);
});

test("whoever acts stands out: in what happens, and in what is asked", () => {
  expect(actorOf(live(event("moved", 1, { unit: "recon", to: "h3" })))).toEqual({ seat: 1, unit: "recon" });
  expect(actorOf(live(event("die", 1, { table: "combat", die: 3 })))).toEqual({ seat: 1, unit: "combat" });
  expect(actorOf(live(null, { seat: 0, kind: "move", about: { unit: "hh" } }))).toEqual({ seat: 0, unit: "hh" });
  expect(actorOf(live(null, { seat: 0, kind: "face", about: {} }))).toEqual({ seat: 0, unit: "hh" });
  expect(actorOf(live(null, { seat: 0, kind: "place", about: { unit: "recon" } }))).toBeNull();
});
