/** Whether a phone has room for everything at once, or must make some of it short so that both tracks stay in sight. */
import type { Question } from "$lib/plug";

/** px: a lower screen tells both sides by their numbers all the time, so that nothing jumps from question to question. */
const LOW = 790;
/** The room for answers below what I have; dice to keep just fill it. */
const ROOM = 160;
/** An answer of the shared choice panel, a group of dice to resolve, a card to look at, a card for sale. */
const CHOICE = 62;
const GROUP = 57;
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
      return options.length * GROUP;
    case "dominated":
    case "zap":
    case "swap":
      return options.length * CARD;
    case "roll":
      return dice > SIX ? 320 : 160; // with what they bring below them
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

export function isLow(height: number): boolean {
  return height < LOW;
}

/** My own question takes so much room that what I have is told by its numbers only. */
export function isCrowded(question: Question | null, dice: number): boolean {
  return !!question && heightOf(question, dice) > ROOM;
}
