/** What happens at the table, in sentences. */
import { t } from "$lib/texts.svelte.ts";
import { printedName } from "../board/geometry";
import type { HeavyWording } from "../wording";
import type { Fact, Target } from "./moment";

/** Lines that the companion adds to what the engine tells. */
const OWN = ["set_unit", "set_off", "set_facing", "set_hits", "set_pile", "set_mark", "set_building", "set_attack", "told_shot", "lose_cards"];
/** What everybody sees, or what another line says. */
const UNTOLD = ["attack_over", "round_started", "round_ended", "phase_started", "discarded", "letter", "letter_skipped"];

export const say = (id: string, args?: Record<string, string | number>): string => t(`heavy_hitters-real-${id}`, args);

export function unitName(unit: string): string {
  return t(`heavy_hitters-unit-${unit}`);
}

export function sentence(fact: Fact, wording: HeavyWording): string {
  if (!OWN.includes(fact.type)) return wording.event(fact);
  const { type, seat, unit, at, facing, weapon, target, ...rest } = fact;
  const args: Record<string, string | number> = { name: seat === null ? "" : (wording.names[seat] ?? "") };
  for (const [field, value] of Object.entries(rest)) if (typeof value === "number" || typeof value === "string") args[field] = value;
  if (unit) args.unit = unitName(unit);
  if (at) args.at = printedName(at);
  if (facing) args.facing = t(`heavy_hitters-direction-${facing}`);
  if (weapon) args.weapon = wording.named(weapon);
  if (target) args.target = unitName(target);
  return say(`told-${type.replaceAll("_", "-")}`, args);
}

export function isTold({ type }: Fact): boolean {
  return !UNTOLD.includes(type);
}

/** "5 hexes, front arc, in cover". */
export function targetFacts({ distance, arcs, sight }: Target): string {
  return [say("distance", { distance }), t(`heavy_hitters-arc-${arcs[0] ?? "all"}`), t(`heavy_hitters-sight-${sight}`)].join(" · ");
}
