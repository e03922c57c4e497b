/** What a list tells of a game without the engine: who plays, how far it is, whose turn it is, who has won. */
import type { View } from "$lib/plug";
import { nounOf } from "../games";
import type { Seat } from "../wire";

export interface About {
  /** "" where only the figure has a name; `figure` is null where it is still to be drawn. */
  seats: { name: string; figure: string | null; mine: boolean }[];
  turns: number;
  awaited: number[];
  /** Null as long as it is not over; nobody, one or several. */
  winners: number[] | null;
}

export function aboutOf(game: string, seats: readonly Seat[], view: View): About {
  const noun = nounOf(game);
  return {
    seats: seats.map(({ kind, name, figure }, i) => ({
      name,
      figure: (view.seats[i]?.[noun] as string | null | undefined) ?? figure ?? null,
      mine: kind === "person",
    })),
    turns: Number(view.turns ?? 0),
    awaited: view.decisions.map(({ seat }) => seat),
    winners: view.outcome ? [...view.outcome.winners] : null,
  };
}
