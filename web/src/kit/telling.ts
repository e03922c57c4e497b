/** What is told to a seat when its turn comes again, and which purchase of others one wants to read. */
import type { Plug } from "$lib/plug";

/** `told`: kinds of events that happen to a seat between its turns. What others buy is told in every game. */
export function telling(told: readonly string[]): Required<Pick<Plug, "matters" | "bought">> {
  return {
    matters: (event, seat) => (event.type === "bought" ? event.seat !== seat : event.seat === seat && told.includes(event.type)),
    bought: (event) => (event.type === "bought" ? event.card : null),
  };
}
