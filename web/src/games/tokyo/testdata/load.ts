/** What the engine says, for tests: made by `python -m tests.texts.page_twin`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { GameEvent, Question, View } from "$lib/plug";
import { bundleOf, type Language, use } from "$lib/texts.svelte.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const TEXTS = join(here, "../../../../../src/baffe/texts");

export const LANGUAGES: Language[] = ["en", "fr"];

export interface Twin {
  cards: Record<string, [number, boolean]>;
  told: { monsters: string[]; event: GameEvent; lines: string[]; why?: string[] }[];
  asked: {
    monsters: string[];
    question: Question;
    view: View;
    lines: string[];
    answers: Record<string, string[]>;
  }[];
  ended: { monsters: string[]; outcome: NonNullable<View["outcome"]>; lines: string[] }[];
  games: { start: View; updates: { events: GameEvent[]; changed: Record<string, any[]> }[] }[];
}

export const twin: Twin = JSON.parse(readFileSync(join(here, "wording.json"), "utf-8"));

export function speakFor(language: Language): void {
  const folder = join(TEXTS, language);
  const files = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".ftl"));
  use(language, bundleOf(language, files.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n")));
}
