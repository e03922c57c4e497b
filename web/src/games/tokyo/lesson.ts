/** What somebody's first game explains, and when. */
import type { Moment } from "$lib/guide";
import type { View } from "$lib/plug";

const first = (view: View) => (view.rolls_left ?? 0) >= 2;

/** In the order in which they are looked at: of several that fit, the first comes first. */
export const LESSON: readonly Moment[] = [
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
];
