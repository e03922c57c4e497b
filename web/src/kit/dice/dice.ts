/** Which dice are kept, which are just thrown. Games differ in their faces only. */
import type { GameEvent } from "$lib/plug";

/** How many dice lie side by side on a phone. */
export function columns(count: number): number {
  return count > 6 ? Math.ceil(count / 2) : Math.max(1, count);
}

/** Marks as many dice of each face as there are in `faces`, from the left. */
export function marked<Face>(dice: readonly Face[], faces: readonly Face[]): boolean[] {
  const left = [...faces];
  return dice.map((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What was kept before the last Roll of this turn: it stays kept. */
export function keptBefore<Face extends string>(turn: readonly GameEvent[], seat: number): Face[] {
  const at = turn.findLastIndex((event) => event.type === "rolled" && event.seat === seat);
  const before = turn[at - 1];
  return before?.type === "kept" && before.seat === seat ? before.dice : [];
}

/** The word for keeping these, in the order of the faces of the game. */
export function keepWord<Face>(kept: readonly Face[], faces: readonly Face[]): string {
  const ordered = [...kept].sort((a, b) => faces.indexOf(a) - faces.indexOf(b));
  return `keep:${ordered.join(",") || "none"}`;
}

/** How long each die tumbles: together at first, then they lie from left to right. */
export function tumbling<Face>(dice: readonly Face[], event: GameEvent | null, ms: number): number[] {
  let thrown: Face[] = [];
  if (event?.type === "rolled") thrown = event.dice;
  else if (event?.type === "die_rerolled") thrown = [event.faces[1]];
  const fresh = marked(dice, thrown);
  const count = Math.max(1, thrown.length);
  let seen = 0;
  return fresh.map((is) => (is ? ms * (0.5 + (0.5 * ++seen) / count) : 0));
}
