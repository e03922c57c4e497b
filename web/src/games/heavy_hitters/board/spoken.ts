/** The board in words, for the list beside it and for ears. */
import type { Live } from "$lib/live.svelte.ts";
import { type Args, t } from "$lib/texts.svelte.ts";
import { type HeavyView, type Unit, UNITS } from "../model";
import { heavy } from "../model";
import { HEXES, printedName, zoneOf } from "./geometry";

function say(id: string, args?: Args): string {
  return t(`heavy_hitters-board-${id}`, args);
}

/** A unit as its owner and the others call it. */
export function unitText(live: Live, seat: number, unit: Unit): string {
  const called = t(`heavy_hitters-unit-${unit}`);
  return seat === live.you.seat ? t("heavy_hitters-your", { unit, called }) : t("heavy_hitters-whose", { unit, called, name: live.nickname(seat) });
}

function first(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What stands in a hex: units, a building with its tags, rubble, the zone; "" for nothing. */
export function contents(live: Live, hex: string): string {
  const view = heavy(live.view!);
  const units = view.seats.flatMap((squad, seat) => UNITS.filter((unit) => squad.units[unit]?.at === hex).map((unit) => unitText(live, seat, unit)));
  const tags = view.seats.flatMap((squad, seat) => (squad.tags[hex] ? [say("tags-of", { name: live.nickname(seat), tags: squad.tags[hex] })] : []));
  const credited = view.rubble[hex];
  const parts = [
    ...units,
    ...(view.buildings.includes(hex) ? [say("building"), ...tags] : []),
    ...(credited === undefined ? [] : [say("rubble", { name: live.nickname(credited) })]),
    ...(view.options.board === "alternative" && zoneOf(hex) > 1 ? [t(`heavy_hitters-zone-${zoneOf(hex)}`)] : []),
  ];
  return parts.length ? first(parts.join(", ")) : "";
}

/** Everything on the board, a line for each hex that is not empty. */
export function boardLines(live: Live, view: HeavyView): string[] {
  const taken = HEXES.filter((hex) => view.buildings.includes(hex) || hex in view.rubble || view.seats.some(({ units }) => Object.values(units).some(({ at }) => at === hex)));
  const facing = view.seats.flatMap(({ units }, seat) =>
    units.hh?.facing ? [say("faces", { unit: first(unitText(live, seat, "hh")), direction: t(`heavy_hitters-direction-${units.hh.facing}`) })] : [],
  );
  return [...taken.map((hex) => say("line", { hex: printedName(hex), what: contents(live, hex) })), ...facing];
}

/** Whether that seat fights on my side now. */
export function isAlly(live: Live, seat: number): boolean {
  const me = live.you.seat;
  return me !== null && me !== seat && heavy(live.view!).allies.some((pair) => pair.includes(seat) && pair.includes(me));
}

/** A squad on the scoreboard. */
export function squadText(live: Live, seat: number): string {
  const view = heavy(live.view!);
  const squad = view.seats[seat]!;
  const name = live.nickname(seat);
  if (squad.out) return say("squad-out", { name });
  const tags = Object.values(squad.tags).reduce((sum, each) => sum + each, 0);
  const units = UNITS.slice(1).filter((unit) => squad.units[unit]).length;
  const told = say("squad", { name, life: squad.life, energy: squad.energy, fame: squad.fame, buildings: squad.demolished, tags, units });
  const allied = isAlly(live, seat) ? ` ${say("allied")}` : "";
  const hound = view.glory_hound === seat ? ` ${say("hound")}` : "";
  return `${told}${allied}${hound}${!live.moving && live.awaited.includes(seat) ? ` ${say("awaited")}` : ""}`;
}
