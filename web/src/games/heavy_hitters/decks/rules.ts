/** What the rules say about a deck that is being built. */
import { usualPlace } from "$lib/place";
import { t } from "$lib/texts.svelte.ts";
import type { Deck } from "./deck";

/** A card that may be in it: the most of it, and how many come at once. */
export interface Offered {
  card: string;
  part: "primary" | "secondary" | "utility";
  most: number;
  each: number;
}

export interface Wrong {
  code: string;
  part: string;
  card: string;
  there: number;
  wanted: number;
}

export interface AboutDeck {
  size: number;
  wanted: number;
  offered: Offered[];
  /** Ready decks, by id. */
  ready: Record<string, Record<string, number>>;
  wrong: Wrong[];
}

export async function aboutDeck({ faction, pack, cards }: Deck): Promise<AboutDeck> {
  const place = await usualPlace();
  return (await place.consult("heavy_hitters", "deck", { faction, pack, cards })) as unknown as AboutDeck;
}

/** What is wrong, in a sentence. */
export function complaint({ code, card, there, wanted }: Wrong): string {
  const missing = Math.abs(wanted - there);
  const way = there < wanted ? "few" : "many";
  return t(`heavy_hitters-decks-wrong-${code}`, { card: card && t(`heavy_hitters-card-${card}`), there, wanted, missing, way });
}
