/** Kinds of question that the tray draws by itself; the shared choice panel does the others. */
import type { Question } from "$lib/plug";

/** Plain choices about a Roll: the dice lie above the answers. */
export const BELOW_DICE = ["final", "skip", "alien_again"];

/** A card is chosen. */
export const CARDS = ["dominated", "zap", "swap"];

export const DRAWN = [
  ...["spend", "roll", "alien", "batteries", "resolve", "buy", "lab", "place", "king", "symbol"],
  ...CARDS,
  ...BELOW_DICE,
];

export function draws(question: Question | null): boolean {
  return question === null || DRAWN.includes(question.kind);
}
