/** What the frame may say of a seat without knowing the game. */
import type { Live } from "$lib/live.svelte.ts";
import type { Look } from "$lib/plug";
import { hasText, t } from "$lib/texts.svelte.ts";

export function lookOf(live: Live, seat: number): Look {
  const { view, plug, table } = live;
  return view ? plug.figure(view, seat) : { id: table.seats[seat]?.figure ?? "", mood: "calm" };
}

export function isOut(live: Live, seat: number | null): boolean {
  return seat !== null && !!live.view && live.plug.isOut(live.view, seat);
}

export function botName(bot: string): string {
  return hasText(`bot-${bot}`) ? t(`bot-${bot}`) : t("table-bot");
}

/** Which place that seat has in a ranking; 1 is the best, and equals share it. */
export function placeOf(ranking: readonly (readonly number[])[], seat: number): number {
  const group = ranking.findIndex((equals) => equals.includes(seat));
  return 1 + ranking.slice(0, group).flat().length;
}

export { listed } from "$lib/wording";
