/** What a Roll is worth now. */
import type { GameEvent } from "$lib/plug";
import { spotlightOf } from "../board/geometry";
import { type DuelView, type Face, mostHearts, TRACKS } from "../model";

const NEEDED = 3; // equal faces to pull a marker

/** How many of that face the Roll has: dice, faces added, and smashes that cards add. */
export function facesOf(view: DuelView, face: Face): number {
  const count = [...view.dice, ...view.added].filter((each) => each === face).length;
  if (face !== "smash") return count;
  const cards = view.seats[view.turn]!.cards;
  const lit = TRACKS.filter((track) => spotlightOf(view[track]) !== null).length;
  return count + (cards.includes("acid_attack") ? 1 : 0) + (cards.includes("adrenaline_augment") ? lit : 0);
}

export interface Worth {
  /** The dice that are used for it. */
  uses: Face[];
  /** What comes of it: hits, hearts, energy, spaces, tokens. */
  gain: number;
}

function dice(face: Face, count: number): Face[] {
  return Array.from({ length: count }, () => face);
}

/**
 * Whether Regeneration has given its heart this turn. It is used up by the first gain that leaves room for it:
 * one that ends below the most hearts, or that brought more than it had to bring by itself.
 */
function hasRegenerated(view: DuelView, events: readonly GameEvent[]): boolean {
  const me = view.seats[view.turn]!;
  let hearts = me.hearts; // as they were after each event, from the last one back
  for (let i = events.length - 1; i >= 0; i -= 1) {
    const [event, cause] = [events[i]!, events[i - 1]];
    if (event.seat !== view.turn) continue;
    if (event.type === "hurt") hearts += event.hearts;
    if (event.type !== "healed") continue;
    const asked = cause?.type === "resolved" && cause.face === "heart" ? cause.count : 1;
    if (hearts < mostHearts(me) || event.hearts > asked) return true;
    hearts -= event.hearts;
  }
  return false;
}

/** Hearts that dice bring: as many as there is room for, Regeneration's included. */
function healing(view: DuelView, count: number, turn: readonly GameEvent[]): number {
  const me = view.seats[view.turn]!;
  const more = me.cards.includes("regeneration") && !hasRegenerated(view, turn) ? 1 : 0;
  return Math.min(count + more, mostHearts(me) - me.hearts);
}

/** What an answer to "what is resolved next" uses and brings; null for other words. */
export function worthOf(word: string, view: DuelView, turn: readonly GameEvent[]): Worth | null {
  const [verb, what] = word.split(":") as [string, string?];
  if (verb === "group") {
    const face = what as Face;
    const count = facesOf(view, face);
    const pulled = face === "fame" || face === "destruction";
    const gain = pulled ? count - NEEDED + 1 : face === "heart" ? healing(view, count, turn) : count;
    return { uses: dice(face, count), gain };
  }
  if (verb !== "special") return null;
  const specials = facesOf(view, "special");
  const left = specials - view.specials_spent;
  switch (what) {
    case "energy": {
      const wave = Math.min(left, 3);
      return { uses: dice("special", wave), gain: 2 * (wave - 1) };
    }
    case "smash": {
      const smashes = facesOf(view, "smash");
      return { uses: [...dice("smash", smashes), ...dice("special", specials)], gain: smashes * specials };
    }
    case "token":
      return { uses: ["special"], gain: 1 };
    default:
      return { uses: dice("special", 2), gain: 1 };
  }
}

/** The word for setting these two dice aside. */
export function asideWord(faces: readonly Face[], options: readonly string[]): string | null {
  const wanted = [...faces].sort().join();
  const same = (word: string) => word.slice("batteries:".length).split(",").sort().join() === wanted;
  return options.find((word) => word.startsWith("batteries:") && same(word)) ?? null;
}
