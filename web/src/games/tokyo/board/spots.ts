/** Where the monsters are. */
import type { Spot, Spots } from "$lib/spots";

/** Where a monster's numbers stand. */
export function seatSpot(spots: Spots, seat: number): Spot | null {
  return spots.find(`seat ${seat}`, `throne ${seat}`);
}
