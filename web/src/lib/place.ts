/** Where a table is: on a server, or on this device. Screens ask it for what is no message, and need not know which it is. */
import type { Open, OpenScene, Position, Replay, ScenePreview, TableInfo } from "../wire";
import { HAS_SERVER } from "./house";
import { consult, openScene, openTable, positionOf, previewScene, recordAddress, rematch, replay } from "./net";
import { linkTo } from "./router.svelte.ts";

export interface Place {
  /** Whether others can come from elsewhere: with a link, as spectators, on a television. */
  readonly isPublic: boolean;
  /** Whether a record can be had while the game is on: whoever has the device has its seed. */
  readonly recordsBeforeEnd: boolean;
  /** Somebody is about to play: what that needs may come already. */
  prepare(): void;
  /** The address of a new table. */
  open(wish: Open): Promise<string>;
  /** What a position looks like, before anybody plays it. */
  preview(scene: OpenScene): Promise<ScenePreview>;
  /** What the rules of a game say apart from any table. */
  consult(game: string, what: string, asked: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** The screen on which a game is seen again. */
  replayAddress(code: string): string;
  /** The address of the next table with the same players. */
  rematch(table: TableInfo): Promise<string>;
  replay(code: string, all: boolean): Promise<Replay>;
  /** The position of now as a scene, or that of a step of the replay. */
  position(code: string, at: number | null): Promise<Position>;
  /** The address of a new table that begins with that position. */
  play(scene: OpenScene): Promise<string>;
  /** Where the record of a game can be downloaded. */
  record(code: string): Promise<string>;
  /** A link to a game that is over, for whoever has no way to this place. */
  replayLink(code: string): Promise<string>;
}

export const onServer: Place = {
  isPublic: true,
  recordsBeforeEnd: false,
  prepare: () => {},
  open: async (wish) => `/t/${(await openTable(wish)).table.code}`,
  preview: previewScene,
  consult,
  replayAddress: (code) => `/r/${code}`,
  rematch: async (table) => `/t/${table.rematch ?? (await rematch(table.code)).table.code}`,
  replay,
  position: positionOf,
  play: async (scene) => `/t/${(await openScene(scene)).table.code}`,
  record: (code) => Promise.resolve(recordAddress(code)),
  replayLink: (code) => Promise.resolve(linkTo(`/r/${code}`)),
};

export const onThisDevice = async (): Promise<Place> => (await import("../inside/place")).onDevice;

/** Where this page opens its tables. */
export const usualPlace = (alone = !HAS_SERVER): Promise<Place> => (alone ? onThisDevice() : Promise.resolve(onServer));
