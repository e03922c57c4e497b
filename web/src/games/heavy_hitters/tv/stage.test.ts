import { expect, it } from "vitest";
import type { GameEvent } from "$lib/plug";
import { stageOf } from "./stage";

const told = (type: string, seat: number, more: object = {}) => ({ type, seat, seq: 0, n: 0, rule: null, ...more }) as GameEvent;

const FIRED = told("fired", 0, { number: 7, damage: 4, distance: 2, on: 1, weapon: "kw_p2", target: "hh", sight: "clear" });
const ATTACK = [
  FIRED,
  told("modified", 0, { number: 5, damage: 4 }),
  told("rolled", 0, { needed: 5, dice: ["6", "3"] }),
  told("hit", 0, { on: 1, target: "hh" }),
  told("saves", 1, { needed: 5, saved: 1, unit: "hh", dice: ["2", "5", "1", "4"] }),
  told("lost", 1, { left: 24, card: "db_p1", from: "deck" }),
  told("lost", 1, { left: 23, card: "db_p1", from: "deck" }),
];

it("tells an attack from the shot to the damage", () => {
  expect(stageOf(ATTACK, null)).toEqual({
    by: { seat: 0, unit: "hh" }, on: { seat: 1, unit: "hh" }, weapon: "kw_p2", number: 5, damage: 4, dice: [6, 3], roll: 0, result: "hit",
    saves: { dice: [2, 5, 1, 4], good: [false, true, false, false], needed: 5 }, lost: 2, fallen: false,
  }); // prettier-ignore
});

it("counts only what happens to the target", () => {
  const splash = [told("hurt", 1, { unit: "recon", hits: 1, left: 1 }), told("lost", 0, { left: 20 }), told("unit_destroyed", 1, { by: 0, unit: "recon" })];
  expect(stageOf([FIRED, ...splash], null)).toMatchObject({ lost: 0, fallen: false });
  expect(stageOf([FIRED, told("eliminated", 1, { by: 0 })], null)).toMatchObject({ fallen: true });
});

it("begins anew with another shot and another roll", () => {
  const reroll = told("rolled", 0, { needed: 7, dice: ["1", "2"] });
  expect(stageOf([...ATTACK, FIRED, reroll], null)).toMatchObject({ number: 7, dice: [1, 2], result: null, saves: null, lost: 0 });
  expect(stageOf([told("fired", 1, { weapon: "recon", on: 0, target: "combat" })], null)).toMatchObject({ by: { seat: 1, unit: "recon" } });
});

it("is over when the attack is, but its end is seen", () => {
  const end = told("attack_over", 0);
  expect(stageOf([...ATTACK, end], end)).toMatchObject({ lost: 2 });
  expect(stageOf([...ATTACK, end], null)).toBeNull();
  expect(stageOf([], null)).toBeNull();
});
