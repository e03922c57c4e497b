/** A game told in a few lines. */
import { describe, expect, test } from "vitest";
import type { GameEvent, View } from "$lib/plug";
import { step } from "./step";
import { story } from "./story";
import { wordingOf } from "./wording";
import { LANGUAGES, speakFor, twinOf } from "../../testing/twin";

const twin = twinOf(import.meta.url);

/** All events of a game, and the view after them with an outcome. */
function told(index: number): { events: GameEvent[]; view: View } {
  const game = twin.games[index]!;
  const events = game.updates.flatMap((update) => update.events);
  const view = events.reduce(step, game.start);
  return { events, view: { ...view, outcome: twin.ended[0]!.outcome } };
}

describe.each(LANGUAGES)("%s", (language) => {
  test.each([0, 1, 2, 3])("game %i", (index) => {
    speakFor(language);
    const { events, view } = told(index);
    const { lines, awards } = story(events, view, wordingOf(view));
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join()).not.toMatch(/⟦|undefined|NaN/);
    expect(awards.length).toBeLessThanOrEqual(3);
    expect(new Set(awards.map((award) => award.id)).size).toBe(awards.length);
  });
});

test("no seat has two awards while another deserves one", () => {
  speakFor("en");
  const { events, view } = told(1);
  const { awards } = story(events, view, wordingOf(view));
  expect(new Set(awards.map((award) => award.seat)).size).toBe(3);
});

test("an empty game has no story but its end", () => {
  speakFor("en");
  const { view } = told(0);
  expect(story([], view, wordingOf(view)).lines.length).toBe(1);
});
