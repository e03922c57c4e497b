/** What page and worker say to each other beside the messages of the wire; see src/baffe/inside/worker.py. */
import type { FromClient, FromServer } from "$lib/live.svelte.ts";
import type { View } from "$lib/plug";
import type { Open, OpenScene } from "../wire";
import type { Files } from "./engine";

/** What somebody would like to play: the same as a server is asked for. */
export type Wish = Open | (OpenScene & { pace?: Open["pace"] });

/** One entry of a record. */
export interface Entry {
  number: number;
  [field: string]: unknown;
}

/** What can be asked, whether a table is open or not. */
export type Question =
  | { type: "ask"; what: "record" | "replay" | "position"; code: string; start: object; entries: Entry[]; at?: number | null; all?: boolean }
  | { type: "companion"; game: string; told: object }
  | { type: "consult"; game: string; what: string; asked: Record<string, unknown> }
  | { type: "import"; text: string }
  | { type: "preview"; wish: OpenScene }
  | { type: "scene"; game: string; views: readonly View[] };

export type ToWorker =
  /** `anew`: not from the image that is kept, which goes. */
  | { type: "load"; files: Files; anew: boolean }
  | { type: "image"; files: Files }
  | { type: "open"; code: string; wish: Wish; seed: string; start: object | null; entries: Entry[]; plain: number[]; instead: boolean }
  | { type: "close" }
  | { type: "kept" }
  | { type: "not_kept" }
  | (Question & { id: string })
  | FromClient;

export type FromWorker =
  | { type: "loading"; got: number }
  | { type: "ready" }
  | { type: "broken"; reason: string; loading: boolean }
  /** Something is being done; `number`: a bot thinks about that question. */
  | { type: "works"; number: number | null }
  | { type: "rests" }
  | { type: "begun"; start: object }
  /** Files that bots lack: the worker fetches them itself, and tells which have come. */
  | { type: "wants"; files: string[] }
  | { type: "brought"; url: string }
  | { type: "keep"; entry: Entry }
  | { type: "told"; id: string; value: unknown }
  | FromServer;
