/** Which games bring a page of their own: a folder here with an index.ts, and a figure.ts for lobbies and lists. */
import type { Component } from "svelte";
import Anybody from "$lib/plain/Figure.svelte";
import type { DataNames } from "$lib/owned";
import type { FigurePicture, Plug } from "$lib/plug";
import { learn } from "$lib/texts.svelte.ts";

// Fetched when it is needed: a table of the game is opened, or its companion.
const PLUGS = import.meta.glob<{ default: Plug }>("./*/index.ts");
const COMPANIONS = import.meta.glob<{ default: Component }>("./*/Companion.svelte");
const DECKS = import.meta.glob<{ default: Component }>("./*/Decks.svelte");
const DATA = import.meta.glob<{ default: DataNames }>("./*/data.ts");
// Every screen may show them.
const FIGURES = import.meta.glob<{ default: FigurePicture; NOUN: string }>("./*/figure.ts", { eager: true });

/** A game without a folder is played through the choice panel, and told by its texts. */
export async function plugOf(game: string): Promise<Plug> {
  await learn(game);
  const load = PLUGS[`./${game}/index.ts`];
  return load ? (await load()).default : (await import("$lib/plain")).plain(game);
}

export function figureOf(game: string): FigurePicture {
  return FIGURES[`./${game}/figure.ts`]?.default ?? Anybody;
}

/** What texts and scenes of a game call whom one plays: "monster" in tokyo-monster-gigazaur. */
export function nounOf(game: string): string {
  return FIGURES[`./${game}/figure.ts`]?.NOUN ?? "figure";
}

/** Whether a game has a screen for those who sit before its real box. */
export function hasCompanion(game: string): boolean {
  return `./${game}/Companion.svelte` in COMPANIONS;
}

/** The games that have one. */
export const IN_A_BOX: readonly string[] = Object.keys(COMPANIONS).map((path) => path.split("/")[1]!);

/** That screen, with the texts of its game. */
export async function companion(game: string): Promise<{ default: Component }> {
  await learn(game);
  return COMPANIONS[`./${game}/Companion.svelte`]!();
}

/** How a game calls numbers of somebody's own box. */
export async function dataNames(game: string): Promise<DataNames> {
  await learn(game);
  return (await DATA[`./${game}/data.ts`]!()).default;
}

/** Whether decks of a game can be built on a screen of their own. */
export function hasDecks(game: string): boolean {
  return `./${game}/Decks.svelte` in DECKS;
}

/** The one that there is, with the texts of its game. */
export async function deckScreen(): Promise<{ default: Component }> {
  const [path, load] = Object.entries(DECKS)[0]!;
  await learn(path.split("/")[1]!);
  return load();
}
