/** How questions about cards are answered, but for the first one of a game. */
import type { Plug } from "$lib/plug";
import AllyTray from "./AllyTray.svelte";
import CommitTray from "./CommitTray.svelte";
import LoseTray from "./LoseTray.svelte";
import MulliganTray from "./MulliganTray.svelte";
import OrderTray from "./OrderTray.svelte";
import PickTray from "./PickTray.svelte";
import ReadTray from "./ReadTray.svelte";
import DeckTray from "./setup/DeckTray.svelte";
import MapTray from "./setup/MapTray.svelte";
import WindowTray from "./WindowTray.svelte";

export { default as SquadSheet } from "./SquadSheet.svelte";

export const ANSWERS: Plug["trays"] = {
  pilot: ReadTray, path: ReadTray, scenario: MapTray, deck: DeckTray, mulligan: MulliganTray,
  commit: CommitTray, overclock: OrderTray, order: OrderTray,
  lose: LoseTray, mend: PickTray, sift: PickTray, reset: PickTray, upgrade: ReadTray, ally: AllyTray,
  hack: WindowTray, counter: WindowTray, late: WindowTray, dodge: WindowTray, missed: WindowTray, shield: WindowTray,
  brace: WindowTray, save: WindowTray, aim: WindowTray, reroll: WindowTray,
};
