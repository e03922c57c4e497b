/** What is drawn on a card. The drawings come after the first question; until then the paper is blank. */
import type { Emblem } from "$art/emblems";

let drawn: ((id: string) => Emblem) | null = $state.raw(null);
void import("./emblems").then(
  (found) => (drawn = found.emblem),
  () => {}, // a card can be read without its picture
);

export function emblem(id: string): Emblem {
  return drawn?.(id) ?? { tint: "#ffe0a8", items: [] };
}
