/** The games that this device keeps, as the home screen lists them. */
import { forget } from "$lib/recent";
import { learn } from "$lib/texts.svelte.ts";
import { allGames, dropGame, type Kept, keepWhole, type Whole } from "./kept";

class Shelf {
  /** The newest first; null before anybody has looked. */
  games: Kept[] | null = $state.raw(null);
  /** Deleted a moment ago. */
  dropped: Whole | null = $state.raw(null);

  /** Those that can be taken up again. */
  readonly running = $derived(this.games?.filter(({ about }) => !about?.winners) ?? []);
  readonly over = $derived(this.games?.filter(({ about }) => about?.winners) ?? []);

  async load(): Promise<void> {
    const games = await allGames().catch(() => []);
    await Promise.all([...new Set(games.map(({ wish }) => wish.game))].map((game) => learn(game).catch(() => {})));
    this.games = games;
  }

  async drop(code: string): Promise<void> {
    this.dropped = await dropGame(code);
    forget(code);
    await this.load();
  }

  async bringBack(): Promise<void> {
    const { dropped } = this;
    this.dropped = null;
    if (dropped) await keepWhole(dropped);
    await this.load();
  }
}

export const shelf = new Shelf();
