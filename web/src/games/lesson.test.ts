/** Everything that first games say is written, in short sentences. */
import { expect, test } from "vitest";
import { hasText, t } from "$lib/texts.svelte.ts";
import type { View } from "$lib/plug";
import { LANGUAGES, speakFor } from "../testing/twin";
import { lessonOf } from "./duel/lesson";
import { LESSON as HEAVY } from "./heavy_hitters/lesson";
import { LESSON } from "./tokyo/lesson";

const duel = (options: object): View => ({ options, seats: [] }) as unknown as View;
const LESSONS = [
  ["tokyo", LESSON],
  ["duel", lessonOf(duel({}))],
  ["duel", lessonOf(duel({ autobot: "normal" }))],
  ["heavy_hitters", HEAVY],
] as const;

test.each(LANGUAGES)("%s", (language) => {
  speakFor(language);
  for (const [game, { moments, closing }] of LESSONS) {
    const ids = [...moments.map(({ id }) => id), ...closing].map((id) => `${game}-guide-${id}`);
    expect(ids.filter((id) => !hasText(id))).toEqual([]);
    expect(ids.filter((id) => t(id).length > 120)).toEqual([]);
    expect(closing.length).toBe(3);
  }
});
