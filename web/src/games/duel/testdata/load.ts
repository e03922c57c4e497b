/** What the engine says, for tests: made by `python -m tests.texts.page_twin`. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Twin as Any } from "../../tokyo/testdata/load";
import type { GameEvent } from "$lib/plug";

export { LANGUAGES, speakFor } from "../../tokyo/testdata/load";

interface Twin extends Omit<Any, "cards"> {
  cards: Record<string, [cost: number, keep: boolean, buzz: string]>;
  lying: [token: string, track: "fame" | "destruction", at: number, flipped: boolean, bonuses: string[]][];
  logs: { monsters: string[]; events: GameEvent[]; lines: string[][] }[];
}

export const twin: Twin = JSON.parse(readFileSync(fileURLToPath(new URL("wording.json", import.meta.url)), "utf-8"));
