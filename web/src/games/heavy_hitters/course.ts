/** How a game went: the numbers that are drawn over it, and what one wants to see again. */
import type { IconName } from "$art/icons";
import type { Curve, GameEvent, View } from "$lib/plug";
import { heavy } from "./model";
import { PRINT } from "./printed";

const HARD = 3; // cards that make a hit worth a look
const TOWER = 5; // what a demolished building weighs against cards
const CLEAR = 5; // by which one leads
const LAST = 12; // space of the achievements board
const LIVES = [PRINT.numbers.deck_size, ...Object.values(PRINT.levels)]; // cards with which somebody may begin

export const CURVES: readonly Curve[] = [
  {
    id: "life",
    least: 0,
    most: Math.max(...LIVES),
    lines: (view) => heavy(view).seats.map(({ life }, seat) => ({ seat, value: life })),
  },
  {
    id: "buildings",
    least: 0,
    most: PRINT.numbers.team_demolitions_to_win,
    lines: (view) => heavy(view).seats.map(({ demolished }, seat) => ({ seat, value: demolished })),
  },
  {
    id: "fame",
    least: 0,
    most: LAST,
    lines: (view) => heavy(view).seats.map(({ fame }, seat) => ({ seat, value: fame })),
  },
];

export function keyMoment(event: GameEvent): IconName | null {
  switch (event.type) {
    case "saves":
      return event.unit === "hh" && event.rule === "gkr/G116" && event.dice.length - event.saved >= HARD ? "smash" : null;
    case "unit_destroyed":
      return "smash";
    case "demolished":
      return "destruction";
    case "upgraded":
      return "star";
    case "eliminated":
      return "close";
    case "game_over":
      return "trophy";
    default:
      return null;
  }
}

/** Whoever has clearly more cards left than all others, a demolished building counted as five of them. */
export function leader(view: View): number | null {
  const worth = heavy(view).seats.map(({ out, life, demolished }) => (out ? 0 : life + TOWER * demolished));
  const most = Math.max(...worth);
  const first = worth.indexOf(most);
  return worth.some((other, seat) => seat !== first && other > most - CLEAR) ? null : first;
}
