/** What the Autobot keeps: A6 to A11 of its rule, from the dice alone. */
import type { Face, Track } from "../model";
import type { Places } from "./walk";

export const count = (dice: readonly Face[], face: Face): number => dice.filter((one) => one === face).length;

/** A9: the track symbol that this throw settles; "ask": the markers are in line and the person chooses; null: none. */
export function symbolOf(thrown: readonly Face[], markers: Places): Track | "ask" | null {
  const fame = count(thrown, "fame");
  const destruction = count(thrown, "destruction");
  if (fame !== destruction) return fame > destruction ? "fame" : "destruction";
  if (!fame) return null;
  if (markers.fame === markers.destruction) return "ask";
  return markers.fame > markers.destruction ? "fame" : "destruction";
}

/** A7, A8, A10: which of the dice just thrown stay, beside those kept earlier. */
export function keepers(thrown: readonly Face[], earlier: readonly Face[], lacking: number, symbol: Track | null): Face[] {
  const wanted = Math.max(lacking - count(earlier, "heart"), 0);
  const hearts = Math.min(count(thrown, "heart"), wanted);
  return [
    ...thrown.filter((face) => face === "smash" || face === symbol),
    ...Array.from({ length: hearts }, (): Face => "heart"),
  ];
}

/** The rule by which a face is kept. */
export function keepRule(face: Face): string {
  return face === "smash" ? "autobot/A7" : face === "heart" ? "autobot/A8" : "autobot/A10";
}

/** A18: cubes for all that was of no use; the hearts lacking are those before A15. */
export function cubesOf(dice: readonly Face[], lacking: number): number {
  const tracks: Face[] = ["fame", "destruction"];
  const idle = tracks.map((face) => count(dice, face)).filter((n) => n < 3);
  const hearts = Math.max(count(dice, "heart") - lacking, 0);
  return count(dice, "energy") + count(dice, "special") + hearts + idle.reduce((sum, n) => sum + n, 0);
}
