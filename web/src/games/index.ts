/** Which games bring a page of their own: a folder here with an index.ts, and a figure.ts for lobbies and lists. */
import type { Component } from "svelte";
import Anybody from "$lib/plain/Figure.svelte";
import type { FigurePicture, Plug } from "$lib/plug";
import { learn } from "$lib/texts.svelte.ts";

// Fetched when it is needed: a table of the game is opened, or its companion.
const PLUGS = import.meta.glob<{ default: Plug }>("./*/index.ts");
const COMPANIONS = import.meta.glob<{ default: Component }>("./*/Companion.svelte");
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

/** The one that there is, with the texts of its game. */
export async function companion(): Promise<{ default: Component }> {
  const [path, load] = Object.entries(COMPANIONS)[0]!;
  await learn(path.split("/")[1]!);
  return load();
}
