/** What flies at an event. */
import type { Change, Flyer } from "$kit/motion/flyer.svelte.ts";
import { cheer, landing, shake, strike, striker } from "$kit/motion/timing";
import type { Live } from "$lib/live.svelte.ts";
import type { GameEvent } from "$lib/plug";
import type { Spot, Spots } from "$lib/spots";
import { t } from "$lib/texts.svelte.ts";
import { printed } from "./cards";

/** Events that only change a number of a monster. */
export const CHANGES: Record<string, Change> = {
  hurt: ["hearts", -1, "heart"],
  healed: ["hearts", 1, "heart"],
  energy_gained: ["energy", 1, "energy"],
  cubes_gained: ["cubes", 1, "energy"],
  cubes_spent: ["cubes", -1, "energy"],
  tokens_gained: ["tokens", 1, "dice"],
};

/** Where it stands itself: face to face with its rival if there is room for that, else beside its numbers. */
function bodySpot(spots: Spots, seat: number): Spot | null {
  return spots.find(`stage ${seat}`, `body ${seat}`, `seat ${seat}`);
}

/** Everything that shows this seat. */
function shown(spots: Spots, seat: number): HTMLElement[] {
  return [...spots.elements(`seat ${seat}`), ...spots.elements(`stage ${seat}`)];
}

const LEAN = 26; // px: where the tracks lie between the two

/** Face to face it leaps at its rival, else its panel leans over. */
function attack(spots: Spots, by: number, to: Spot | null, ms: number): void {
  const from = bodySpot(spots, by);
  if (!from || !to) return;
  const stands = spots.elements(`stage ${by}`).filter((it) => it.offsetWidth);
  const far = to.x - from.x;
  strike(stands.length ? stands : spots.elements(`seat ${by}`), stands.length ? far * 0.5 : Math.sign(far) * LEAN, 0, ms);
}

export function show(live: Live, spots: Spots, event: GameEvent, ms: number, flyer: Flyer): void {
  const seat = event.seat;
  if (seat === null) return;
  const body = bodySpot(spots, seat);
  const delay = landing(live, seat);
  const change = CHANGES[event.type];
  if (change) flyer.change(body, event, change, delay);
  switch (event.type) {
    case "hurt": {
      const by = striker(event);
      if (by !== null) flyer.send("hand", bodySpot(spots, by), body, delay);
      if (by !== null && !flyer.still) attack(spots, by, body, ms);
      shake(shown(spots, seat), delay);
      break;
    }
    case "prevented":
    case "unhurt":
      flyer.say(body, t("duel-board-blocked", { hearts: event.hearts }));
      break;
    case "bonus": {
      const moved = live.log.findLast(({ type }) => type === "stepped"); // it lies where a marker was moved last
      flyer.send("bonus", spots.find(`marker ${moved?.track}`), body, Math.max(ms, 500), { id: event.bonus });
      break;
    }
    case "stopped_by_king":
      flyer.say(spots.find(`marker ${event.track}`), t("duel-board-stopped"));
      break;
    case "bought":
      flyer.card(printed(event.card), spots.find("gap", "row"), spots.find(`seat ${seat}`), ms);
      break;
    case "knocked_out":
      shake(shown(spots, seat), 0);
      flyer.say(body, t("duel-board-out"));
      break;
    case "game_over":
      if (!flyer.still) cheer(shown(spots, seat), ms);
      flyer.crown(body);
      break;
  }
}
