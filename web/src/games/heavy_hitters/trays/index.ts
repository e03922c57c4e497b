/** How answers are drawn, by kind of question; the shared choice panel draws all others. */
import type { Plug } from "$lib/plug";
import BuildTray from "../decks/BuildTray.svelte";
import { ON_THE_BOARD } from "./board";
import { FROM_THE_HAND } from "./hand";

export const TRAYS: Plug["trays"] = {
  ...ON_THE_BOARD,
  ...FROM_THE_HAND,
  primary: BuildTray, secondary: BuildTray, pack: BuildTray,
};
