export { default } from "./robots/Figure.svelte";

/** What texts and scenes call whom one plays. */
export const NOUN = "faction";
