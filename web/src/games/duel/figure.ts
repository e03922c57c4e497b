export { default } from "$monsters/Figure.svelte";

/** What texts and scenes call whom one plays. */
export const NOUN = "monster";
