/** What is printed on a card, in the language spoken now. */
import type { Emblem } from "$art/emblems";

export interface Printed {
  id: string;
  /** Whose texts speak of its price. */
  game: string;
  name: string;
  type: string;
  effect: string;
  /** Energy to pay. */
  cost: number;
  /** Whether it stays in front of its owner. */
  keep: boolean;
  art: Emblem;
}
