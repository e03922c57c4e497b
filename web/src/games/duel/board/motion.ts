/** Where things are on the screen, and how long they move. */
import type { GameEvent } from "$lib/plug";
import { tempo } from "$lib/settings.svelte.ts";
import { lasts } from "../step";

/** Part of an event's time that something flies before it lands. */
export const FLIGHT = 0.6;

export function timeOf(event: GameEvent): number {
  return lasts(event) * tempo();
}

/** ms until a blow lands on this seat; 0 when nothing is on its way. */
export function landing(event: GameEvent | null, seat: number): number {
  const flies = event?.type === "hurt" && event.seat === seat && event.by !== null && event.by !== seat;
  return flies ? timeOf(event) * FLIGHT : 0;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function boxOf(selector: string): Box | null {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width) return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width, height: box.height };
  }
  return null;
}

/** Where a monster's numbers stand. */
export function seatBox(seat: number): Box | null {
  return boxOf(`[data-seat="${seat}"]`);
}

/** Where it stands itself: face to face with its rival if there is room for that, else beside its numbers. */
export function bodyBox(seat: number): Box | null {
  return boxOf(`[data-stage="${seat}"]`) ?? boxOf(`[data-body="${seat}"]`) ?? seatBox(seat);
}

export function markerBox(track: string): Box | null {
  return boxOf(`[data-marker="${track}"]`);
}

/** The slot that a card of the row lies in, or the row. */
export function rowBox(): Box | null {
  return boxOf("[data-gap]") ?? boxOf("[data-row]");
}

/** Everything that shows this seat shakes when a blow lands. */
export function shake(seat: number, delay: number): void {
  for (const element of document.querySelectorAll(`[data-seat="${seat}"], [data-stage="${seat}"]`)) {
    element.animate(
      [0, -7, 6, -5, 4, 0].map((x) => ({ translate: `${x}px 0` })),
      { duration: 280 * Math.min(1.5, tempo()), delay, easing: "linear" },
    );
  }
}
