/** The page says exactly what the terminal says. */
import { describe, expect, test } from "vitest";
import { hasText } from "$lib/texts.svelte.ts";
import { linesOf } from "../../table/log";
import { bonusesOf } from "./buzz";
import { buzzOf, CARDS, printed } from "./cards";
import plug from "./index";
import { LANGUAGES, saysTheSame, speakFor, twinOf } from "../../testing/twin";
import type { DuelTwin } from "./testdata/twin";
import { DuelWording } from "./wording";

const twin = twinOf<DuelTwin>(import.meta.url);

test("prices and types of the cards are those of the engine", () => {
  const page = Object.fromEntries(CARDS.map((id) => [id, [printed(id).cost, printed(id).keep, buzzOf(id) ?? ""]]));
  expect(page).toEqual(twin.cards);
});

test("dice that the Autobot keeps follow one rule for each kind of face", () => {
  const wording = new DuelWording(["gigazaur", "the_king"]);
  const kept = { seq: 1, n: 1, type: "kept", seat: 1, rule: "autobot/A7", dice: ["heart", "fame", "fame"] };
  expect(wording.rules(kept)).toEqual(["autobot/A8", "autobot/A10"]);
  expect(wording.rules({ ...kept, type: "rolled", rule: "autobot/A11" })).toEqual(["autobot/A11"]);
  expect(wording.rules({ ...kept, rule: null })).toEqual([]);
});

test("tokens lie as the engine lays them", () => {
  for (const [token, track, at, flipped, bonuses] of twin.lying) {
    expect(bonusesOf(token, { track, at, flipped }), `${token} ${track} ${at} ${flipped}`).toEqual(bonuses);
  }
});

saysTheSame(
  twin,
  (monsters) => new DuelWording(monsters),
  (view, monsters) => {
    const { start } = twin.games[1]!;
    return { ...start, ...view, seats: start.seats.map((side, seat) => ({ ...side, monster: monsters[seat] })) };
  },
);

describe.each(LANGUAGES.map((language, i) => ({ language, i })))("$language", ({ language, i }) => {
  test("a whole log", () => {
    speakFor(language);
    for (const { monsters, events, lines } of twin.logs) {
      expect(linesOf(events, new DuelWording(monsters), language).map((line) => line.text)).toEqual(lines[i]);
    }
  });

  test("the phase says how many throws are left, once there was one", () => {
    speakFor(language);
    const { start } = twin.games[0]!;
    const wording = new DuelWording(start.seats.map((seat) => seat.monster));
    const before = wording.phase({ ...start, phase: "roll", dice: [], throws_left: 0 });
    expect(before).toBe(wording.ours("phase-roll"));
    expect(wording.phase({ ...start, phase: "roll", dice: ["fame"], throws_left: 2 })).toMatch(/2/);
  });

  test("what is explained has its text", () => {
    speakFor(language);
    const rules = Object.values(plug.rules!).flat().map((rule) => `rule-${rule.replace("/", "-")}`);
    expect(rules.filter((id) => !hasText(id))).toEqual([]);
  });

  test("every question has rules that explain it", () => {
    for (const { question } of twin.asked) expect(plug.rules).toHaveProperty(question.kind);
  });
});
