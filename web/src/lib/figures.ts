/** The figures of a game without the rest of its page: lobbies and the first screen show them. */
import type { Component } from "svelte";

export type Figure = Component<{ id: string; mood?: string; size?: number }>;

/** Who stands on screens that belong to no game. */
export const MASCOT = { game: "tokyo", figure: "gigazaur" };

const FIGURES = import.meta.glob<{ default: Figure }>("../games/*/figure.ts");
const loaded = new Map<string, Promise<Figure | null>>();

export function figureOf(game: string): Promise<Figure | null> {
  let figure = loaded.get(game);
  if (!figure) {
    const load = FIGURES[`../games/${game}/figure.ts`];
    figure = load ? load().then((module) => module.default, () => null) : Promise.resolve(null);
    loaded.set(game, figure);
  }
  return figure;
}
