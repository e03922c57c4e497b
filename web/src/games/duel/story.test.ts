/** A game told in a few lines. */
import { describe, expect, test } from "vitest";
import type { GameEvent, View } from "$lib/plug";
import { hasText, ownOrShared } from "$lib/texts.svelte.ts";
import { step } from "./step";
import { story } from "./story";
import { LANGUAGES, speakFor, twinOf } from "../../testing/twin";
import type { DuelTwin } from "./testdata/twin";
import { wordingOf } from "./wording";

const twin = twinOf<DuelTwin>(import.meta.url);

/** All events of a game, and the view after them with an outcome. */
function told(index: number): { events: GameEvent[]; view: View } {
  const game = twin.games[index]!;
  const events = game.updates.flatMap((update) => update.events);
  const view = events.reduce(step, game.start);
  return { events, view: { ...view, outcome: twin.ended[0]!.outcome } };
}

describe.each(LANGUAGES)("%s", (language) => {
  test.each(twin.games.map((_, i) => i))("game %i", (index) => {
    speakFor(language);
    const { events, view } = told(index);
    const { lines, awards } = story(events, view, wordingOf(view));
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join()).not.toMatch(/⟦|undefined|NaN/);
    expect(awards.length).toBe(3);
    expect(new Set(awards.map((award) => award.id)).size).toBe(3);
    expect(awards.filter(({ id }) => !hasText(ownOrShared("duel", `award-${id}`)))).toEqual([]);
  });
});

test("both monsters are given something", () => {
  speakFor("en");
  const { events, view } = told(0);
  const { awards } = story(events, view, wordingOf(view));
  expect(new Set(awards.map((award) => award.seat)).size).toBe(2);
});

test("an empty game has no story but its end", () => {
  speakFor("en");
  const { view } = told(0);
  expect(story([], view, wordingOf(view)).lines.length).toBe(1);
});

test("a marker that began beyond the centre crosses it when it is pulled back", () => {
  speakFor("en");
  const { view } = told(0);
  const stepped = (at: number, n: number): GameEvent => ({ seq: n, n, type: "stepped", seat: 0, rule: null, track: "fame", at });
  const crossing = (from: number): string => story([stepped(from - 1, 0), stepped(from - 2, 1)], view, wordingOf(view)).lines.join();
  expect(crossing(1)).toMatch(/centre|center/);
  expect(crossing(0)).not.toMatch(/centre|center/);
});
