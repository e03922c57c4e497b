/** Which games bring a page of their own: a folder here with an index.ts, and a figure.ts for lobbies and lists. */
import type { Component } from "svelte";
import Anybody from "$lib/plain/Figure.svelte";
import type { FigurePicture, Plug } from "$lib/plug";
import { learn } from "$lib/texts.svelte.ts";

// Each is fetched when it is needed: a table of the game is opened, its figures or its companion are shown.
const PLUGS = import.meta.glob<{ default: Plug }>("./*/index.ts");
const FIGURES = import.meta.glob<{ default: FigurePicture }>("./*/figure.ts");
const COMPANIONS = import.meta.glob<{ default: Component }>("./*/Companion.svelte");

/** A game without a folder is played through the choice panel, and told by its texts. */
export async function plugOf(game: string): Promise<Plug> {
  await learn(game);
  const load = PLUGS[`./${game}/index.ts`];
  return load ? (await load()).default : (await import("$lib/plain")).plain(game);
}

export async function figureOf(game: string): Promise<FigurePicture> {
  return (await FIGURES[`./${game}/figure.ts`]?.())?.default ?? Anybody;
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
