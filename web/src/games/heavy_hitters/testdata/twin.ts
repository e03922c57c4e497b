/** What wording.json holds for Heavy Hitters beside what every game has there. */
import type { GameEvent } from "$lib/plug";
import type { Twin } from "../../../testing/twin";

export interface HeavyTwin extends Twin {
  keys: string[]; // what is compared of a seat, in this order
  explained: Record<string, string[]>; // by language
  logs: { monsters: string[]; events: GameEvent[]; lines: string[][] }[];
}
