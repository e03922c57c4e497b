/** Questions that are answered on the board. None of them is the first one of a game: their trays are fetched later. */
import type { Plug } from "$lib/plug";
import Later from "./Later.svelte";

const KINDS = ["deploy", "move", "move_unit", "advance", "place", "shift", "tag", "attack", "face", "march", "push"];

export const ON_THE_BOARD: Plug["trays"] = Object.fromEntries(KINDS.map((kind) => [kind, Later]));
