/** How questions that are answered on the board are drawn. */
import type { Plug } from "$lib/plug";
import DeployTray from "./DeployTray.svelte";
import SpotTray from "./SpotTray.svelte";
import WayTray from "./WayTray.svelte";

export const ANSWERS: Plug["trays"] = {
  deploy: DeployTray,
  move: SpotTray,
  move_unit: SpotTray,
  advance: SpotTray,
  place: SpotTray,
  shift: SpotTray,
  tag: SpotTray,
  attack: SpotTray,
  face: WayTray,
  march: WayTray,
  push: WayTray,
};
