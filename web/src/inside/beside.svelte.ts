/** A game beside a real box on this device: kept after every step, found again days later. What it comes to, the engine says. */
import { Trouble } from "$lib/net";
import { python } from "./python.svelte.ts";

/** What every moment says beside what its game tells. */
export interface Told {
  /** How many of the moves follow from each other. */
  taken: number;
  /** Why the first of the others does not. */
  refused: { code: string; field: string; reason: string } | null;
}

/** How it began, what was told since, and what was shown last, for the time until the engine is there again. */
export interface KeptGame<Setup, Move, Seen> {
  setup: Setup;
  moves: Move[];
  seen?: Seen;
}

const LEFT = "left";

export class Beside<Setup extends object, Move extends object, Moment extends Told, Seen> {
  game: KeptGame<Setup, Move, Seen> | null = $state.raw(null);
  /** Null until the engine is there. */
  moment: Moment | null = $state.raw(null);
  trouble: Trouble | null = $state.raw(null);
  /** Why the last tap did not count. */
  refused: Told["refused"] = $state.raw(null);
  /** Taps that are on their way to the engine. */
  waiting = $state(0);

  /** One thing after the other, in the order of the taps. */
  private line: Promise<void> = Promise.resolve();
  /** How often a game was left: what the engine says of it afterwards is for nobody. */
  private left = 0;
  /** How often the game went on, or back; what is set by hand does not count. */
  private gone = 0;

  /** `key`: under which it is kept. `fits`: whether what was kept can be a game. `seen`: what to show before the engine is there. */
  constructor(
    private readonly name: string,
    private readonly key: string,
    private readonly fits: (game: KeptGame<Setup, Move, Seen>) => boolean,
    private readonly seen: (moment: Moment) => Seen,
  ) {
    this.game = this.read();
    // The same game in another window: both show where it stands.
    addEventListener("storage", (event) => {
      if (event.key === key) this.follow();
    });
  }

  /** The moment after these moves. */
  momentOf(setup: Setup, moves: readonly Move[] = []): Promise<Moment> {
    return python.ask<Moment>({ type: "companion", game: this.name, told: $state.snapshot({ setup, moves }) as object });
  }

  begin(setup: Setup): void {
    if (!python.ready) this.keep({ setup, moves: [] });
    this.go(async () => this.show(setup, [], await this.told(setup, [])));
  }

  /** Find out where the game stands. */
  wake(): void {
    this.go(() => this.stand(this.game));
  }

  /** Go on. A move that was meant for an earlier moment is dropped: a button pressed twice. What was set by hand before it counts still. */
  play(move: Move): void {
    const meant = this.gone;
    this.go(async () => {
      if (this.gone !== meant) return;
      this.gone++;
      await this.add(move);
    });
  }

  /** Set something by hand; taps that come quickly build on each other. */
  correct(move: (moment: Moment) => Move): void {
    this.go(async () => {
      if (this.moment) await this.add(move(this.moment));
    });
  }

  undo(): void {
    this.go(async () => {
      if (!this.game?.moves.length) return;
      this.gone++;
      const { setup, moves } = this.game;
      this.show(setup, moves.slice(0, -1), await this.told(setup, moves.slice(0, -1)));
    });
  }

  /** Away with the game: another one is set up. */
  leave(): void {
    this.left++;
    this.moment = this.refused = null;
    this.keep(null);
  }

  private read(): KeptGame<Setup, Move, Seen> | null {
    try {
      const kept = JSON.parse(localStorage.getItem(this.key) ?? "null") as KeptGame<Setup, Move, Seen> | null;
      if (!kept || (Array.isArray(kept.moves) && this.fits(kept))) return kept;
      localStorage.setItem(`${this.key}.unread`, JSON.stringify(kept)); // of another version, perhaps: nothing is lost
      return null;
    } catch {
      return null;
    }
  }

  private follow(): void {
    if (python.ready) this.go(() => this.stand(this.read()));
    else this.game = this.read();
  }

  private async stand(game: KeptGame<Setup, Move, Seen> | null): Promise<void> {
    this.gone++;
    const moment = game && (await this.told(game.setup, game.moves));
    if (game && moment) this.show(game.setup, game.moves.slice(0, moment.taken), moment);
    else this.game = this.moment = null;
  }

  private async add(move: Move): Promise<void> {
    if (!this.game) return;
    const { setup, moves } = this.game;
    const moment = await this.told(setup, [...moves, move]);
    if (moment.taken > moves.length) this.show(setup, [...moves, move], moment);
    else this.refused = moment.refused;
  }

  private async told(setup: Setup, moves: readonly Move[]): Promise<Moment> {
    const { left } = this;
    const moment = await this.momentOf(setup, moves);
    if (left !== this.left) throw new Trouble(LEFT, 0);
    return moment;
  }

  private show(setup: Setup, moves: Move[], moment: Moment): void {
    this.keep({ setup, moves, seen: this.seen(moment) });
    this.moment = moment;
    this.refused = null;
  }

  private go(act: () => Promise<void>): void {
    this.waiting++;
    this.line = this.line
      .then(act)
      .then(
        () => void (this.trouble = null),
        (trouble: unknown) => this.fail(trouble instanceof Trouble ? trouble : new Trouble("", -1)),
      )
      .finally(() => this.waiting--);
  }

  /** A game that the rules do not know is none; all else is told, and can be tried again. */
  private fail(trouble: Trouble): void {
    if (trouble.code === "bad_option") this.leave();
    else if (trouble.code !== LEFT) this.trouble = trouble;
  }

  private keep(game: KeptGame<Setup, Move, Seen> | null): void {
    this.game = game;
    try {
      if (game) localStorage.setItem(this.key, JSON.stringify(game));
      else localStorage.removeItem(this.key);
    } catch {
      // not kept then: it goes on as long as the page is open
    }
  }
}
