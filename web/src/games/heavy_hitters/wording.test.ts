/** The page says exactly what the terminal says. */
import { describe, expect, test } from "vitest";
import { hasText } from "$lib/texts.svelte.ts";
import { linesOf } from "../../table/log";
import { LANGUAGES, saysTheSame, speakFor, twinOf } from "../../testing/twin";
import plug from "./index";
import { PRINT } from "./printed";
import { RULES } from "./rules";
import type { HeavyTwin } from "./testdata/twin";
import { HeavyWording, percent, wordingOf } from "./wording";

const twin = twinOf<HeavyTwin>(import.meta.url);

function wordingFor(factions: string[], solo = false): HeavyWording {
  return new HeavyWording(factions, solo ? factions.map((_, seat) => seat).slice(1) : []);
}

saysTheSame(
  twin,
  wordingFor,
  (view, factions) => ({ ...view, seats: view.seats.map((seat, i) => ({ ...seat, faction: factions[i] })) }),
  false,
);

test("prices and kinds of the cards are those of the engine", () => {
  const page = {
    ...mapped(PRINT.weapons, ({ energy, slot }) => [energy, slot]),
    ...mapped(PRINT.utility, ({ energy, kind }) => [energy, kind]),
    ...mapped(PRINT.sponsors, ({ copies, kind }) => [copies, kind]),
    ...mapped(PRINT.pilots, ({ faction, frequency }) => [faction, frequency]),
    ...mapped(PRINT.upgrades, ({ tier, frequency }) => [tier, frequency]),
  };
  expect(page).toEqual(twin.cards);
  expect(plug.allCards!.toSorted()).toEqual(Object.keys(twin.cards).toSorted());
});

function mapped<T>(entries: Readonly<Record<string, T>>, of: (entry: T) => unknown[]): Record<string, unknown[]> {
  return Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, of(entry)]));
}

test("chances are rounded as Python rounds them", () => {
  expect([0.583, 0.125, 0.375, 0.995, 1, 0].map(percent)).toEqual([58, 12, 38, 100, 100, 0]);
});

describe.each(LANGUAGES.map((language, i) => ({ language, i })))("$language", ({ language, i }) => {
  test("a whole log of a solo game, line by line", () => {
    speakFor(language);
    for (const { monsters, events, lines } of twin.logs) {
      expect(linesOf(events, wordingFor(monsters, true), language).map((line) => line.text)).toEqual(lines[i]);
    }
  });

  test("what things do, with a mark where their values are ours", () => {
    speakFor(language);
    const wording = wordingFor([]);
    for (const [id, said] of Object.entries(twin.explained)) expect(wording.effect(id), id).toBe(said[i]);
  });

  test("the phase is told with its round", () => {
    speakFor(language);
    const { start } = twin.games[0]!;
    const wording = wordingOf(start);
    expect(wording.phase({ ...start, round: 3, phase: "movement" })).toBe(["Round 3 · Movement", "Round 3 · Mouvement"][i]);
    expect(wording.phase({ ...start, round: 0, phase: "setup" })).toBe(["Setup", "Mise en place"][i]);
  });

  test("a choice says what it brings", () => {
    speakFor(language);
    const wording = wordingFor(["kingwolf", "diamondback"]);
    const note = (word: string, offer: object): string =>
      wording.note(word, { number: 0, seat: 0, kind: "any", about: {}, offers: { [word]: offer } } as never, twin.games[0]!.start);
    const odds = { chance: 0.278, expected: 0.74, armor: 5 };
    expect(note("u_r_chaff", { price: 1, over: 1, ...odds })).toBe(
      ["1 Energy overspent. 28% to hit, 0.7 damage expected", "1 point d’Énergie en trop. 28\u202f% de chances de toucher, 0,7 Dégât à attendre"][i],
    );
    expect(note("fire:hh@1", { ...odds, sight: "clear" })).toBe(["0.7 damage expected", "0,7 Dégât à attendre"][i]);
    expect(note("tag:recon>g5", { price: 2, tags: 3, missing: 1 })).toBe(["This tag brings it down!", "Ce Tag le fait tomber\u202f!"][i]);
    expect(note("face:n", { reaches: { kw_p2: ["hh@1"], kw_s1: ["hh@1", "recon@1"] } })).toContain("DiamondBack");
    expect(note("move:g6", { price: 2 })).toBe("");
  });

  test("what a seat has is said in words", () => {
    speakFor(language);
    for (const { start, updates } of twin.games) {
      const view = updates.flatMap(({ events }) => events).reduce(plug.step, start);
      for (const seat of view.seats) expect(wordingOf(view).owned(seat).join()).not.toMatch(/⟦|undefined/);
    }
    const worn = { ...twin.games[0]!.start.seats[0], pilot: "p_kw3", path: "blitz", upgrades: ["g_scope"], dazzled: ["hh", "recon"], leg_lock: 2, queasy: 1, overclocked: "kw_p2", snared: true };
    expect(wordingFor(["kingwolf"]).owned(worn)).toHaveLength(8);
  });

  test("what is explained has its text, and every card its kind", () => {
    speakFor(language);
    const rules = Object.values(RULES).flat().map((rule) => `rule-${rule.replace("/", "-")}`);
    expect(rules.filter((id) => !hasText(id))).toEqual([]);
    expect(plug.allCards!.map((id) => plug.kind!(id)).filter((kind) => !kind || kind.includes("⟦"))).toEqual([]);
  });
});

test("every question has rules that explain it", () => {
  for (const { question } of twin.asked) expect(RULES).toHaveProperty(question.kind);
});
