/** What the parts of a table's screen share, beside the table itself: every screen that shows a table has its own. */
import { createContext } from "svelte";
import { Spots } from "./spots";

export class Tabletop {
  /** The card that is looked up, by id; "" is the whole list. */
  card: string | null = $state(null);
  /** The seat whose belongings are looked at. */
  seat: number | null = $state(null);
  /** How many trays are on the screen: where there is none, as on a television, the board shows the dice. */
  trays = $state(0);
  readonly spots = new Spots();
  private readonly shared = new Map<unknown, unknown>();

  lookUp(card: string): void {
    this.card = card;
  }

  /** Everything that the player of this seat has. */
  lookAt(seat: number): void {
    this.seat = seat;
  }

  /** What the board and the tray of one game share beside: made when it is asked for first. */
  share<T>(kind: new () => T): T {
    if (!this.shared.has(kind)) this.shared.set(kind, new kind());
    return this.shared.get(kind) as T;
  }

  get looking(): boolean {
    return this.card !== null || this.seat !== null;
  }
}

export const [useTabletop, provideTabletop] = createContext<Tabletop>();
