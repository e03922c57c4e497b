/** How a game went: the numbers that are drawn over it, and what one wants to see again. */
import type { IconName } from "$art/icons";
import type { Curve, GameEvent, View } from "$lib/plug";
import { GOAL, tokyo } from "./model";
import PRINTED from "./printed.json";

const HARD = 3; // hearts that make a hit worth a look
const MOST = Math.max(PRINTED.hearts, ...Object.values(PRINTED.more_hearts));
const CLEAR = 2; // stars by which one leads

export const CURVES: readonly Curve[] = [
  { id: "stars", least: 0, most: GOAL, lines: (view) => tokyo(view).seats.map(({ stars }, seat) => ({ seat, value: stars })) },
  { id: "hearts", least: 0, most: MOST, lines: (view) => tokyo(view).seats.map(({ hearts }, seat) => ({ seat, value: hearts })) },
];

export function keyMoment(event: GameEvent): IconName | null {
  switch (event.type) {
    case "entered":
      return "crown";
    case "hurt":
      return event.hearts >= HARD && event.by !== null && event.by !== event.seat ? "smash" : null;
    case "eliminated":
      return "close";
    case "bought":
    case "stolen":
    case "dressed":
      return "card";
    case "level_claimed":
      return "tower";
    case "game_over":
      return "trophy";
    default:
      return null;
  }
}

/** Whoever lives and has two stars more than anybody else. */
export function leader(view: View): number | null {
  const living = tokyo(view).seats.map((monster, seat) => ({ seat, stars: monster.eliminated ? -1 : monster.stars }));
  const [first, second] = living.toSorted((a, b) => b.stars - a.stars);
  return first && first.stars >= (second?.stars ?? 0) + CLEAR ? first.seat : null;
}
