/** An attack as a show: who fires at whom, what the dice say, what comes through. */
import type { GameEvent } from "$lib/plug";
import { shooterOf, type UnitRef } from "../board/happening";
import type { Unit } from "../model";

export interface Stage {
  by: UnitRef;
  on: UnitRef;
  weapon: string;
  /** The sum that the dice must reach. */
  number: number;
  damage: number;
  /** Of the attack; none until they are thrown. */
  dice: number[];
  /** Which throw it is: the number of its event. */
  roll: number;
  result: "hit" | "missed" | null;
  /** Armor dice, and which of them saved. */
  saves: { dice: number[]; good: boolean[]; needed: number } | null;
  /** Cards or hit points that the target has lost. */
  lost: number;
  fallen: boolean;
}

const numbers = (dice: unknown): number[] => (dice as (number | string)[]).map(Number);

/** So many of the highest dice saved. */
function saving(dice: readonly number[], saved: number): boolean[] {
  const order = dice.map((_, i) => i).sort((a, b) => dice[b]! - dice[a]!);
  return dice.map((_, i) => order.indexOf(i) < saved);
}

function begun(event: GameEvent): Stage {
  const on: UnitRef = { seat: event.on as unknown as number, unit: event.target as Unit };
  const { weapon, number, damage } = event as unknown as Stage;
  return { by: shooterOf(event), on, weapon, number, damage, dice: [], roll: 0, result: null, saves: null, lost: 0, fallen: false };
}

/** The attack after one more event. */
function after(stage: Stage, event: GameEvent): Stage {
  const onTarget = event.seat === stage.on.seat && (event.unit ?? "hh") === stage.on.unit;
  switch (event.type) {
    case "modified":
      return { ...stage, number: event.number, damage: event.damage };
    case "rolled":
      return { ...stage, number: event.needed, dice: numbers(event.dice), roll: event.n, result: null, saves: null };
    case "hit":
    case "missed":
      return { ...stage, result: event.type };
    case "saves": {
      const dice = numbers(event.dice);
      return onTarget ? { ...stage, saves: { dice, good: saving(dice, event.saved), needed: event.needed } } : stage;
    }
    case "lost":
    case "lost_unseen":
      return onTarget ? { ...stage, lost: stage.lost + 1 } : stage;
    case "hurt":
      return onTarget ? { ...stage, lost: stage.lost + event.hits } : stage;
    case "unit_destroyed":
    case "eliminated":
      return onTarget ? { ...stage, fallen: true } : stage;
    default:
      return stage;
  }
}

/** The attack that is under way; its end is still part of it while it is shown. Null: there is none. */
export function stageOf(log: readonly GameEvent[], current: GameEvent | null): Stage | null {
  const from = log.findLastIndex(({ type }) => type === "fired");
  const rest = log.slice(from + 1);
  const over = rest.some((event) => ["attack_over", "phase_started", "round_started"].includes(event.type) && event !== current);
  return from < 0 || over ? null : rest.reduce(after, begun(log[from]!));
}
