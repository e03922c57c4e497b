/** What may come a picture after the rest: to draw all that an event changes at once takes too long on a phone. */
import { untrack } from "svelte";
import { tempo } from "./settings.svelte.ts";

/** Does something as soon as so many pictures are drawn; returns how to leave it. */
export function afterPicture(then: () => void, pictures = 1): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let left = pictures;
  function wait(): void {
    frame = requestAnimationFrame(() => (timer = setTimeout(--left ? wait : then)));
  }
  wait();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A value that follows a picture behind, or several, where things move, and at once where nothing does. */
export function later<T>(value: () => T, pictures = 1): () => T {
  const now = $derived(value());
  let shown = $state.raw(untrack(value));
  $effect(() => {
    const next = now;
    if (tempo() > 0) return afterPicture(() => (shown = next), pictures);
  });
  return () => (tempo() > 0 ? shown : now);
}

/** How many of a long list are drawn: a part at first, and one more after each picture; anew for another list. */
export function inParts(list: () => unknown, length: () => number, part: number): () => number {
  let drawn = $state.raw({ list: untrack(list), count: part });
  const count = $derived(drawn.list === list() ? drawn.count : part);
  $effect(() => {
    if (count < length()) return afterPicture(() => (drawn = { list: list(), count: count + part }));
  });
  return () => count;
}
