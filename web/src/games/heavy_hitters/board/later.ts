/** What the board shows once somebody chooses or something happens: fetched while the hand is dealt. */
export { default as Above } from "./Above.svelte";
export { default as Below } from "./Below.svelte";
export { default as Facing } from "./Facing.svelte";
export { default as Hexes } from "./Hexes.svelte";
export { default as Shot } from "./Shot.svelte";
