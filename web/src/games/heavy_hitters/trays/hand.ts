/** Questions that are answered with cards. A game begins with the choice of a faction: all others are fetched later. */
import type { Plug } from "$lib/plug";
import Later from "../hand/Later.svelte";
import FactionTray from "../hand/setup/FactionTray.svelte";

const KINDS = [
  "pilot", "path", "scenario", "deck", "mulligan", "commit", "overclock", "order", "lose", "mend", "sift", "reset", "upgrade", "ally",
  "hack", "counter", "late", "dodge", "missed", "shield", "brace", "save", "aim", "reroll",
];

export const FROM_THE_HAND: Plug["trays"] = {
  faction: FactionTray,
  ...Object.fromEntries(KINDS.map((kind) => [kind, Later])),
};
