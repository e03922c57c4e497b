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

/** Dice as they lie on the table, and which of them were not thrown last. */
export interface Laid<Face> {
  faces: Face[];
  kept: boolean[];
}

/** A die that is kept stays where it lies; those that are thrown fill the gaps. What cards change comes last. */
export function laidOut<Face extends string>(turn: readonly GameEvent[], seat: number, dice: readonly Face[]): Laid<Face> {
  let faces: Face[] = [];
  let kept: boolean[] = [];
  let lastly = "";
  for (const event of turn) {
    if (event.seat !== seat || (event.type !== "kept" && event.type !== "rolled")) continue;
    if (event.type === "kept") kept = marked(faces, event.dice as Face[]);
    else {
      if (lastly !== "kept") kept = [];
      faces = filled(faces.map((face, i) => (kept[i] ? face : null)), event.dice as Face[]);
      kept = faces.map((_, i) => !!kept[i]);
    }
    lastly = event.type;
  }
  const there = marked(faces, dice);
  const left = [...dice];
  faces.forEach((face, i) => there[i] && left.splice(left.indexOf(face), 1));
  const places = faces.map((face, i) => (there[i] ? face : null));
  const gaps = left.length; // the others have gone with their dice
  const stays = places.map((face, i) => face !== null || places.slice(0, i).filter((each) => each === null).length < gaps);
  const lying = kept.filter((_, i) => stays[i]);
  return { faces: filled(places, left), kept: dice.map((_, i) => !!lying[i]) };
}

function filled<Face>(places: readonly (Face | null)[], fresh: readonly Face[]): Face[] {
  const left = [...fresh];
  const found: Face[] = [];
  for (const face of places) {
    if (face !== null) found.push(face);
    else if (left.length) found.push(left.shift()!);
  }
  return [...found, ...left];
}

/** The word for keeping these, in the order of the faces of the game. */
export function keepWord<Face>(kept: readonly Face[], faces: readonly Face[]): string {
  const ordered = [...kept].sort((a, b) => faces.indexOf(a) - faces.indexOf(b));
  return `keep:${ordered.join(",") || "none"}`;
}

/** How long each die tumbles: together at first, then they lie from left to right. */
export function tumbling<Face>(dice: readonly Face[], kept: readonly boolean[], event: GameEvent | null, ms: number): number[] {
  let fresh: boolean[] = [];
  if (event?.type === "rolled") fresh = dice.map((_, i) => !kept[i]);
  else if (event?.type === "die_rerolled") fresh = marked(dice, [event.faces[1] as Face]);
  const count = Math.max(1, fresh.filter(Boolean).length);
  let seen = 0;
  return dice.map((_, i) => (fresh[i] ? ms * (0.5 + (0.5 * ++seen) / count) : 0));
}
