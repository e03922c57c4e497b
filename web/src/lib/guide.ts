/** The guided first game: a bubble for each moment that is new, tied to questions and events at the real table. */
import type { GameEvent, Question, View } from "./plug";

export interface Moment {
  /** Text GAME-guide-ID. */
  id: string;
  /** Comes when I am asked such a question. */
  asked?: (question: Question, view: View, seat: number) => boolean;
  /** Comes after such an event. */
  event?: (event: GameEvent, seat: number) => boolean;
}

/** The next bubble, if its moment has come; `log` holds what happened so far. */
export function due(
  moments: readonly Moment[],
  seen: ReadonlySet<string>,
  question: Question | null,
  view: View,
  log: readonly GameEvent[],
  seat: number,
): Moment | null {
  return (
    moments.find((moment) => {
      if (seen.has(moment.id)) return false;
      if (moment.asked) return !!question && moment.asked(question, view, seat);
      return !!moment.event && log.some((event) => moment.event!(event, seat));
    }) ?? null
  );
}
