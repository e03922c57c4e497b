/** The last tables of this browser, so that a closed tab costs nothing. */
import type { TableInfo } from "../wire";

export interface Recent {
  code: string;
  game: string;
  over: boolean;
  names: string[]; // of the people there
  when: number;
  /** On this device alone, not on the server. */
  here?: boolean;
}

const KEY = "baffe.recent";
const KEPT = 5; // of each kind

export function recent(): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Recent[]).filter((table) => typeof table?.code === "string") : [];
  } catch {
    return [];
  }
}

export function remember(table: TableInfo, here = false): void {
  const names = table.seats.filter((seat) => seat.kind === "person" && seat.name).map((seat) => seat.name);
  const entry = { code: table.code, game: table.game, over: table.state === "over", names, when: Date.now(), here };
  const others = recent().filter((other) => other.code !== table.code);
  // Those of the device push out none of the server's, nor the other way round.
  const alike = [entry, ...others.filter((other) => !!other.here === here)].slice(0, KEPT);
  keep([...alike, ...others.filter((other) => !!other.here !== here)].sort((a, b) => b.when - a.when));
}

/** Its game has ended while nobody looked. */
export function ended(code: string): void {
  keep(recent().map((table) => (table.code === code ? { ...table, over: true } : table)));
}

export function forget(code: string): void {
  keep(recent().filter((other) => other.code !== code));
}

function keep(tables: Recent[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // not kept then
  }
}
