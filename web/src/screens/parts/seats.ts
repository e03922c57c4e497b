/** Seats as they are wished for when a table is opened. */
import type { GameInfo, Seat, SeatWish } from "../../wire";
import { hasText, t } from "$lib/texts.svelte.ts";

/** The bot that a first-time player should meet. */
export function botOf(game: GameInfo): string {
  return game.bots.includes("simple") ? "simple" : (game.bots.at(-1) ?? "");
}

/** Texts name bots in the middle of a sentence; on a seat the name stands alone. */
export function botName(bot: string): string {
  const name = hasText(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function figureName(figure: string | null | undefined): string {
  if (!figure) return t("page-figure.any");
  return hasText(`monster-${figure}`) ? t(`monster-${figure}`) : figure;
}

/** Me, two seats for friends and a bot: four monsters make the liveliest table. */
export function usualSeats(game: GameInfo, name: string): SeatWish[] {
  const bot = botOf(game);
  const usual: SeatWish[] = [{ kind: "me", name }, { kind: "open" }, { kind: "open" }, { kind: "bot", bot }];
  while (usual.length < game.fewest) usual.push({ kind: "bot", bot });
  return usual.slice(0, game.most);
}

/** Who sits there, in words. */
export function seatName(seat: Seat): string {
  if (seat.kind === "open") return t(seat.locked ? "page-seat-locked" : "page-seat-open");
  if (seat.kind === "bot") return botName(seat.bot);
  return seat.name || t(seat.kind === "program" ? "page-seat-program" : "page-seat-me");
}

export function isFree(seat: Seat): boolean {
  return seat.kind === "open" && !seat.locked;
}
