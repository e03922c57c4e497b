/** From one legal place to the next, without aiming at a small space. */
import { endOf } from "../board/geometry";
import type { Spot } from "../board/placing.svelte.ts";
import type { DuelView } from "../model";

function isSame(a: Spot, b: Spot): boolean {
  return a.track === b.track && a.at === b.at;
}

/** The next place of the same track in that direction; from its end on to its other end. */
export function beside(spots: readonly Spot[], spot: Spot, by: number): Spot {
  const line = spots.filter((each) => each.track === spot.track);
  const at = line.findIndex((each) => isSame(each, spot));
  return line[(at + by + line.length) % line.length] ?? spot;
}

/** The place of the other track that is nearest; the same one where there is none. */
export function across(spots: readonly Spot[], spot: Spot): Spot {
  const others = spots.filter((each) => each.track !== spot.track);
  return closest(others, () => spot.at) ?? spot;
}

/** Where most people begin: just in front of a marker, on the way to one's own end. */
export function nearest(spots: readonly Spot[], view: DuelView, seat: number): Spot {
  return closest(spots, (each) => view[each.track] + endOf(seat)) ?? spots[0]!;
}

function closest(spots: readonly Spot[], aim: (spot: Spot) => number): Spot | undefined {
  const far = (spot: Spot) => Math.abs(spot.at - aim(spot));
  return spots.toSorted((a, b) => far(a) - far(b))[0];
}
