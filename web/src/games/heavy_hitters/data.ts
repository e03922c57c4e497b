/** How entries and fields of the data are called: in the list of what differs, and on cards. */
import type { DataNames, Difference } from "$lib/owned";
import { hasText, t } from "$lib/texts.svelte.ts";
import { printedName } from "./board/geometry";

const SAID = "heavy_hitters";
const NOUNS: Readonly<Record<string, string>> = {
  weapons: "card", utility_cards: "card", sponsor_cards: "card", pilots: "pilot", upgrade_tiles: "upgrade", alternative_paths: "path",
  factions: "faction", opponents: "faction", keywords: "keyword", support_units: "unit", attack_priority: "unit", scenarios: "scenario",
  decks: "deck", levels: "level", achievements: "achievement",
  constants: "data-number", heavy_hitter: "data-number", counts: "data-number", thresholds: "data-number",
};
const NUMBER = "data-number";

function said(id: string, otherwise: string): string {
  return hasText(id) ? t(id) : otherwise;
}

function entry({ table, entry: id }: Difference): string {
  const noun = NOUNS[table];
  const kind = said(`${SAID}-data-${table}`, table);
  if (!id) return kind;
  if (table === "hexes") return `${kind} ${printedName(id)}`;
  return noun ? said(`${SAID}-${noun}-${id}`, id) : `${kind} ${id}`;
}

/** Of a number of the rules its kind: the entry itself says what it is. */
function field({ table, field: path }: Difference): string {
  if (NOUNS[table] === NUMBER) return said(`${SAID}-data-${table}`, table);
  const parts = path.split(".").filter((part) => part !== "effect" && part !== "weapon");
  return parts.map((part) => said(`${SAID}-data-field-${part}`, part)).join(" ");
}

function value(given: unknown): string {
  if (Array.isArray(given)) return given.map(value).join("–") || "—";
  if (given === null || given === undefined || given === "") return "—";
  if (typeof given === "object") return Object.values(given).map(value).join(" ");
  return said(`${SAID}-card-${String(given)}`, said(`${SAID}-keyword-${String(given)}`, String(given)));
}

const names: DataNames = { entry, field, value };
export default names;
