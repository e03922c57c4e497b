/** The view after an event, from what the event says: each game has a table of what its events do. */
import type { GameEvent, View } from "$lib/plug";

type Seat = Record<string, any>;
/** What an event changes about the seat that it is about. */
export type SeatFold<S extends Seat> = (seat: S, event: GameEvent) => Partial<S>;
/** What an event changes about all else. */
export type TableFold<V extends View> = (view: V, event: GameEvent) => Partial<V>;

/** One of the numbers of a seat grows or shrinks by what stands in the event. */
export function adds(key: string, sign: 1 | -1 = 1, field = key): SeatFold<any> {
  return (seat, event) => ({ [key]: seat[key] + sign * event[field] });
}

/** With one of that kind less. */
export function without<T>(all: readonly T[], is: (each: T) => boolean): T[] {
  return all.toSpliced(all.findIndex(is), 1);
}

export function replaced<T>(all: readonly T[], old: T, fresh: T): T[] {
  return all.map((each) => (each === old ? fresh : each));
}

/** Some seat is changed; for the seats that an event names beside the one it is about. */
export function changeSeat<V extends View>(view: V, at: number, change: (seat: V["seats"][number]) => Seat): Partial<V> {
  return { seats: view.seats.map((seat, i) => (i === at ? { ...seat, ...change(seat) } : seat)) } as Partial<V>;
}

export function folded<V extends View>(
  view: V,
  event: GameEvent,
  tables: Readonly<Record<string, TableFold<V>>>,
  seats: Readonly<Record<string, SeatFold<any>>>,
): V {
  const after = { ...view, ...tables[event.type]?.(view, event) };
  const change = seats[event.type];
  if (!change || event.seat === null) return after;
  return { ...after, ...changeSeat(after, event.seat, (seat) => change(seat, event)) };
}
