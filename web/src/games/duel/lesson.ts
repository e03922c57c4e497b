/** What somebody's first game explains, and when. */
import type { Moment } from "$lib/guide";
import type { Question, View } from "$lib/plug";
import { duel } from "./model";

const rolling = (question: Question): boolean => question.kind === "roll";
const first = (view: View): boolean => duel(view).throws_left >= 2;

/** In the order in which they are looked at: of several that fit, the first comes first. */
export const LESSON: readonly Moment[] = [
  { id: "duel-goal", asked: rolling },
  { id: "duel-faces", asked: (question, view) => rolling(question) && first(view) },
  { id: "duel-keep", asked: (question, view) => rolling(question) && first(view) && duel(view).turns <= 1 },
  { id: "duel-reroll", asked: (question, view) => rolling(question) && !first(view) },
  { id: "duel-resolve", asked: (question) => question.kind === "resolve" },
  { id: "duel-pull", event: (event, seat) => event.type === "stepped" && event.seat === seat },
  { id: "duel-buy", asked: (question) => question.kind === "buy" },
  { id: "duel-place", asked: (question) => question.kind === "place" },
  { id: "duel-bonus", event: (event, seat) => event.type === "bonus" && event.seat === seat },
  { id: "duel-autobot", event: (event, seat) => event.type === "rolled" && event.seat !== seat },
  { id: "duel-hurt", event: (event, seat) => event.type === "hurt" && event.seat === seat },
  { id: "duel-special", asked: (question, view) => rolling(question) && duel(view).dice.includes("special") },
  { id: "duel-token", event: (event, seat) => event.type === "tokens_gained" && event.seat === seat },
  { id: "duel-win", event: (event) => event.type === "turn_started" && event.turn >= 5 },
];
