/** What wording.json holds for Duel beside what every game has there. */
import type { GameEvent } from "$lib/plug";
import type { Twin } from "../../../testing/twin";

export interface DuelTwin extends Twin {
  cards: Record<string, [cost: number, keep: boolean, buzz: string]>;
  lying: [token: string, track: "fame" | "destruction", at: number, flipped: boolean, bonuses: string[]][];
  logs: { monsters: string[]; events: GameEvent[]; lines: string[][] }[];
}
