/** A game whose server does not come back, taken over by this device: the position that was shown last, with other dice. */
import type { View } from "$lib/plug";
import { go } from "$lib/router.svelte.ts";
import type { Position, TableInfo, You } from "../wire";
import { openHere } from "./place";
import { python } from "./python.svelte.ts";

/**
 * What takes it here; rejected where the engine is not on this device, or a scene cannot say the position.
 * The record stays with the server: it holds the seed, which nobody may know before the end.
 */
export async function takeHere(table: TableInfo, you: You, views: readonly View[]): Promise<() => Promise<void>> {
  await python.load();
  const { game, scene } = await python.ask<Position>({ type: "scene", game: table.game, views });
  const seat = you.seat!;
  const bot = table.seats.find(({ kind }) => kind === "bot")?.bot ?? "";
  const { name } = table.seats[seat]!;
  return async () => go(await openHere({ game, scene, seat, name, bot, pace: table.pace }));
}
