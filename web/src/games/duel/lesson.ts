/** What somebody's first game explains, and when. */
import type { Moment } from "$lib/guide";
import type { Question, View } from "$lib/plug";
import { duel, opensTurn } from "./model";

const rolling = (question: Question): boolean => question.kind === "roll";
const first = (view: View): boolean => duel(view).throws_left >= 2;

/** In the order in which they are looked at: of several that fit, the first comes first. */
export const LESSON: readonly Moment[] = [
  { id: "goal", asked: rolling },
  { id: "faces", asked: (question, view) => rolling(question) && first(view) },
  { id: "keep", asked: (question, view) => rolling(question) && first(view) && duel(view).turns <= 1 },
  { id: "reroll", asked: (question, view) => rolling(question) && !first(view) },
  { id: "resolve", asked: (question) => question.kind === "resolve" },
  { id: "pull", event: (event, seat) => event.type === "stepped" && event.seat === seat },
  { id: "buy", asked: (question) => question.kind === "buy" },
  { id: "place", asked: (question) => question.kind === "place" },
  { id: "bonus", event: (event, seat) => event.type === "bonus" && event.seat === seat },
  { id: "autobot", event: (event, seat) => event.type === "rolled" && event.seat !== seat },
  { id: "hurt", event: (event, seat) => event.type === "hurt" && event.seat === seat },
  { id: "special", asked: (question, view) => rolling(question) && duel(view).dice.includes("special") },
  { id: "token", event: (event, seat) => event.type === "tokens_gained" && event.seat === seat },
  { id: "win", event: (event) => opensTurn(event) && event.turn >= 5 },
];
