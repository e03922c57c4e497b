/** What flies at an event. */
import type { Change, Flyer } from "$kit/motion/flyer.svelte.ts";
import { cheer, FLIGHT, landing, shake, strike, striker } from "$kit/motion/timing";
import type { Live } from "$lib/live.svelte.ts";
import type { GameEvent } from "$lib/plug";
import type { Spot, Spots } from "$lib/spots";
import { t } from "$lib/texts.svelte.ts";
import { printed } from "./cards";
import { seatSpot } from "./board/spots";
import { tokyo } from "./model";

/** Events that only change a number of a monster. */
export const CHANGES: Record<string, Change> = {
  hurt: ["hearts", -1, "heart"],
  trimmed: ["hearts", -1, "heart"],
  healed: ["hearts", 1, "heart"],
  scored: ["stars", 1, "star"],
  stars_lost: ["stars", -1, "star"],
  energy_gained: ["energy", 1, "energy"],
  energy_lost: ["energy", -1, "energy"],
};

const LEAN = 22; // px

/** Where a monster itself stands: in Tokyo, or with its numbers. */
function bodySpot(spots: Spots, seat: number): Spot | null {
  return spots.find(`throne ${seat}`, `seat ${seat}`);
}

/** Beside the numbers of a monster, so that they can be read while they change. */
function edgeOf(spots: Spots, seat: number): Spot | null {
  const spot = seatSpot(spots, seat);
  if (!spot) return null;
  const down = spot.y < innerHeight / 2 ? 1 : -1;
  return { ...spot, y: spot.y + down * (spot.height / 2 + 8) };
}

/** Everything that shows this seat. */
function shown(spots: Spots, seat: number): HTMLElement[] {
  return [...spots.elements(`seat ${seat}`), ...spots.elements(`throne ${seat}`)];
}

/** Whoever is about to strike: in Tokyo it swells, outside it leans towards Tokyo. */
function lunge(spots: Spots, seat: number, duration: number): void {
  const [king] = spots.elements(`throne ${seat}`);
  if (king) {
    king.animate([{ scale: "1" }, { scale: "0.94", offset: 0.3 }, { scale: "1.14", offset: 0.6 }, { scale: "1" }], { duration, easing: "ease-out" });
    return;
  }
  const from = seatSpot(spots, seat);
  const to = spots.find("place city");
  if (!from || !to) return;
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  strike(spots.elements(`seat ${seat}`), ((to.x - from.x) * LEAN) / far, ((to.y - from.y) * LEAN) / far, duration);
}

/** From outside a monster leaps into the picture and strikes the king beside whom it lands; out of Tokyo a hand must do. */
function attack(live: Live, spots: Spots, event: GameEvent, by: number, ms: number, flyer: Flyer): void {
  const king = spots.find(`king ${event.seat}`);
  const from = seatSpot(spots, by);
  if (flyer.still || !king || !from || spots.elements(`throne ${by}`).length) {
    const hand = flyer.still ? edgeOf(spots, by) : bodySpot(spots, by);
    flyer.send("hand", hand, king ?? seatSpot(spots, event.seat!), ms * FLIGHT);
    return;
  }
  const side = from.x <= king.x ? -1 : 1;
  const size = Math.round(king.width * 0.62);
  const to = { ...king, x: king.x + side * king.width * 0.52, y: king.y + king.height * 0.16 };
  flyer.send("leap", from, to, ms, { id: tokyo(live.view!).seats[by]!.monster, size });
}

export function show(live: Live, spots: Spots, event: GameEvent, ms: number, flyer: Flyer): void {
  const seat = event.seat;
  if (seat === null) return;
  const delay = landing(live, seat);
  const change = CHANGES[event.type];
  const king = event.type === "hurt" ? spots.find(`king ${seat}`) : null; // where a blow is seen best
  if (change) flyer.change(king ?? edgeOf(spots, seat), event, change, delay);
  switch (event.type) {
    case "smashed":
      if (!flyer.still) lunge(spots, seat, ms);
      break;
    case "hurt": {
      const by = striker(event);
      if (by !== null) attack(live, spots, event, by, ms, flyer);
      shake(shown(spots, seat), delay);
      break;
    }
    case "fled":
    case "left":
      flyer.send("head", spots.find(`place ${event.place}`), flyer.still ? edgeOf(spots, seat) : seatSpot(spots, seat), ms, { id: tokyo(live.view!).seats[seat]!.monster });
      break;
    case "dressed":
      flyer.card(printed(event.card), spots.find(`costume ${event.card}`, "place city"), seatSpot(spots, seat), ms);
      break;
    case "stolen":
      flyer.card(printed(event.card), bodySpot(spots, event.from), bodySpot(spots, seat), ms);
      shake(shown(spots, event.from), 0);
      break;
    case "bought": {
      const from = event.from === null ? spots.find("gap", "row") : seatSpot(spots, event.from);
      flyer.card(printed(event.card), from, seatSpot(spots, seat), ms);
      break;
    }
    case "token_given":
      flyer.say(edgeOf(spots, seat), `+1 ${t(`tokyo-token-${event.token}`)}`);
      break;
    case "eliminated":
      shake(shown(spots, seat), 0);
      flyer.say(edgeOf(spots, seat), t("tokyo-out"));
      break;
    case "game_over":
      if (!flyer.still) cheer(shown(spots, seat), ms);
      flyer.crown(bodySpot(spots, seat));
      break;
  }
}
