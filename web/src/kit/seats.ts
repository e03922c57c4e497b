/** What a game's board says of a seat beside the numbers of the game. */
import { botFace, type IconName } from "$art/icons";
import type { Live } from "$lib/live.svelte.ts";

/** Who plays there, where nobody sits just now: a machine, or somebody asleep. In a replay nobody is awaited. */
export function markOf(live: Live, seat: number): "bot" | "sleep" | null {
  const { kind, away, online } = live.table.seats[seat] ?? {};
  if (kind === "bot" || kind === "program" || kind === "rule") return "bot";
  if (live.table.state !== "playing") return null;
  return away || (kind === "person" && !online) ? "sleep" : null;
}

/** The picture of that mark: a bot shows the face of its level. */
export function markFace(live: Live, seat: number, mark: "bot" | "sleep"): IconName {
  return mark === "bot" ? botFace(live.table.seats[seat]?.bot) : mark;
}

/** Whether it is that seat's turn, as long as the game goes on. */
export function isActive(live: Live, seat: number | null): boolean {
  return !!live.view && !live.view.outcome && seat !== null && live.plug.turn(live.view) === seat;
}

/** Whether all others wait for that seat. */
export function isAwaited(live: Live, seat: number): boolean {
  return !live.moving && live.awaited.includes(seat);
}
