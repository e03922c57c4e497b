/** The page says exactly what the terminal says. */
import { describe, expect, test } from "vitest";
import { CARDS, printed } from "./cards";
import { TokyoWording } from "./wording";
import { LANGUAGES, speakFor, twin } from "./testdata/load";

test("prices and types of the cards are those of the engine", () => {
  const page = Object.fromEntries(CARDS.map((id) => [id, [printed(id).cost, printed(id).keep]]));
  expect(page).toEqual(twin.cards);
});

describe.each(LANGUAGES.map((language, i) => ({ language, i })))("$language", ({ language, i }) => {
  test("events and why", () => {
    speakFor(language);
    for (const { monsters, event, lines, why } of twin.told) {
      const wording = new TokyoWording(monsters);
      expect(wording.event({ ...event, seq: 99 })).toBe(lines[i]);
      if (!why) continue;
      const found = wording.why(event);
      expect(found ? `${found.rule}  ${found.text}` : "").toBe(why[i]);
    }
  });

  test("questions and answers", () => {
    speakFor(language);
    for (const { monsters, question, view, lines, answers } of twin.asked) {
      const wording = new TokyoWording(monsters);
      expect(wording.question(question, view)).toBe(lines[i]);
      for (const [word, labels] of Object.entries(answers)) {
        expect(wording.answer(word, question, view)).toBe(labels[i]);
      }
    }
  });

  test("notes are written in every case", () => {
    speakFor(language);
    const start = twin.games[1]!.start;
    for (const { monsters, question, view, answers } of twin.asked) {
      const wording = new TokyoWording(monsters);
      for (const word of Object.keys(answers)) {
        const note = wording.note(word, question, { ...start, ...view });
        expect(note).not.toMatch(/⟦|undefined|NaN/);
      }
    }
  });

  test("outcomes", () => {
    speakFor(language);
    for (const { monsters, outcome, lines } of twin.ended) {
      expect(new TokyoWording(monsters).outcome(outcome)).toBe(lines[i]);
    }
  });
});

describe("people are called by their nicknames", () => {
  const hurt = { seq: 1, n: 1, type: "hurt", seat: 0, by: 1, hearts: 2, rule: "tokyo/R33" };

  test("in every sentence, and their monsters stay known", () => {
    speakFor("en");
    const wording = new TokyoWording(["gigazaur", "the_king"]);
    wording.names = ["Léa", "Tom"];
    expect(wording.event(hurt)).toContain("Léa");
    expect(wording.event(hurt)).toContain("Tom");
    expect(wording.figures).toEqual(["Gigazaur", "The King"]);
  });

  test("but not by a word that sentences need for themselves", () => {
    speakFor("en");
    const wording = new TokyoWording(["gigazaur", "the_king"]);
    wording.names = ["Léa", "none"];
    expect(wording.event(hurt)).toContain("The King");
  });
});
