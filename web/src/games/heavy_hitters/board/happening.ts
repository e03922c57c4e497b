/** What the event that is shown just now is about, on the board. */
import type { Live } from "$lib/live.svelte.ts";
import type { GameEvent } from "$lib/plug";
import { heavy, type HeavyView, type Sight, type Unit, UNITS } from "../model";
import { isHex } from "./geometry";

export interface UnitRef {
  seat: number;
  unit: Unit;
}

/** "hh@1", as offers call a unit. */
export function refOf(name: string): UnitRef {
  const [unit, seat] = name.split("@") as [Unit, string];
  return { seat: Number(seat), unit };
}

/** The hex of a unit; null: it is not on the board. */
export function whereIs(view: HeavyView, { seat, unit }: UnitRef): string | null {
  return view.seats[seat]?.units[unit]?.at ?? null;
}

const HURTS = ["hurt", "lost", "lost_unseen", "unit_destroyed", "eliminated"];
const MOVES = ["moved", "stayed", "deployed", "displaced", "pushed", "placed"];

export function isHurting(event: GameEvent | null): boolean {
  return !!event && HURTS.includes(event.type);
}

/** To whom the event happens; the cards that a seat loses are the life of its Heavy Hitter. */
export function victimOf(event: GameEvent | null): UnitRef | null {
  return event && event.seat !== null && isHurting(event) ? { seat: event.seat, unit: event.unit ?? "hh" } : null;
}

/** A weapon of a support unit is called as the unit is. */
export function shooterOf(event: GameEvent): UnitRef {
  return { seat: event.seat ?? 0, unit: UNITS.includes(event.weapon) ? event.weapon : "hh" };
}

export interface Shot {
  by: UnitRef;
  on: UnitRef;
  weapon: string;
  sight: Sight;
  number: number;
  damage: number;
  distance: number;
}

/** The shot that was fired last, until it is over; null: none is under way. */
export function shotOf(log: readonly GameEvent[]): Shot | null {
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const event = log[i]!;
    if (event.type === "attack_over" || event.type === "phase_started" || event.type === "round_started") return null;
    if (event.type === "fired") {
      const { weapon, sight, number, damage, distance } = event as unknown as Shot;
      return { by: shooterOf(event), on: { seat: event.on as unknown as number, unit: event.target }, weapon, sight, number, damage, distance };
    }
  }
  return null;
}

/** Who acts: the unit that moves or shoots; while I am asked, the one that the question is about. */
export function actorOf(live: Live): UnitRef | null {
  const event = live.current;
  if (event && event.seat !== null) {
    if (MOVES.includes(event.type) && event.unit) return { seat: event.seat, unit: event.unit };
    if (event.type === "faced") return { seat: event.seat, unit: "hh" };
    if (event.type === "fired") return shooterOf(event);
    if (event.type === "die" && UNITS.includes(event.table)) return { seat: event.seat, unit: event.table };
  }
  const asked = live.asked;
  if (!asked || asked.kind === "place" || asked.kind === "deploy") return null;
  const unit: Unit | undefined = asked.about.unit ?? (["face", "march", "dash", "late"].includes(asked.kind) ? "hh" : undefined);
  return unit ? { seat: asked.seat, unit } : null;
}

/** A sign at a hex for as long as the event is shown. */
export interface HexSign {
  hex: string;
  text: string;
  look: "letter" | "skipped" | "among" | "chosen" | "loss" | "burst" | "miss";
}

export function signsOf(event: GameEvent | null, live: Live): HexSign[] {
  if (!event || !live.view) return [];
  const where = (ref: UnitRef | null) => ref && whereIs(heavy(live.view!), ref);
  switch (event.type) {
    case "letter":
      return at(event.at, event.letter.toUpperCase(), "letter");
    case "letter_skipped":
      return at(event.at, event.letter.toUpperCase(), "skipped");
    case "tossed": {
      const among = (event.among as string[]).filter((hex) => isHex(hex) && hex !== event.chosen).flatMap((hex) => at(hex, "", "among"));
      return [...among, ...at(event.chosen, String(event.die), "chosen")];
    }
    case "tagged":
    case "tag_removed":
    case "demolished":
      return at(event.at, "", "burst");
    case "deployed":
      return at(event.at, "", "chosen");
    case "hurt":
      return at(where(victimOf(event)), `−${event.hits}`, "loss");
    case "lost":
    case "lost_unseen":
      return at(where(victimOf(event)), "−1", "loss");
    case "hit":
      return at(where({ seat: event.on as unknown as number, unit: event.target }), "", "burst");
    case "missed":
      return at(where({ seat: event.on as unknown as number, unit: event.target }), "", "miss");
    default:
      return [];
  }
}

function at(hex: string | null | undefined, text: string, look: HexSign["look"]): HexSign[] {
  return hex && isHex(hex) ? [{ hex, text, look }] : [];
}
