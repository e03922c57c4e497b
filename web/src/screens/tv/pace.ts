/** How fast a television shows things: at leisure, but never far behind the phones. */
import type { GameEvent } from "$lib/plug";

/** ms of the show that may wait before it goes at half its speed. */
const LAG = 1_500;
/** ms below which nobody sees anything: it has happened, and that is all. */
const BLINK = 80;
/** ms for which a card is shown large. */
export const CARD = 2_500;

/** ms of the show that may wait while a card is read. */
const READING = 4_000;

/** The time for an event that takes `ms` at leisure, while so much more is waiting to be shown. */
export function hurried(ms: number, waiting: number): number {
  const behind = ms < CARD ? waiting : Math.max(0, waiting - READING);
  const left = (ms * LAG) / (LAG + behind);
  return waiting && left < BLINK ? 0 : left;
}

export function pace(lasts: (event: GameEvent) => number, tempo: () => number) {
  return (event: GameEvent, waiting: readonly GameEvent[]): number => {
    const behind = waiting.reduce((sum, each) => sum + lasts(each), 0);
    return hurried(lasts(event), behind) * tempo();
  };
}
