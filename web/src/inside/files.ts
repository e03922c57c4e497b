/** Games of this device as files: written for elsewhere, and read from there. */
import { save } from "$lib/save";
import { Trouble } from "$lib/net";
import type { View } from "$lib/plug";
import type { Seat } from "../wire";
import { aboutOf } from "./about";
import { keepRead } from "./kept";
import type { Entry } from "./messages";
import { recordOf } from "./place";
import { python } from "./python.svelte.ts";

/** Bytes; no record of ours is as long. The engine looks more closely. */
const LONGEST = 4_000_000;

interface Read {
  start: { game: string };
  entries: Entry[];
  seats: Seat[];
  view: View;
}

/** Into the folder of downloads. */
export async function saveGame(code: string): Promise<void> {
  save(new Blob([await recordOf(code)], { type: "text/plain" }), `${code}.baffe`);
}

/** The address of the game that a file holds: a table where it goes on, or its replay. What is kept stays as it is. */
export async function openFile(file: File): Promise<string> {
  if (file.size > LONGEST) throw new Trouble("record_long", 0);
  const { start, entries, seats, view } = await python.ask<Read>({ type: "import", text: await file.text() });
  const code = await keepRead(start, entries, aboutOf(start.game, seats, view)).catch(() => {
    throw new Trouble("not_kept", 0);
  });
  return view.outcome ? `/local/${code}/replay` : `/local/${code}`;
}
