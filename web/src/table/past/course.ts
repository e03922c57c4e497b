/** The course of a finished game: its turns, and the moments that one wants to see again. */
import type { IconName } from "$art/icons";
import type { GameEvent, Plug, View } from "$lib/plug";
import type { Step } from "./replay";

/** Where a turn or a round begins, and how things stand there; without an event: the end. */
export interface Turn {
  at: number; // the step of the replay
  event: GameEvent | null;
  view: View;
}

export interface KeyMoment {
  at: number;
  icon: IconName;
  /** What happened; null: somebody has taken the lead. */
  event: GameEvent | null;
  seat: number | null;
  /** The event that opened the turn. */
  turn: GameEvent | null;
}

/** One for each step in which a turn begins, and the end. What was taken back is left out. */
export function turnsOf(steps: readonly Step[], opens: Plug["opensSection"]): Turn[] {
  let turns: Turn[] = [];
  steps.forEach(({ view, events }, at) => {
    for (const event of events) {
      if (event.type === "back") turns = turns.filter((turn) => turn.event!.n < event.to);
      else if (opens(event)) {
        if (turns.at(-1)?.at === at) turns.pop(); // a turn in which nobody was asked
        turns.push({ at, event, view });
      }
    }
  });
  const last = steps.at(-1);
  if (last) turns.push({ at: steps.length - 1, event: null, view: last.view });
  return turns;
}

export function keyMomentsOf(steps: readonly Step[], { opensSection, keyMoment, leader }: Plug): KeyMoment[] {
  let found: (KeyMoment & { n: number })[] = [];
  let turn: GameEvent | null = null;
  let led: number | null = null;
  steps.forEach(({ view, events }, at) => {
    let n = 0;
    for (const event of events) {
      n = event.n;
      if (event.type === "back") found = found.filter((moment) => moment.n < event.to);
      if (opensSection(event)) turn = event;
      const icon = keyMoment?.(event);
      if (icon) found.push({ at, icon, event, seat: event.seat, turn, n });
    }
    const leads = view.outcome ? null : (leader?.(view) ?? null);
    if (leads !== null && led !== null && leads !== led) found.push({ at, icon: "star", event: null, seat: leads, turn, n });
    led = leads ?? led;
  });
  return found;
}

const APART = 0.03; // of the bar: closer dots would run into each other

/** Steps that are marked on a bar over so many: what is rare in this game goes before what is common, and none touch. */
export function dotsOf(moments: readonly KeyMoment[], count: number): number[] {
  const often = new Map<IconName, number>();
  for (const { icon } of moments) often.set(icon, (often.get(icon) ?? 0) + 1);
  const least = APART * Math.max(1, count - 1);
  const dots: number[] = [];
  for (const { at } of moments.toSorted((a, b) => often.get(a.icon)! - often.get(b.icon)!)) {
    if (dots.every((dot) => Math.abs(dot - at) >= least)) dots.push(at);
  }
  return dots.sort((a, b) => a - b);
}
