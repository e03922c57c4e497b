/** What is printed on the components. It comes from the rules: `make wire` writes it down. */
import type { Unit } from "./model";
import { own } from "./own.svelte.ts";
import FACTS from "./printed.json";

export type Slot = "primary" | "secondary";
export type Arc = "narrow" | "front" | "all";
export type UtilityKind = "deploy" | "maneuver" | "reaction" | "orbital";
export type SponsorKind = "boost" | "hack" | "counter";
export type Frequency = "round" | "game" | "always";

/** The numbers by which something fires. */
export interface Fire {
  speed: number;
  attack: number; // the sum that two dice must reach
  damage: number; // dice that the defender throws
  range: number[]; // nearest and farthest; UNLIMITED: no limit
  arc: Arc;
  keywords: string[];
}

/** Whose card it is ("each": everybody's), of which box, how many there are, what it costs. */
export interface Packed {
  faction: string;
  set: "core" | "extended";
  copies: number;
  energy: number;
}

export type WeaponPrint = Packed & Fire & { slot: Slot };
export type UtilityPrint = Packed & Partial<Fire> & { kind: UtilityKind }; // only an Orbital Strike fires
export interface UnitPrint {
  move: number;
  hits: number;
  armor: number;
  tag: number; // Energy for a tag
  repair: number; // the least number on a die with which it repairs; 0: it cannot
  weapon: Fire;
}
export type Start = [hex: string, facing: number];
export interface MapPrint {
  players: number[];
  side: "any" | "standard" | "alternative";
  buildings: string[];
  starts?: Start[]; // without them those for so many seats
}
export interface DeckPrint {
  faction: string;
  primary: string;
  secondary: string[];
  utility: Record<string, number>;
}
type By<T> = Readonly<Record<string, T>>;

export const UNLIMITED = 99; // hexes

export interface Print {
  numbers: Record<keyof typeof FACTS.numbers, number>;
  thresholds: number[]; // spaces of the achievements board that bring an upgrade of tier 1, 2, 3
  fame: By<number>; // spaces, by achievement
  factions: By<string>; // colours
  keywords: string[];
  weapons: By<WeaponPrint>;
  utility: By<UtilityPrint>;
  sponsors: By<{ kind: SponsorKind; copies: number }>;
  pilots: By<{ faction: string; frequency: Frequency }>;
  upgrades: By<{ tier: number; path: string; frequency: Frequency }>;
  paths: By<string[]>;
  units: Readonly<Record<Exclude<Unit, "hh">, UnitPrint>>;
  hexes: By<[q: number, r: number, zone: number]>; // axial, flat-topped; zones are those of the alternative side
  zones: By<{ deploy: boolean; bonus: number; reset: number }>;
  starts: By<Start[]>; // by the number of seats
  maps: By<MapPrint>;
  decks: By<DeckPrint>;
  solo: By<(string | number)[]>; // what each die says in the tables of solo opponents
  levels: By<number>; // cards of a solo opponent, which are its life
  rules: { solo: number[]; own: number[] }; // X rules of solo opponents, and those of them that are our own
  published: By<string[]>; // entries whose numbers are not our own, by the keys above
}

export const OURS = FACTS as unknown as Print;

/** Ours, or where a table plays with numbers of somebody's own box, those. */
export const PRINT = Object.defineProperties(
  {},
  Object.fromEntries(Object.keys(OURS).map((key) => [key, { enumerable: true, get: () => (own.print ?? OURS)[key as keyof Print] }])),
) as Print;

/** The cards of decks; sponsor cards, pilots and upgrades are apart. */
export const DECK_CARDS = [...Object.keys(PRINT.weapons), ...Object.keys(PRINT.utility)];

/** Whether the numbers of an entry are our own. */
export function isHouse(key: keyof Print, id: string): boolean {
  return !(PRINT.published[key] ?? []).includes(id);
}

/** What fires: a weapon card, an Orbital Strike, or the weapon of a support unit by its id; null: nothing. */
export function fireOf(id: string): Fire | null {
  const utility = PRINT.utility[id];
  if (utility) return utility.speed === undefined ? null : (utility as Fire);
  return PRINT.weapons[id] ?? (id in PRINT.units ? PRINT.units[id as keyof Print["units"]].weapon : null);
}

/** What a card of a deck costs; null: it is none. */
export function priceOf(id: string): number | null {
  return (PRINT.weapons[id] ?? PRINT.utility[id])?.energy ?? null;
}
