/** How a marker walks and where a token can lie, by what the board shows. */
import { type Buzz, END, spacesOf } from "../board/geometry";
import { covers, isLopsided } from "../buzz";
import { type Lying, type Track, TRACKS } from "../model";

export type Places = Record<Track, number>;

/** One step of a pull: to the next space that exists; from the last one there is no way on. */
export function nextPlace(buzz: Buzz, track: Track, place: number, direction: -1 | 1): number {
  const spaces = spacesOf(buzz, track);
  const found = direction > 0 ? spaces.find((at) => at > place) : spaces.findLast((at) => at < place);
  return found ?? place;
}

function covered(token: string, at: number): number[] {
  return Array.from({ length: covers(token) }, (_, n) => at + n);
}

/** Where a token may be placed: on spaces in a row without another token or a marker. It is lifted first. */
export function spotsFor(buzz: Buzz, token: string, markers: Places): Lying[] {
  const found: Lying[] = [];
  for (const track of TRACKS) {
    const others = Object.entries(buzz).filter(([id, lying]) => id !== token && lying.track === track);
    const taken = new Set([markers[track], ...others.flatMap(([id, lying]) => covered(id, lying.at))]);
    for (let at = -END; at <= END + 1 - covers(token); at++) {
      if (covered(token, at).some((space) => taken.has(space))) continue;
      found.push({ track, at, flipped: false });
      if (covers(token) === 2 && isLopsided(token)) found.push({ track, at, flipped: true });
    }
  }
  return found;
}
