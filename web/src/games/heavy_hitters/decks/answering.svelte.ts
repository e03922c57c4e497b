/** A deck of this device answers the questions of a table where decks are put together part by part. */
import type { Live } from "$lib/live.svelte.ts";
import type { Question } from "$lib/plug";
import { takenApart } from "$lib/words";
import type { Deck } from "./deck";

/** The word that takes what the deck has; null: this table does not offer it. */
export function wordOf(deck: Deck, { kind, options = [] }: Question): string | null {
  const has = (card: string) => card in deck.cards;
  const fits: Record<string, (word: string) => boolean> = {
    primary: (word) => has(takenApart(word).what),
    secondary: (word) => takenApart(word).what.split(",").every(has),
    pack: (word) => Number(takenApart(word).to) === (deck.cards[takenApart(word).what] ?? 0),
  };
  return options.find((word) => fits[kind]?.(word)) ?? null;
}

/** Which deck answers at a table: all its parts once it is chosen. */
class Following {
  private deck: Deck | null = $state.raw(null);
  private at = "";

  begin(live: Live, deck: Deck): void {
    this.deck = deck;
    this.at = placeOf(live);
  }

  /** What it would answer now. */
  word(live: Live, question: Question): string | null {
    return this.deck && this.at === placeOf(live) ? wordOf(this.deck, question) : null;
  }

  end(): void {
    this.deck = null;
  }
}

const placeOf = (live: Live) => `${live.table.code} ${live.you.seat}`;

export const following = new Following();
