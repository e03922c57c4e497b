/** What kind of card it is, for its edge and its sign. */
import { fireOf, PRINT, priceOf, UNLIMITED } from "../printed";

export type Kind = "weapon" | "orbital" | "maneuver" | "reaction" | "deploy" | "sponsor" | "pilot" | "upgrade";

export function kindOf(id: string): Kind {
  if (id in PRINT.weapons) return "weapon";
  if (id in PRINT.utility) return PRINT.utility[id]!.kind;
  if (id in PRINT.sponsors) return "sponsor";
  return id in PRINT.pilots ? "pilot" : "upgrade";
}

/** "2–5", "1", or "∞". */
export function rangeOf([near, far]: readonly number[]): string {
  if (far === UNLIMITED) return "∞";
  return near === far ? String(far) : `${near}–${far}`;
}

const ORDER: Kind[] = ["weapon", "orbital", "maneuver", "reaction", "deploy", "sponsor", "pilot", "upgrade"];

/** Weapons first, the fastest first; then what else a hand holds. */
export function sorted(cards: readonly string[]): string[] {
  const place = (id: string) => ORDER.indexOf(kindOf(id)) * 100 - (fireOf(id)?.speed ?? -(priceOf(id) ?? 0));
  return cards.toSorted((a, b) => place(a) - place(b) || a.localeCompare(b));
}
