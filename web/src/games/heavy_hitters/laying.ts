/** What is printed, with what the rules tell of somebody's own box laid over it. */
import type { OwnData } from "$lib/owned";
import { own } from "./own.svelte.ts";
import { OURS, type Print } from "./printed";

export function lay(told: Record<string, unknown>): void {
  const { differs, printed } = told as unknown as OwnData;
  own.print = { ...OURS, ...Object.fromEntries(Object.entries(printed).map(([key, theirs]) => [key, over(OURS[key as keyof Print], theirs)])) };
  own.differs = differs;
}

/** Entry by entry; lists are given whole. */
function over(ours: unknown, theirs: unknown): unknown {
  return Array.isArray(theirs) ? theirs : { ...(ours as object), ...(theirs as object) };
}
