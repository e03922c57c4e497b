/** What is printed on a card, pilot or upgrade, in the language spoken now. */
import { hasText, t } from "$lib/texts.svelte.ts";
import { saidOf } from "../own.svelte.ts";
import { type Fire, fireOf, isHouse, priceOf, PRINT, UNLIMITED } from "../printed";

type Sort = "weapons" | "utility" | "sponsors" | "pilots" | "upgrades";

export interface Face {
  sort: Sort;
  name: string;
  /** What it is, in a word or two. */
  type: string;
  effect: string;
  /** Whose it is; null: everybody's. */
  faction: string | null;
  energy: number | null;
  fire: Fire | null;
  /** Its numbers are our own. */
  house: boolean;
}

const NOUNS: Readonly<Record<Sort, string>> = { weapons: "card", utility: "card", sponsors: "card", pilots: "pilot", upgrades: "upgrade" };

function sortOf(id: string): Sort {
  return (Object.keys(NOUNS) as Sort[]).find((sort) => id in PRINT[sort]) ?? "utility";
}

function typeOf(sort: Sort, id: string): string {
  const weapon = PRINT.weapons[id];
  if (weapon) return t(`heavy_hitters-kind-${weapon.slot}`);
  if (sort === "pilots") return t(`heavy_hitters-print-pilot-${PRINT.pilots[id]!.frequency}`);
  const upgrade = PRINT.upgrades[id];
  if (upgrade) return t("heavy_hitters-print-upgrade", { tier: upgrade.tier, path: t(`heavy_hitters-path-${upgrade.path}`) });
  const kind = PRINT.utility[id]?.kind ?? PRINT.sponsors[id]?.kind;
  return kind ? t(`heavy_hitters-kind-${kind}`) : "";
}

export function faceOf(id: string): Face {
  const sort = sortOf(id);
  const text = `heavy_hitters-${NOUNS[sort]}-${id}`;
  const faction = PRINT.weapons[id]?.faction ?? PRINT.utility[id]?.faction ?? PRINT.pilots[id]?.faction;
  return {
    sort,
    name: saidOf(id, "name") || t(text),
    type: typeOf(sort, id),
    effect: saidOf(id, "text") || (hasText(`${text}.effect`) ? t(`${text}.effect`) : ""),
    faction: faction && faction !== "each" ? faction : null,
    energy: priceOf(id),
    fire: fireOf(id),
    house: isHouse(sort, id),
  };
}

/** "3–7", "1", or no limit. */
export function rangeOf({ range: [near, far] }: Fire): string {
  if (far! >= UNLIMITED) return "∞";
  return near === far ? String(near) : `${near}–${far}`;
}
