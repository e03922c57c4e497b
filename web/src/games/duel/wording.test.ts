/** The page says exactly what the terminal says. */
import { describe, expect, test } from "vitest";
import { hasText } from "$lib/texts.svelte.ts";
import { linesOf } from "../../table/chronicle";
import { bonusesOf } from "./buzz";
import { buzzOf, CARDS, printed } from "./cards";
import plug from "./index";
import { LANGUAGES, speakFor, twin } from "./testdata/load";
import { DuelWording } from "./wording";

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

describe.each(LANGUAGES.map((language, i) => ({ language, i })))("$language", ({ language, i }) => {
  test("events and why", () => {
    speakFor(language);
    for (const { monsters, event, lines, why } of twin.told) {
      const wording = new DuelWording(monsters);
      expect(wording.event({ ...event, seq: 99 })).toBe(lines[i]);
      if (!why) continue;
      const found = wording.why(event);
      expect(found ? `${found.rule}  ${found.text}` : "").toBe(why[i]);
    }
  });

  test("a whole log", () => {
    speakFor(language);
    for (const { monsters, events, lines } of twin.logs) {
      expect(linesOf(events, new DuelWording(monsters), language).map((line) => line.text)).toEqual(lines[i]);
    }
  });

  test("questions and answers", () => {
    speakFor(language);
    for (const { monsters, question, view, lines, answers } of twin.asked) {
      const wording = new DuelWording(monsters);
      expect(wording.question(question, view)).toBe(lines[i]);
      for (const [word, labels] of Object.entries(answers)) {
        expect(wording.answer(word, question, view), word).toBe(labels[i]);
      }
    }
  });

  test("notes are written in every case", () => {
    speakFor(language);
    const { start } = twin.games[1]!;
    for (const { monsters, question, view, answers } of twin.asked) {
      const wording = new DuelWording(monsters);
      const seats = start.seats.map((side, seat) => ({ ...side, monster: monsters[seat] }));
      for (const word of Object.keys(answers)) {
        const note = wording.note(word, question, { ...start, ...view, seats });
        expect(note, word).not.toMatch(/⟦|undefined|NaN/);
      }
    }
  });

  test("outcomes", () => {
    speakFor(language);
    for (const { monsters, outcome, lines } of twin.ended) {
      expect(new DuelWording(monsters).outcome(outcome)).toBe(lines[i]);
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
    const bubbles = plug.lesson!.map((moment) => `duel-guide-${moment.id}`);
    expect([...rules, ...bubbles].filter((id) => !hasText(id))).toEqual([]);
  });

  test("every question has rules that explain it", () => {
    for (const { question } of twin.asked) expect(plug.rules).toHaveProperty(question.kind);
  });
});
