/** What the drawings of robots are made of. */
import type { Mood, Part, Spot } from "$monsters/print";

export { put, type Mood, type Part, type Spot } from "$monsters/print";

/** What the component of a robot takes. */
export interface Drawn {
  mood?: Mood;
}

/** A robot of flat shapes, and where it smokes, sparks and lies. */
export interface Build {
  faction: string;
  parts: Part[];
  /** How it stands while it is hurt, and how it lies when it is out. */
  bent: string;
  flat: string;
  /** Where smoke leaves it while it is hurt, and where a crack runs. */
  smoke: Spot;
  crack: Spot;
  /** Where it sparks when it is out. */
  sparks: Spot[];
}

export const PUFFS = "M-9 8C-16 6-14-4-7-3-6-11 6-11 7-3 15-4 16 7 8 8ZM4-16C-1-17 0-24 5-23 7-28 14-27 14-21 19-20 18-14 13-14Z";
export const CRACK = "M-9-7-2-3-4 2 4 4 2 9";
export const SPARK = "M0-12 3.4-4.4 11-6 5.6 0 11 6 3.4 4.4 0 12-3.4 4.4-11 6-5.6 0-11-6-3.4-4.4Z";
