/** Seats as they are wished for when a table is opened. */
import { nounOf } from "../../games";
import type { GameInfo, RivalInfo, Seat, SeatWish } from "../../wire";
import { settings } from "$lib/settings.svelte.ts";
import { hasText, t } from "$lib/texts.svelte.ts";

const USUAL = ["brawler", "simple"]; // whom a first-time player should meet

/** The level that was chosen last, else the usual one. */
export function botOf(game: GameInfo): string {
  return [settings.level, ...USUAL].find((bot) => game.bots.includes(bot)) ?? game.bots.at(-1) ?? "";
}

/** The bots to choose from; one that is no longer offered may still sit at a table that was kept. */
export function botsFor(game: GameInfo, bot = ""): string[] {
  return bot && !game.bots.includes(bot) ? [...game.bots, bot] : game.bots;
}

/** One sentence on a level. */
export function botAbout(bot: string): string {
  return hasText(`page-kind-bot-${bot}`) ? t(`page-kind-bot-${bot}`) : "";
}

/** Texts name bots in the middle of a sentence; on a seat the name stands alone. */
export function botName(bot: string): string {
  const name = hasText(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** An opponent that nobody plays. */
export function rivalName(game: string, rival: string): string {
  const id = `${game}-rival-${rival}`;
  return hasText(id) ? t(id) : rival;
}

/** The same in the middle of a sentence. */
export function rivalInside(game: string, rival: string): string {
  const id = `${game}-rival-${rival}.inside`;
  return hasText(id) ? t(id) : rivalName(game, rival);
}

/** The rival that these options ask for, if any. */
export function rivalOf(game: GameInfo, options: Record<string, unknown>): RivalInfo | null {
  const asked = (rival: RivalInfo) => Object.entries(rival.options).every(([key, value]) => options[key] === value);
  return game.rivals.find(asked) ?? null;
}

/** The options with that rival, or with none. */
export function withRival(game: GameInfo, options: Record<string, unknown>, rival: RivalInfo | null): Record<string, unknown> {
  const theirs = new Set(game.rivals.flatMap((other) => Object.keys(other.options)));
  const others = Object.entries(options).filter(([key]) => !theirs.has(key));
  return { ...Object.fromEntries(others), ...rival?.options };
}

/** Whom one can play with these options: modules bring figures of their own. */
export function figuresOf(game: GameInfo, options: Record<string, unknown>): string[] {
  const modules = (options.modules as string[] | undefined) ?? [];
  return [...game.figures, ...modules.flatMap((module) => game.module_figures[module] ?? [])];
}

export function figureName(game: string, figure: string | null | undefined): string {
  if (!figure) return t("page-figure.any");
  const id = `${game}-${nounOf(game)}-${figure}`;
  return hasText(id) ? t(id) : figure;
}

/** Me, two seats for friends and a bot, as many as are usual. Where nobody can come, bots sit there. */
export function usualSeats(game: GameInfo, name: string, alone = false): SeatWish[] {
  const bot = botOf(game);
  const friend: SeatWish = alone ? { kind: "bot", bot } : { kind: "open" };
  const usual: SeatWish[] = [{ kind: "me", name }, friend, { ...friend }, { kind: "bot", bot }];
  while (usual.length < game.fewest) usual.push({ kind: "bot", bot });
  return usual.slice(0, game.usual_seats || game.most);
}

/** Who sits there, in words. */
export function seatName(game: string, seat: Seat): string {
  if (seat.kind === "open") return t(seat.locked ? "page-seat-locked" : "page-seat-open");
  if (seat.kind === "bot") return botName(seat.bot);
  if (seat.kind === "rule") return rivalName(game, seat.rule);
  return seat.name || t(seat.kind === "program" ? "page-seat-program" : "page-seat-me");
}

export function isFree(seat: Seat): boolean {
  return seat.kind === "open" && !seat.locked;
}
