/** Shown one event after the other, a table arrives where the engine is. */
import { expect, test } from "vitest";
import type { View } from "$lib/plug";
import { cardId, type HeldCard, type TokyoView } from "./model";
import { step } from "./step";
import { twinOf } from "../../testing/twin";

const twin = twinOf(import.meta.url);

const KEYS = ["hearts", "stars", "energy", "place", "poison", "shrink"] as const;

function tokensOn(card: HeldCard): number {
  return typeof card === "string" ? 0 : (card.tokens ?? 0);
}

function have(view: View): Record<string, unknown> {
  const table = view as TokyoView;
  const seats = table.seats.map((monster, seat) => [
    String(seat),
    [...KEYS.map((key) => monster[key]), monster.cards.map((card) => [cardId(card), tokensOn(card)])],
  ]);
  return { ...Object.fromEntries(seats), market: table.market, deck_count: table.deck_count };
}

test.each(twin.games.map((game, i) => ({ i, game })))("game $i", ({ game }) => {
  let view = game.start;
  let expected = have(view);
  for (const { events, changed } of game.updates) {
    for (const event of events) view = step(view, event);
    const { dice, ...rest } = changed;
    expected = { ...expected, ...rest };
    expect(have(view), `after event ${events[events.length - 1]!.n}`).toEqual(expected);
    if (dice?.length) expect((view as TokyoView).dice).toEqual(dice);
  }
});
