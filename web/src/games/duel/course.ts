/** How a game went: the numbers that are drawn over it, and what one wants to see again. */
import type { IconName } from "$art/icons";
import type { Curve, GameEvent, View } from "$lib/plug";
import { t } from "$lib/texts.svelte.ts";
import { duel, HEARTS, TRACKS } from "./model";

const HARD = 3; // hearts that make a hit worth a look
const FAR = 3; // steps that make a pull worth a look
const CLEAR = 2; // steps by which one leads, both tracks together
const INKS = { fame: "var(--star)", destruction: "var(--ink)" };
const END = 7; // the last space of a side

export const CURVES: readonly Curve[] = [
  {
    id: "tracks",
    least: -END,
    most: END,
    sides: [0, 1],
    // The markers of seat 0 stand below nought; what one pulls to oneself is drawn upwards.
    lines: (view) => TRACKS.map((track) => ({ seat: null, icon: track, ink: INKS[track], value: -duel(view)[track] })),
    told: (view, names) =>
      TRACKS.map((track) => {
        const at = duel(view)[track];
        return t("duel-curve-marker", { track: t(`duel-track-${track}`), steps: Math.abs(at), name: names[at < 0 ? 0 : 1] ?? "" });
      }),
  },
  {
    id: "hearts",
    least: 0,
    most: Math.max(...Object.values(HEARTS)),
    lines: (view) => duel(view).seats.map(({ hearts }, seat) => ({ seat, value: hearts })),
  },
];

export function keyMoment(event: GameEvent): IconName | null {
  switch (event.type) {
    case "hurt":
      return event.hearts >= HARD && event.by !== null && event.by !== event.seat ? "smash" : null;
    case "pulled":
      return event.steps >= FAR ? (event.track as IconName) : null;
    case "knocked_out":
      return "close";
    case "bought":
      return "card";
    case "game_over":
      return "trophy";
    default:
      return null;
  }
}

/** Whoever has pulled both markers together two steps further than half way. */
export function leader(view: View): number | null {
  const sum = TRACKS.reduce((steps, track) => steps + duel(view)[track], 0);
  return Math.abs(sum) < CLEAR ? null : sum < 0 ? 0 : 1;
}
