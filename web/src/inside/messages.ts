/** What page and worker say to each other beside the messages of the wire; see src/baffe/inside/worker.py. */
import type { FromClient, FromServer } from "$lib/live.svelte.ts";
import type { Open, OpenScene } from "../wire";
import type { Files } from "./engine";

/** What somebody would like to play: the same as a server is asked for. */
export type Wish = Open | (OpenScene & { pace?: Open["pace"] });

/** One entry of a record. */
export interface Entry {
  number: number;
  [field: string]: unknown;
}

export type ToWorker =
  | { type: "load"; files: Files }
  | { type: "open"; code: string; wish: Wish; seed: string; start: object | null; entries: Entry[] }
  | { type: "kept" }
  | { type: "not_kept" }
  | { type: "ask"; id: string; what: "record" | "replay" | "position"; at?: number | null; all?: boolean }
  | FromClient;

export type FromWorker =
  | { type: "loading"; got: number }
  | { type: "ready" }
  | { type: "broken"; reason: string; loading: boolean }
  | { type: "begun"; start: object }
  | { type: "keep"; entry: Entry }
  | { type: "told"; id: string; value: unknown }
  | FromServer;
