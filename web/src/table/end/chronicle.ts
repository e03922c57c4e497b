/** A game that ends at this table goes into the statistics of this device. */
import { note } from "$lib/chronicle";
import type { Live } from "$lib/live.svelte.ts";

/** Games of one's own; not lessons, and not positions that somebody has set up. */
export function noteGame({ table, you, view, plug }: Live): void {
  const outcome = view?.outcome;
  if (!outcome || !you.seats.length || table.guided || table.scene) return;
  const mine = you.seats.map((seat) => ({ figure: plug.figure(view, seat).id, won: outcome.winners.includes(seat) }));
  note({ code: table.code, game: table.game, when: Date.now(), mine });
}
