/** What somebody looks up just now: any part of the page may ask, the table shows it. */
interface Looked {
  /** A card by id; "" is the whole list. */
  card: string | null;
  seat: number | null;
}

export const looked: Looked = $state({ card: null, seat: null });

export function lookUp(card: string): void {
  looked.card = card;
}

/** Everything that the player of this seat has. */
export function lookAt(seat: number): void {
  looked.seat = seat;
}
