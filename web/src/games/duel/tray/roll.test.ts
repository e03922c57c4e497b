import { expect, test } from "vitest";
import type { GameEvent } from "$lib/plug";
import type { DuelView, Face } from "../model";
import plug from "..";
import { asideWord, facesOf, worthOf } from "./roll";

function event(type: string, seat: number, more: object = {}): GameEvent {
  return { seq: 0, n: 0, type, seat, rule: null, ...more };
}

function view(dice: Face[], cards: string[] = [], more: object = {}): DuelView {
  const side = { monster: "gigazaur", hearts: 12, energy: 0, tokens: 0, cards, fewer: 0, dominated: 0, immune: false };
  return { turn: 0, seats: [side, { ...side, cards: [] }], dice, added: [], specials_spent: 0, fame: 0, destruction: 0, ...more } as never;
}

test("cards add smashes: always, or for markers in the light", () => {
  expect(facesOf(view(["smash", "smash"]), "smash")).toBe(2);
  expect(facesOf(view(["smash"], ["acid_attack"]), "smash")).toBe(2);
  expect(facesOf(view([], ["adrenaline_augment"], { fame: -3, destruction: 4.5 }), "smash")).toBe(2);
  expect(facesOf(view([], ["adrenaline_augment"], { fame: 2.5, destruction: -6 }), "smash")).toBe(0);
  expect(facesOf(view(["fame"], [], { added: ["fame"] }), "fame")).toBe(2);
});

test("three equal faces pull by one, each further one by one more", () => {
  expect(worthOf("group:fame", view(["fame", "fame", "fame", "fame", "fame"]), [])).toMatchObject({ gain: 3 });
});

test("hearts are what there is room for, one more with Regeneration", () => {
  expect(worthOf("group:heart", view(["heart", "heart", "heart"]), [])).toMatchObject({ gain: 2 });
  const one = view(["heart"], ["regeneration"]);
  expect(worthOf("group:heart", one, [event("turn_started", 0)])).toMatchObject({ gain: 2 });
  expect(worthOf("group:heart", one, [event("turn_started", 0), event("healed", 0, { hearts: 1 })])).toMatchObject({ gain: 1 });
});

test("a gain without room for Regeneration's heart does not use it up", () => {
  const one = view(["heart"], ["regeneration"]); // 12 of 14, after a blow
  const [full, blow] = [event("healed", 0, { hearts: 1 }), event("hurt", 0, { hearts: 2, by: 1 })];
  expect(worthOf("group:heart", one, [event("turn_started", 0), full, blow])).toMatchObject({ gain: 2 });
  const two = event("healed", 0, { hearts: 2 }); // it was in this one
  expect(worthOf("group:heart", one, [event("turn_started", 0), two, blow])).toMatchObject({ gain: 1 });
});

test("what specials bring", () => {
  const three = view(["smash", "smash", "special", "special", "special"]);
  expect(worthOf("special:energy", three, [])).toEqual({ uses: ["special", "special", "special"], gain: 4 });
  expect(worthOf("special:smash", three, [])).toMatchObject({ gain: 6 });
  expect(worthOf("special:fame", three, [])).toEqual({ uses: ["special", "special"], gain: 1 });
  expect(worthOf("special:token", three, [])).toEqual({ uses: ["special"], gain: 1 });
  expect(worthOf("done", three, [])).toBeNull();
});

test("two dice in any order are one word", () => {
  expect(asideWord(["special", "heart"], ["batteries:heart,special", "no"])).toBe("batteries:heart,special");
  expect(asideWord(["heart"], ["batteries:heart,special", "no"])).toBeNull();
});

test("the tray draws its kinds, and lies there between questions", () => {
  expect(plug.IdleTray).toBeDefined();
  expect(plug.trays).toHaveProperty("resolve");
  expect(plug.trays).not.toHaveProperty("brace");
});
