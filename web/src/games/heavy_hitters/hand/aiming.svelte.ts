/** What is being aimed before it is committed: the tray says so, the board draws it. */

export interface Aimed {
  weapon: string; // the id of a card
  target: string | null; // such as "hh@1"; null: at nobody yet
}

export class Aiming {
  at: Aimed | null = $state.raw(null);
}
