/** Decks that are kept, sent and read again, and what they answer at a table. */
import { beforeEach, expect, test } from "vitest";
import type { Question } from "$lib/plug";
import { sceneText } from "$lib/router.svelte.ts";
import { wordOf } from "./answering.svelte.ts";
import { type Deck, isSame, linked, NoDeck, read, readLink, withCard, written } from "./deck";
import { forget, keep, keptDecks } from "./kept";

const DECK: Deck = { name: "Mordants", faction: "kingwolf", pack: "core", cards: { kw_p1: 5, kw_s1: 4, kw_s3: 4, u_deploy: 3 } };
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) },
  });
});

function refusal(text: string, reads = read): string {
  try {
    reads(text);
  } catch (refused) {
    if (refused instanceof NoDeck) return refused.code;
  }
  return "";
}

test("what is sent is read again", () => {
  expect(readLink(linked(DECK))).toEqual(DECK);
  expect(read(written(DECK))).toEqual(DECK);
  expect(isSame(read(written(withCard(DECK, "u_orbital", 2))), DECK)).toBe(false);
});

test.each([
  ["x".repeat(5_000), "too_long"],
  ["{", "malformed"],
  ["[]", "malformed"],
  [JSON.stringify({ ...DECK, version: 1 }), "malformed"],
  [written(DECK).replace(`"version": 1`, `"version": 2`), "other_version"],
  [written({ ...DECK, faction: "gozilla" }), "malformed"],
  [written({ ...DECK, cards: { kw_p1: -1 } }), "malformed"],
  [written({ ...DECK, cards: { "<b>": 1 } }), "malformed"],
])("what is no deck is refused by name (%#)", (text, code) => {
  expect(refusal(text)).toBe(code);
});

test.each([
  ["A".repeat(5_000), "too_long"],
  ["!", "malformed"],
  [linked(DECK).slice(0, -9), "malformed"],
  [sceneText({ ...DECK }), "malformed"],
  [sceneText({ ...JSON.parse(written(DECK)), version: 2 }), "other_version"],
])("a link that is no deck is refused by name (%#)", (text, code) => {
  expect(refusal(text, readLink)).toBe(code);
});

test("a full shelf refuses one more, and gives up none", () => {
  for (let n = 0; n < 30; n++) expect(keep({ ...DECK, id: `${n}` })).toBe(true);
  expect(keep({ ...DECK, id: "more" })).toBe(false);
  expect(keep({ ...DECK, id: "7", name: "Encore" })).toBe(true);
  expect(keptDecks()).toHaveLength(30);
});

test("decks of this device: the newest first, and what is broken is left out", () => {
  keep({ ...DECK, id: "a" });
  keep({ ...DECK, id: "b", name: "Autre" });
  keep({ ...DECK, id: "a", name: "Encore" });
  expect(keptDecks().map(({ id, name }) => [id, name])).toEqual([["a", "Encore"], ["b", "Autre"]]);
  forget("a");
  expect(keptDecks()).toHaveLength(1);
  kept.set("baffe.heavy_hitters.decks", JSON.stringify([{ id: "c" }, null, { ...DECK, id: "d" }]));
  expect(keptDecks().map(({ id }) => id)).toEqual(["d"]);
  keep({ ...DECK, id: "e" });
  expect(JSON.parse(kept.get("baffe.heavy_hitters.decks")!)).toHaveLength(4); // what another version kept is still there
});

const asked = (kind: string, options: string[]): Question => ({ number: 1, seat: 0, kind, about: {}, options });

test("a deck answers part by part, and not what the table does not offer", () => {
  expect(wordOf(DECK, asked("primary", ["primary:kw_p2", "primary:kw_p1"]))).toBe("primary:kw_p1");
  expect(wordOf(DECK, asked("secondary", ["secondary:kw_s1,kw_s2", "secondary:kw_s1,kw_s3"]))).toBe("secondary:kw_s1,kw_s3");
  expect(wordOf(DECK, asked("pack", ["take:u_deploy>2", "take:u_deploy>3"]))).toBe("take:u_deploy>3");
  expect(wordOf(DECK, asked("pack", ["take:u_orbital>0", "take:u_orbital>1"]))).toBe("take:u_orbital>0");
  expect(wordOf(DECK, asked("primary", ["primary:kw_p2"]))).toBeNull();
  expect(wordOf(DECK, asked("mulligan", ["keep"]))).toBeNull();
});
