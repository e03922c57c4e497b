/** The game on this device: kept after every step, found again days later. */
import { HEARTS } from "../model";
import { type Game, type Moment, type Move, momentOf, type Setup } from "./game";

const KEY = "baffe.real";

function read(): Game | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Game | null;
    if (!kept || !kept.setup.monsters.every((id) => id in HEARTS)) return null;
    momentOf(kept); // one that an older page has written may not go on
    return kept;
  } catch {
    return null;
  }
}

class Store {
  game: Game | null = $state.raw(read());
  readonly moment: Moment | null = $derived(this.game ? momentOf(this.game) : null);

  begin(setup: Setup): void {
    this.keep({ setup, moves: [] });
  }

  /** Goes on; a move that does not fit is dropped: a button pressed twice. */
  play(move: Move): void {
    if (!this.game) return;
    const game = { ...this.game, moves: [...this.game.moves, move] };
    try {
      momentOf(game);
    } catch {
      return;
    }
    this.keep(game);
  }

  undo(): void {
    if (this.game?.moves.length) this.keep({ ...this.game, moves: this.game.moves.slice(0, -1) });
  }

  /** Away with the game: another one is set up. */
  leave(): void {
    this.keep(null);
  }

  private keep(game: Game | null): void {
    this.game = game;
    try {
      if (game) localStorage.setItem(KEY, JSON.stringify(game));
      else localStorage.removeItem(KEY);
    } catch {
      // not kept then: it goes on as long as the page is open
    }
  }
}

export const store = new Store();
