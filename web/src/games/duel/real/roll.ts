/** Dice that the page throws. */
import { type Face, FACES } from "../model";

/** Fair: numbers above the last multiple of six are thrown away. */
export function rolled(dice: number): Face[] {
  const found: Face[] = [];
  const byte = new Uint8Array(1);
  while (found.length < dice) {
    crypto.getRandomValues(byte);
    if (byte[0]! < 252) found.push(FACES[byte[0]! % 6]!);
  }
  return found;
}

/** Two different ones of these, in random order. */
export function dealt<T>(all: readonly T[]): [T, T] {
  const numbers = crypto.getRandomValues(new Uint32Array(all.length));
  const mixed = all.map((one, i) => ({ one, by: numbers[i]! })).sort((a, b) => a.by - b.by);
  return [mixed[0]!.one, mixed[1]!.one];
}
