/** The game on this device. */
import { Beside } from "../../../inside/beside.svelte.ts";
import { HEARTS } from "../model";
import type { Game, Moment, Move, Setup } from "./moment";

export const store = new Beside<Setup, Move, Moment, NonNullable<Game["seen"]>>(
  "duel",
  "baffe.real",
  ({ setup }) => setup.monsters.every((id) => id in HEARTS),
  ({ score, active }) => ({ score, active }),
);
