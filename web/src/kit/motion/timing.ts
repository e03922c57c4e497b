/** How long things move. */
import type { Live } from "$lib/live.svelte.ts";
import type { GameEvent } from "$lib/plug";
import { pace, tempo } from "$lib/settings.svelte.ts";

/** Part of an event's time that something flies before it lands. */
export const FLIGHT = 0.6;

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

/** How long what an event brings is shown where nothing moves, in ms. */
export function stillFor(live: Live, event: GameEvent): number {
  return tempo() || live.pace ? 0 : live.plug.lasts(event) * pace();
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

/** These draw back, strike so far away, and are back in their places. */
export function strike(elements: readonly HTMLElement[], x: number, y: number, ms: number): void {
  const by = (part: number) => `${x * part}px ${y * part}px`;
  const frames = [{ translate: by(0) }, { translate: by(-0.2), offset: 0.25 }, { translate: by(1), offset: FLIGHT }, { translate: by(0) }];
  for (const element of elements) element.animate(frames, { duration: ms, easing: "ease-in-out" });
}

/** Whoever has won hops for joy. */
export function cheer(elements: readonly HTMLElement[], ms: number): void {
  const frames = [0, -16, 0, -10, 0].map((y, i) => ({ translate: `0 ${y}px`, rotate: `${[0, -4, 0, 4, 0][i]}deg` }));
  for (const element of elements) element.animate(frames, { duration: ms, easing: "ease-out" });
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
