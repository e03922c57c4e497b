/** What the engine says, for tests: made by `python -m tests.texts.page_twin`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, test } from "vitest";
import type { GameEvent, Question, View, Wording } from "$lib/plug";
import { bundleOf, type Language, use } from "$lib/texts.svelte.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const TEXTS = join(here, "../../../src/baffe/texts");

export const LANGUAGES: Language[] = ["en", "fr"];

export interface Twin {
  cards: Record<string, unknown[]>;
  /** `solo`: all seats but the first are played by the rules. */
  told: { monsters: string[]; solo?: boolean; event: GameEvent; lines: string[]; why?: string[] }[];
  asked: {
    monsters: string[];
    question: Question;
    view: View;
    lines: string[];
    answers: Record<string, string[]>;
  }[];
  brought: { monsters: string[]; question: Question; lines: string[] }[];
  ended: { monsters: string[]; solo?: boolean; outcome: NonNullable<View["outcome"]>; lines: string[] }[];
  games: { start: View; updates: { events: GameEvent[]; changed: Record<string, any[]> }[] }[];
}

/** Of the game whose test asks. */
export function twinOf<T extends Twin>(asking: string): T {
  return JSON.parse(readFileSync(fileURLToPath(new URL("testdata/wording.json", asking)), "utf-8"));
}

export function speakFor(language: Language): void {
  const folder = join(TEXTS, language);
  const files = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".ftl"));
  use(language, bundleOf(language, files.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n")));
}

/** The page says exactly what the terminal says. */
export function saysTheSame(
  { told, asked, brought, ended }: Twin,
  wordingFor: (monsters: string[], solo?: boolean) => Wording,
  /** The view of a whole table in which that question might be asked. */
  tableOf: (view: View, monsters: string[]) => View,
  /** Whether its questions say what dice bring. */
  brings = true,
): void {
  describe.each(LANGUAGES.map((language, i) => ({ language, i })))("$language", ({ language, i }) => {
    beforeEach(() => speakFor(language));

    test("events and why", () => {
      for (const { monsters, solo, event, lines, why } of told) {
        const wording = wordingFor(monsters, solo);
        expect(wording.event({ ...event, seq: 99 })).toBe(lines[i]);
        if (!why) continue;
        const found = wording.why(event);
        expect(found ? `${found.rule}  ${found.text}` : "").toBe(why[i]);
      }
    });

    test("questions and answers", () => {
      for (const { monsters, question, view, lines, answers } of asked) {
        const wording = wordingFor(monsters);
        expect(wording.question(question, view)).toBe(lines[i]);
        for (const [word, labels] of Object.entries(answers)) {
          expect(wording.answer(word, question, view), word).toBe(labels[i]);
        }
      }
    });

    test("notes are written in every case", () => {
      for (const { monsters, question, view, answers } of asked) {
        const wording = wordingFor(monsters);
        for (const word of Object.keys(answers)) {
          expect(wording.note(word, question, tableOf(view, monsters)), word).not.toMatch(/⟦|undefined|NaN/);
        }
      }
    });

    test(brings ? "what dice bring" : "nothing about what dice bring", () => {
      expect(brought.length > 5).toBe(brings);
      for (const { monsters, question, lines } of brought) expect(wordingFor(monsters).brings?.(question)).toBe(lines[i]);
    });

    test("outcomes", () => {
      for (const { monsters, solo, outcome, lines } of ended) expect(wordingFor(monsters, solo).outcome(outcome)).toBe(lines[i]);
    });
  });
}
