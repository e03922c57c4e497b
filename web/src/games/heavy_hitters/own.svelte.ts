/** Numbers of somebody's own box, while a table is shown that plays with them. */
import type { Difference } from "$lib/owned";
import type { Live } from "$lib/live.svelte.ts";
import type { Print } from "./printed";

class Own {
  /** All that is printed, as that box says it; null: as we print it. */
  print: Print | null = $state.raw(null);
  differs: readonly Difference[] = $state.raw([]);
}

export const own = new Own();

/** What that box says otherwise of a card, pilot, upgrade or unit. */
export function differencesOf(id: string): readonly Difference[] {
  return own.differs.filter(({ entry }) => entry === id);
}

/** The name or the text that it gives to an entry; "": none of its own. */
export function saidOf(id: string, field: "name" | "text"): string {
  return String(differencesOf(id).find((one) => one.field === field)?.theirs ?? "");
}

/** Lay the numbers of a table over ours while a part of the page shows it. */
export function useNumbersOf(live: () => Live): void {
  const text = $derived(JSON.stringify(live().table.options.data ?? null)); // each message brings the object anew
  $effect(() => {
    const data = JSON.parse(text) as Record<string, unknown> | null;
    let shown = true;
    if (data) {
      const asked = Promise.all([import("./laying"), live().place.consult("heavy_hitters", "data", { data })]);
      asked.then(
        ([{ lay }, told]) => shown && lay(told),
        () => {}, // ours are shown then; prices and odds come from the rules
      );
    }
    return () => {
      shown = false;
      [own.print, own.differs] = [null, []];
    };
  });
}
