import type { Plug } from "$lib/plug";

/** Each game's part of the page is fetched when a table of it is opened. */
const PLUGS: Record<string, () => Promise<{ default: Plug }>> = {
  tokyo: () => import("./tokyo"),
  duel: () => import("./duel"),
};

/** Whether the page can show that game; others are for the terminal and for programs. */
export function hasPage(game: { name: string }): boolean {
  return game.name in PLUGS;
}

export async function plugOf(game: string): Promise<Plug> {
  const load = PLUGS[game];
  if (!load) throw new Error(`no page for ${game}`);
  return (await load()).default;
}
