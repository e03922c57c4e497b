/** The cards of Duel. What is printed on them comes from the rules: `make wire` writes it down. */
import type { Printed } from "$kit/cards/printed";
import { t } from "$lib/texts.svelte.ts";
import { emblem } from "./emblems";
import PRINTED from "./printed.json";

const KEEP: Record<string, number> = PRINTED.keep;
const ACTION: Record<string, number> = PRINTED.action;
const BUZZ: Record<string, string> = PRINTED.buzz;

export const CARDS = [...Object.keys(KEEP), ...Object.keys(ACTION)];

/** The Buzz token whose icon the card has; null: none. */
export function buzzOf(id: string): string | null {
  return BUZZ[id] ?? null;
}

export function printed(id: string): Printed {
  const keep = id in KEEP;
  return {
    id,
    game: "duel",
    name: t(`duel-card-${id}`),
    type: t(keep ? "duel-type-keep" : "duel-type-discard"),
    effect: t(`duel-card-${id}.effect`),
    cost: KEEP[id] ?? ACTION[id] ?? 0,
    keep,
    art: emblem(id),
  };
}
