import type { Live } from "$lib/live.svelte.ts";

/** The monster shown large as one's own: mine, or for who only watches the one whose turn it is. */
export function mineOf(live: Live): number | null {
  return live.you.seat ?? live.view?.turn ?? null;
}
