/** How long things move. */
import type { Live } from "$lib/live.svelte.ts";
import type { GameEvent } from "$lib/plug";
import { tempo } from "$lib/settings.svelte.ts";

/** Part of an event's time that something flies before it lands. */
const FLIGHT = 0.6;

/** From a table of ms and the types of events that last so long. */
export function durations(table: Readonly<Record<number, string>>): (event: GameEvent) => number {
  const known = Object.entries(table).flatMap(([ms, types]) => types.split(" ").map((type) => [type, Number(ms)] as const));
  const lasts = new Map(known);
  return ({ type }) => lasts.get(type) ?? 0;
}

/** How long things move at this event, in ms; a screen with a pace of its own has said so. */
export function timeOf(live: Live, event: GameEvent): number {
  return live.pace && event === live.current ? live.lasting : live.plug.lasts(event) * tempo();
}

/** The seat that deals this blow to another one; null: it is none. */
export function striker(event: GameEvent): number | null {
  return event.type === "hurt" && event.by !== event.seat ? event.by : null;
}

/** ms until a blow lands on this seat; 0 when nothing is on its way. */
export function landing(live: Live, seat: number): number {
  const event = live.current;
  return event && event.seat === seat && striker(event) !== null ? timeOf(live, event) * FLIGHT : 0;
}

/** Whether this seat is being hurt. */
export function isHurt(live: Live, seat: number | null): boolean {
  return live.current?.type === "hurt" && live.current.seat === seat;
}

/** Everything that is drawn as one of these shakes when a blow lands. */
export function shake(elements: readonly HTMLElement[], delay: number): void {
  for (const element of elements) {
    element.animate(
      [0, -7, 6, -5, 4, 0].map((x) => ({ translate: `${x}px 0` })),
      { duration: 280 * Math.min(1.5, tempo()), delay, easing: "linear" },
    );
  }
}
