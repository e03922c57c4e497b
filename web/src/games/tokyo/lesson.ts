/** What somebody's first game explains, and when. */
import type { Moment } from "$lib/guide";
import type { View } from "$lib/plug";
import { opensTurn } from "./model";

const first = (view: View) => (view.rolls_left ?? 0) >= 2;

/** In the order in which they are looked at: of several that fit, the first comes first. */
export const LESSON: readonly Moment[] = [
  { id: "goal", asked: (question) => question.kind === "roll" },
  { id: "faces", asked: (question, view) => question.kind === "roll" && first(view) },
  { id: "keep", asked: (question) => question.kind === "roll" },
  { id: "reroll", asked: (question, view) => question.kind === "roll" && !first(view) },
  { id: "flee", asked: (question) => question.kind === "flee" },
  { id: "buy", asked: (question) => question.kind === "buy" },
  { id: "enter", event: (event, seat) => event.type === "entered" && event.seat === seat },
  { id: "smash", event: (event) => event.type === "smashed" },
  { id: "hurt", event: (event, seat) => event.type === "hurt" && event.seat === seat },
  { id: "win", event: (event) => opensTurn(event) && event.turn >= 5 },
];
