/** Whether taking back is worth a try; the server has the last word. */
import type { Live } from "$lib/live.svelte.ts";
import type { GameEvent } from "$lib/plug";

export class Undoing {
  /** Number of the last event before my last choice; null: I have chosen nothing that could go back. */
  private before: number | null = $state(null);
  private undoing = false;

  constructor(private live: Live) {
    let busy = false;
    $effect(() => {
      const now = live.busy;
      if (now && !busy) this.sent();
      busy = now;
    });
  }

  private sent(): void {
    if (this.undoing) this.before = null;
    else this.before = this.live.log.at(-1)?.n ?? -1;
    this.undoing = false;
  }

  get plausible(): boolean {
    const { live, before } = this;
    const open = live.view?.decisions[0];
    if (!open || live.watching || live.moving || !live.connected) return false;
    const mine = (event: GameEvent) => event.seat !== null && live.you.seats.includes(event.seat);
    if (live.table.solo) return open.number > 0 && live.log.some((event) => mine(event) && !live.plug.chance?.(event));
    if (before === null) return false;
    const since = live.log.filter((event) => event.n > before);
    return since.every((event) => (event.seat === null || event.seat === live.you.seat) && !live.plug.chance?.(event));
  }

  undo(): void {
    if (!this.plausible || this.live.busy) return;
    this.undoing = true;
    this.live.undo();
  }
}
