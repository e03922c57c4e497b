/** Shown one event after the other, a table arrives where the engine is. */
import { expect, test } from "vitest";
import type { View } from "$lib/plug";
import { duel } from "./model";
import plug from ".";
import { step } from "./step";
import { twinOf } from "../../testing/twin";
import type { DuelTwin } from "./testdata/twin";

const twin = twinOf<DuelTwin>(import.meta.url);

const BOARD = ["fame", "destruction", "buzz", "row", "red", "white", "specials_spent", "resolved", "deck_count"] as const;
const SIDE = ["hearts", "energy", "tokens", "cards", "fewer", "dominated", "immune"] as const;

function have(view: View): Record<string, unknown> {
  const table = duel(view);
  const seats = table.seats.map((side, seat) => [String(seat), SIDE.map((key) => side[key])]);
  return { ...Object.fromEntries(seats), ...Object.fromEntries(BOARD.map((key) => [key, table[key]])) };
}

test.each(twin.games.map((game, i) => ({ i, game })))("game $i", ({ game }) => {
  let view = game.start;
  let expected = have(view);
  for (const { events, changed } of game.updates) {
    for (const event of events) view = step(view, event);
    const { dice, ...rest } = changed;
    expected = { ...expected, ...rest };
    expect(have(view), `after event ${events[events.length - 1]!.n}`).toEqual(expected);
    if (dice?.length) expect(duel(view).dice).toEqual(dice);
  }
});

test.each(twin.games.map((game, i) => ({ i, game })))("a marker walks with its steps only: game $i", ({ game }) => {
  let view = game.start;
  for (const event of game.updates.flatMap((update) => update.events)) {
    const before = duel(view);
    view = step(view, event);
    const after = duel(view);
    const walked = after.fame !== before.fame || after.destruction !== before.destruction;
    expect(walked).toBe(event.type === "stepped");
    if (walked) expect(plug.lasts(event)).toBeGreaterThan(0);
  }
});

test("a card keeps its price until the server tells another one", () => {
  const { start } = twin.games[0]!;
  const card = duel(start).row[1]!;
  const bought = { seq: 0, n: 0, type: "bought", seat: 0, rule: "duel/D48", card, price: 1 };
  const view = duel(step(start, bought));
  expect(view.row).toEqual(duel(start).row.filter((other) => other !== card));
  const [first, , last] = duel(start).prices;
  expect(view.prices).toEqual([first, last]);
  const fresh = duel(step(view, { ...bought, type: "revealed", card: "energize" }));
  expect(fresh.prices).toEqual([twin.cards.energize![0], first, last]);
});
