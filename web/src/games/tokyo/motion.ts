/** Where things are on the screen, and how long they move. */
import type { GameEvent } from "$lib/plug";
import { tempo } from "$lib/settings.svelte.ts";
import { lasts } from "./step";

/** Part of an event's time that something flies before it lands. */
export const FLIGHT = 0.6;

export function timeOf(event: GameEvent): number {
  return lasts(event) * tempo();
}

/** ms until a blow lands on this seat; 0 when nothing is on its way. */
export function landing(event: GameEvent | null, seat: number): number {
  const flies = event?.type === "hurt" && event.seat === seat && event.by !== null;
  return flies ? timeOf(event) * FLIGHT : 0;
}

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

function spotOf(selector: string): Spot | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box || !box.width) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width, height: box.height };
}

/** Where a monster's numbers stand. */
export function seatSpot(seat: number): Spot | null {
  return spotOf(`[data-seat="${seat}"]`) ?? spotOf(`[data-throne="${seat}"]`);
}

/** Where a monster itself stands: in Tokyo, or with its numbers. */
export function bodySpot(seat: number): Spot | null {
  return spotOf(`[data-throne="${seat}"]`) ?? seatSpot(seat);
}

export function placeSpot(place: string): Spot | null {
  return spotOf(`[data-place="${place}"]`);
}

/** On a monster in Tokyo, where a blow is seen best; null: it stands elsewhere. */
export function kingSpot(seat: number): Spot | null {
  return spotOf(`[data-throne="${seat}"] .figure`);
}

/** The gap that a bought card has just left in the market, or the deck. */
export function gapSpot(): Spot | null {
  return spotOf("[data-gap]") ?? spotOf("[data-market]");
}

/** Where a costume is shown to whoever chooses one. */
export function costumeSpot(card: string): Spot | null {
  return spotOf(`[data-costume="${card}"]`) ?? placeSpot("city");
}

/** Everything that shows this seat shakes when a blow lands. */
export function shake(seat: number, delay: number): void {
  for (const element of document.querySelectorAll(`[data-seat="${seat}"], [data-throne="${seat}"]`)) {
    element.animate(
      [0, -7, 6, -5, 4, 0].map((x) => ({ translate: `${x}px 0` })),
      { duration: 280 * Math.min(1.5, tempo()), delay, easing: "linear" },
    );
  }
}

/** A lunge of the attacker: out of Tokyo it swells, from outside it leans towards Tokyo. */
export function lunge(seat: number, ms: number): void {
  const king = document.querySelector(`[data-throne="${seat}"]`);
  const timing = { duration: ms, easing: "ease-out" };
  if (king) {
    king.animate([{ scale: "1" }, { scale: "0.94", offset: 0.3 }, { scale: "1.14", offset: 0.6 }, { scale: "1" }], timing);
    return;
  }
  const from = seatSpot(seat);
  const to = placeSpot("city");
  if (!from || !to) return;
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const by = (px: number) => `${((to.x - from.x) * px) / far}px ${((to.y - from.y) * px) / far}px`;
  for (const element of document.querySelectorAll<HTMLElement>(`[data-seat="${seat}"]`)) {
    element.animate([{ translate: "0 0" }, { translate: by(-6), offset: 0.3 }, { translate: by(22), offset: 0.6 }, { translate: "0 0" }], timing);
  }
}
