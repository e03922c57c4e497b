/** What the frame may say of a seat without knowing the game. */
import type { Live } from "$lib/live.svelte.ts";
import type { Look, View } from "$lib/plug";
import { hasText, t } from "$lib/texts.svelte.ts";

export function figureOf(live: Live, view: View | null, seat: number): Look {
  if (view && live.plug.figure) return live.plug.figure(view, seat);
  const id = live.table.seats[seat]?.figure ?? view?.seats[seat]?.monster ?? "";
  return { id, mood: view?.seats[seat]?.eliminated ? "out" : "calm" };
}

export function isOut(view: View | null, seat: number | null): boolean {
  return seat !== null && !!view?.seats[seat]?.eliminated;
}

export function botName(bot: string): string {
  return hasText(`bot-${bot}`) ? t(`bot-${bot}`) : t("table-bot");
}

export { listed } from "$lib/wording";

/** Cards in front of a seat by id, in order. */
export function cardsOf(view: View | null, seat: number): string[] {
  const cards: (string | { id: string })[] = view?.seats[seat]?.cards ?? [];
  return cards.map((card) => (typeof card === "string" ? card : card.id));
}

const SCORES: readonly [string, string][] = [["hearts", "♥"], ["stars", "★"], ["energy", "⚡"]];

/** Its numbers, with glyphs that are drawn as icons. */
export function scoresOf(live: Live, seat: number): string[] {
  const { view, plug } = live;
  if (view && plug.scores) return plug.scores(view, seat);
  const has = view?.seats[seat] ?? {};
  return SCORES.filter(([key]) => typeof has[key] === "number").map(([key, glyph]) => `${has[key]}${glyph}`);
}
