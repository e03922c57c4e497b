/** A finished game as a row of steps, and a table that shows one of them. */
import { Live } from "$lib/live.svelte.ts";
import { onServer, type Place } from "$lib/place";
import type { GameEvent, Plug, View } from "$lib/plug";
import type { Replay, TableInfo } from "../../wire";

export interface Step {
  seq: number;
  view: View;
  events: GameEvent[];
}

export interface Mark {
  at: number;
  /** A turn or the like begins here, or something was taken back here. */
  kind: "section" | "back";
  event: GameEvent;
}

const NOBODY = { player: "", seats: [], seat: null, host: false };
const SILENT = { send: () => {} };

export function stepsOf(replay: Replay): Step[] {
  return replay.steps as unknown as Step[];
}

export function marksOf(steps: readonly Step[], opens: Plug["opensSection"]): Mark[] {
  return steps.flatMap((step, at) =>
    step.events.flatMap((event): Mark[] => {
      if (opens(event)) return [{ at, kind: "section", event }];
      return event.type === "back" ? [{ at, kind: "back", event }] : [];
    }),
  );
}

/** A table of its own for each place that is jumped to: what still moves on the old one does not matter. */
export function liveAt(plug: Plug, table: TableInfo, steps: readonly Step[], at: number, place: Place = onServer): Live {
  const step = steps[at]!;
  return new Live(
    plug,
    {
      type: "welcome",
      protocol: 1,
      build: "",
      seq: step.seq,
      you: NOBODY,
      table,
      view: step.view,
      events: steps.slice(0, at + 1).flatMap((each) => each.events),
      chat: [],
      deadline: null,
      since: 0,
      undo: false,
      ask: false,
      secrets: [],
    },
    SILENT,
    place,
  );
}

export function forward(live: Live, step: Step): void {
  live.receive({ type: "update", seq: step.seq, events: step.events, view: step.view, deadline: null, undo: false, ask: false, secrets: [] });
}
