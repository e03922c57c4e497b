/** A game told in a few lines; how it went; how its figures feel. */
import { describe, expect, test } from "vitest";
import type { GameEvent, View } from "$lib/plug";
import { hasText, ownOrShared, t } from "$lib/texts.svelte.ts";
import { LANGUAGES, speakFor, twinOf } from "../../testing/twin";
import { CURVES, keyMoment, leader } from "./course";
import plug from ".";
import { fullLife, heavy, moodOf } from "./model";
import { step } from "./step";
import { story } from "./story";
import type { HeavyTwin } from "./testdata/twin";
import { wordingOf } from "./wording";

const twin = twinOf<HeavyTwin>(import.meta.url);

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
    for (const { id, amount } of awards) expect(t(ownOrShared("heavy_hitters", `award-${id}`), { amount })).not.toMatch(/⟦|undefined/);
    expect(CURVES.filter(({ id }) => !hasText(`heavy_hitters-curve-${id}`))).toEqual([]);
  });
});

test("an empty game has no story but its end", () => {
  speakFor("en");
  const { view } = told(0);
  expect(story([], view, wordingOf(view)).lines.length).toBe(1);
});

test("the shot of the game is the one that cost most cards", () => {
  speakFor("en");
  const { view } = told(0);
  const event = (n: number, type: string, seat: number, more: object): GameEvent => ({ seq: n, n, type, seat, rule: null, ...more });
  const shot = (weapon: string, cards: number): GameEvent[] => [
    event(1, "fired", 0, { weapon, on: 1 }),
    ...Array.from({ length: cards }, () => event(2, "lost", 1, { card: "db_p2", from: "deck", left: 9 })),
    event(3, "attack_over", 0, {}),
  ];
  const round: GameEvent = { seq: 0, n: 0, type: "round_started", seat: null, rule: null, round: 4 };
  const { lines } = story([round, ...shot("kw_s1", 2), ...shot("kw_p2", 4), ...shot("kw_s2", 3)], view, wordingOf(view));
  expect(lines[0]).toContain("4 cards");
  expect(lines[0]).toContain("Throatcutter Autogun");
  expect(lines[0]).toContain("round 4");
});

test("a figure is hurt, proud, out or calm", () => {
  const view = heavy({ ...told(0).view, outcome: null, round: 3, glory_hound: 1 });
  const squads = (changes: object[]): typeof view => ({ ...view, rubble: {}, seats: view.seats.map((seat, i) => ({ ...seat, life: 20, out: false, demolished: 0, ...changes[i] })) });
  expect([0, 1].map((seat) => moodOf(squads([]), seat))).toEqual(["calm", "king"]);
  expect(moodOf(squads([{ life: 8 }]), 0)).toBe("hurt");
  expect(moodOf(squads([{ life: 9 }]), 0)).toBe("calm");
  expect(moodOf(squads([{ demolished: 1 }]), 0)).toBe("king");
  expect(moodOf(squads([{ out: true, life: 0 }]), 0)).toBe("out");
});

test("who leads clearly, and what one wants to see again", () => {
  const view = heavy(told(0).view);
  const lives = (one: number, other: number, demolished = 0): View => ({ ...view, seats: view.seats.map((seat, i) => ({ ...seat, out: false, life: i ? other : one, demolished: i ? demolished : 0 })) });
  expect([leader(lives(20, 15)), leader(lives(20, 16)), leader(lives(20, 20, 1))]).toEqual([0, null, 1]);
  const saves = { seq: 0, n: 0, type: "saves", seat: 0, rule: "gkr/G116", unit: "hh", dice: ["1", "1", "1", "6"], saved: 1 };
  expect([keyMoment(saves), keyMoment({ ...saves, saved: 2 }), keyMoment({ ...saves, type: "demolished" })]).toEqual(["smash", null, "destruction"]);
});

test("a solo opponent's turn is its own while it is shown", () => {
  const { view } = told(2);
  const die: GameEvent = { seq: 0, n: 0, type: "die", seat: 2, rule: "gkr/X74", die: 3, table: "hh" };
  expect(plug.turn(step({ ...view, attack: null }, die))).toBe(2);
  expect(plug.turn({ ...view, attack: null, decisions: [] })).toBe(view.acting);
  expect([0, 1].map((seat) => fullLife(heavy(view), seat))).toEqual([25, 28]);
});
