/** What is printed on a card, in the language spoken now. */
export interface Printed {
  name: string;
  type: string;
  effect: string;
  /** Energy to pay. */
  cost: number;
  /** Whether it stays in front of its owner. */
  keep: boolean;
}
