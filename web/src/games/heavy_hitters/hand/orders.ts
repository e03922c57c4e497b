/** Secret orders: which weapons go together is what the question offers, and nothing else. */
import type { Sight, Unit } from "../model";

export const NOTHING = "commit:none";
const VERB = "commit:";

/** The weapons of an order: commit:db_p1,db_s1. */
export function weaponsIn(word: string): string[] {
  return word === NOTHING ? [] : word.slice(VERB.length).split(",");
}

/** Every weapon that some order holds, in the order of the question. */
export function offered(options: readonly string[]): string[] {
  return [...new Set(options.flatMap(weaponsIn))];
}

/** The word that commits exactly these; null: they cannot be committed together. */
export function orderOf(weapons: readonly string[], options: readonly string[]): string | null {
  const wanted = new Set(weapons);
  return options.find((word) => {
    const found = weaponsIn(word);
    return found.length === wanted.size && found.every((id) => wanted.has(id));
  }) ?? null;
}

/** What a weapon could do to one enemy unit, as the rules tell it. */
export interface Aim {
  target: string;
  unit: Unit;
  seat: number;
  distance: number;
  sight: Sight;
  fault: "" | "range" | "arc" | "sight";
  number: number;
  damage: number;
  armor: number;
  chance: number;
  expected: number;
}

type Told = [target: string, distance: number, sight: Sight, fault: Aim["fault"], ...numbers: number[]];

/** Those who can be hit first, the most damage first; then the others, the nearest first. */
export function aimsOf(targets: readonly unknown[] | undefined): Aim[] {
  const found = ((targets ?? []) as Told[]).map(([target, distance, sight, fault, ...numbers]): Aim => {
    const [unit, seat] = target.split("@") as [Unit, string];
    const [number = 0, damage = 0, armor = 0, chance = 0, expected = 0] = numbers;
    return { target, unit, seat: Number(seat), distance, sight, fault, number, damage, armor, chance, expected };
  });
  return found.sort((a, b) => Number(!!a.fault) - Number(!!b.fault) || b.expected - a.expected || a.distance - b.distance);
}

/** Cards of a hand, each kind once, with how many there are. */
export function counted(cards: readonly string[]): { id: string; count: number }[] {
  return [...new Set(cards)].map((id) => ({ id, count: cards.filter((one) => one === id).length }));
}
