export { default } from "../../monsters/Figure.svelte";
