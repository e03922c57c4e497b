/** The guided first game: a bubble for each moment that is new, tied to questions and events at the real table. */
import type { GameEvent, Question, View } from "./plug";

export interface Moment {
  /** Text guide-ID. */
  id: string;
  /** Comes when I am asked such a question. */
  asked?: (question: Question, view: View, seat: number) => boolean;
  /** Comes after such an event. */
  event?: (event: GameEvent, seat: number) => boolean;
}

const first = (view: View) => (view.rolls_left ?? 0) >= 2;

/** In the order in which they are looked at: of several that fit, the first comes first. */
const MOMENTS: Readonly<Record<string, readonly Moment[]>> = {
  tokyo: [
    { id: "tokyo-goal", asked: (question) => question.kind === "roll" },
    { id: "tokyo-faces", asked: (question, view) => question.kind === "roll" && first(view) },
    { id: "tokyo-keep", asked: (question) => question.kind === "roll" },
    { id: "tokyo-reroll", asked: (question, view) => question.kind === "roll" && !first(view) },
    { id: "tokyo-flee", asked: (question) => question.kind === "flee" },
    { id: "tokyo-buy", asked: (question) => question.kind === "buy" },
    { id: "tokyo-enter", event: (event, seat) => event.type === "entered" && event.seat === seat },
    { id: "tokyo-smash", event: (event) => event.type === "smashed" },
    { id: "tokyo-hurt", event: (event, seat) => event.type === "hurt" && event.seat === seat },
    { id: "tokyo-win", event: (event) => event.type === "turn_started" && event.turn >= 5 },
  ],
};

export function momentsOf(game: string): readonly Moment[] {
  return MOMENTS[game] ?? [];
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
