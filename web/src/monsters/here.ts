/** For tables with monsters: their drawings come with the table, not after it. */
import { drawingOf } from "./cast";
import { drawings } from "./drawings.svelte.ts";

drawings.put(drawingOf);
