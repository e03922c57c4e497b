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

describe("a game that begins from a position", () => {
  const { view } = told(0);
  const [me, rival] = view.seats;
  const after = (places: string[], hearts: number[]): View => ({
    ...view,
    seats: [me!, rival!].map((seat, i) => ({ ...seat, eliminated: false, place: places[i], hearts: hearts[i] })),
  });
  const event = (type: string, seat: number, more: object = {}): GameEvent => ({ seq: 0, n: 0, type, seat, rule: null, ...more });
  const turn = (seat: number, number: number): GameEvent => event("turn_started", seat, { turn: number });
  const entered = event("entered", 0, { place: "city" });
  const tell = (events: GameEvent[], end: View) => story(events, end, wordingOf(end));

  test("does not say who came to Tokyo first", () => {
    speakFor("en");
    const end = after(["city", "outside"], [10, 8]);
    expect(tell([turn(0, 1), event("fled", 1, { place: "city" }), entered, turn(1, 2)], end).lines.join()).not.toMatch(/first/i);
    expect(tell([event("first_player", 0), turn(0, 1), entered, turn(1, 2)], end).lines.join()).toMatch(/first/i);
  });

  test("knows who stood there from the beginning", () => {
    speakFor("en");
    const end = after(["city", "outside"], [10, 8]);
    const events = [turn(0, 1), turn(1, 2), turn(0, 3), turn(1, 4), event("fled", 1, { place: "city" }), entered, turn(0, 5)];
    const names = wordingOf(end).names;
    const reign = tell(events, end).lines.find((line) => line.includes("4"));
    expect(reign).toContain(names[1]);
  });

  test("counts hearts from what is left, not from ten", () => {
    speakFor("en");
    const end = after(["outside", "outside"], [3, 9]);
    const hurt = event("hurt", 0, { hearts: 2, by: 1 });
    expect(tell([turn(1, 1), hurt], end).awards).toContainEqual({ id: "survivor", seat: 0, amount: 3 });
  });
});
