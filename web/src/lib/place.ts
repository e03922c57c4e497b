/** Where a table is: on a server, or on this device. Screens ask it for what is no message, and need not know which it is. */
import type { OpenScene, Position, Replay, TableInfo } from "../wire";
import { openScene, positionOf, recordAddress, rematch, replay } from "./net";

export interface Place {
  /** Whether others can come from elsewhere: with a link, as spectators, on a television. */
  readonly isPublic: boolean;
  /** The screen on which a game is seen again. */
  replayAddress(code: string): string;
  /** The address of the next table with the same players. */
  rematch(table: TableInfo): Promise<string>;
  replay(code: string, all: boolean): Promise<Replay>;
  /** The position of now as a scene, or that of a step of the replay. */
  position(code: string, at: number | null): Promise<Position>;
  /** The address of a new table that begins with that position. */
  play(scene: OpenScene): Promise<string>;
  /** Where the record of a game that is over can be downloaded. */
  record(code: string): Promise<string>;
}

export const onServer: Place = {
  isPublic: true,
  replayAddress: (code) => `/r/${code}`,
  rematch: async (table) => `/t/${table.rematch ?? (await rematch(table.code)).table.code}`,
  replay,
  position: positionOf,
  play: async (scene) => `/t/${(await openScene(scene)).table.code}`,
  record: (code) => Promise.resolve(recordAddress(code)),
};
