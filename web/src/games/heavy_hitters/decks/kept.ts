/** Decks of this device. */
import { type Deck, deckOf } from "./deck";

const KEY = "baffe.heavy_hitters.decks";
const MOST = 30;

export interface KeptDeck extends Deck {
  id: string;
}

export function keptDecks(): KeptDeck[] {
  return all().flatMap(keptDeck);
}

/** Also what another version may have kept: it stays where it is. */
function all(): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function keptDeck(plain: unknown): KeptDeck[] {
  const deck = deckOf(plain);
  const id = idOf(plain);
  return deck && typeof id === "string" ? [{ ...deck, id }] : [];
}

function idOf(plain: unknown): unknown {
  return (plain as { id?: unknown } | null)?.id;
}

/** The newest first; false: there is no room, and nothing is given up for it. */
export function keep(deck: KeptDeck): boolean {
  const others = all().filter((one) => idOf(one) !== deck.id);
  return others.length < MOST && store([deck, ...others]);
}

export function forget(id: string): void {
  store(all().filter((one) => idOf(one) !== id));
}

function store(decks: unknown[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(decks));
    return true;
  } catch {
    return false;
  }
}
