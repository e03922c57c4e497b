/** A deck that somebody builds: how it is kept, sent and read again. Whether it may be played, the rules say. */
import { sceneOf, sceneText } from "$lib/router.svelte.ts";
import { PRINT } from "../printed";

export type Pack = "core" | "extended";

export interface Deck {
  name: string;
  faction: string;
  pack: Pack;
  /** How often each card is in it; nothing is there 0 times. */
  cards: Record<string, number>;
}

/** Why a file or link is no deck: text heavy_hitters-decks-refused-CODE. */
export class NoDeck extends Error {
  constructor(readonly code: "too_long" | "malformed" | "other_version") {
    super(code);
  }
}

const VERSION = 1;
const LONGEST = 4_000; // letters of a link or file
const MOST = 99;
const NAME = 40;

/** With the version of this form, as files and links hold it. */
function signed({ name, faction, pack, cards }: Deck): Record<string, unknown> {
  return { baffe: "heavy_hitters deck", version: VERSION, name, faction, pack, cards };
}

/** As a file: readable. */
export function written(deck: Deck): string {
  return JSON.stringify(signed(deck), null, 1);
}

/** As a link carries it. */
export function linked(deck: Deck): string {
  return sceneText(signed(deck));
}

/** From a file of anybody; throws NoDeck. */
export function read(text: string): Deck {
  if (text.length > LONGEST) throw new NoDeck("too_long");
  try {
    return checked(JSON.parse(text));
  } catch (failed) {
    throw failed instanceof NoDeck ? failed : new NoDeck("malformed");
  }
}

/** From a link of anybody; throws NoDeck. */
export function readLink(text: string): Deck {
  if (text.length > LONGEST) throw new NoDeck("too_long");
  return checked(sceneOf(text));
}

function checked(plain: unknown): Deck {
  if (!isObject(plain) || plain.baffe !== "heavy_hitters deck") throw new NoDeck("malformed");
  if (plain.version !== VERSION) throw new NoDeck("other_version");
  const deck = deckOf(plain);
  if (!deck) throw new NoDeck("malformed");
  return deck;
}

/** What has the shape of a deck; null: it has not. */
export function deckOf(plain: unknown): Deck | null {
  if (!isObject(plain)) return null;
  const { name, faction, pack, cards } = plain;
  if (typeof name !== "string" || typeof faction !== "string" || !(faction in PRINT.factions)) return null;
  if ((pack !== "core" && pack !== "extended") || !isObject(cards)) return null;
  const counts = Object.entries(cards);
  if (counts.length > MOST || !counts.every(([id, count]) => /^[a-z0-9_]{1,40}$/.test(id) && isCount(count))) return null;
  return { name: name.slice(0, NAME), faction, pack, cards: Object.fromEntries(counts) as Record<string, number> };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) <= MOST;
}

/** The same deck, whoever wrote it down. */
export function isSame(one: Deck, other: Deck): boolean {
  const plain = ({ faction, pack, cards }: Deck) => JSON.stringify([faction, pack, Object.entries(cards).toSorted()]);
  return plain(one) === plain(other);
}

/** With so many of a card. */
export function withCard(deck: Deck, card: string, count: number): Deck {
  const { [card]: _, ...others } = deck.cards;
  return { ...deck, cards: count > 0 ? { ...others, [card]: count } : others };
}
