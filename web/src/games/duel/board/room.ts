/** Whether a phone has room for everything at once, or must make some of it short so that both tracks stay in sight. */
import type { Question } from "$lib/plug";

/** Header, both sides, the tracks of a narrow phone, the sentence and the handle of the log. */
const REST = 535;
/** An answer of the shared choice panel, a group of dice to resolve, a card to look at, a card for sale. */
const CHOICE = 62;
const CARD = 80;
const WARE = 110;
const ACTIONS = 66;
const SIX = 6; // dice in one row

/** How high its answers are, roughly. */
function heightOf({ kind, options = [] }: Question, dice: number): number {
  switch (kind) {
    case "buy":
    case "lab":
      return 3 * WARE + ACTIONS;
    case "resolve":
      return options.length * CHOICE;
    case "dominated":
    case "zap":
    case "swap":
      return options.length * CARD;
    case "roll":
    case "batteries":
      return dice > SIX ? 230 : 130;
    case "spend":
    case "place":
      return 140;
    case "king":
      return 200;
    case "alien":
      return dice > SIX ? 290 : 235;
    case "symbol":
      return 270;
    default:
      return options.length * CHOICE + 2 * ACTIONS; // dice lie above them, and the sentence may be long
  }
}

/** My own question takes so much room that the sides tell their numbers only. */
export function isCrowded(question: Question | null, dice: number, height: number): boolean {
  return !!question && REST + heightOf(question, dice) > height;
}
