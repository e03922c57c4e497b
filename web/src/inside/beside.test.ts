/** Taps beside a real box come faster than the engine answers: which of them count. */
import { beforeEach, expect, it, vi } from "vitest";
import { Beside } from "./beside.svelte.ts";

interface Move {
  do: string;
  to?: number;
}
interface Told {
  setup: object;
  moves: Move[];
}

vi.mock("./python.svelte.ts", () => ({
  python: {
    ready: true,
    // An engine that takes every move, a moment later.
    ask: ({ told }: { told: Told }) =>
      new Promise((resolve) => setTimeout(() => resolve({ taken: told.moves.length, refused: null, count: told.moves.length }))),
  },
}));

interface Moment {
  taken: number;
  refused: null;
  count: number;
}

const kept = new Map<string, string>();
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

let beside: Beside<object, Move, Moment, null>;
const settled = () => vi.waitFor(() => expect(beside.waiting).toBe(0));
const deeds = () => beside.game!.moves.map((move) => move.do);

beforeEach(async () => {
  kept.clear();
  beside = new Beside<object, Move, Moment, null>("duel", "game", () => true, () => null);
  beside.begin({});
  await settled();
});

it("takes what is set by hand one after the other, and then what was pressed", async () => {
  beside.correct(({ count }) => ({ do: "set", to: count }));
  beside.correct(({ count }) => ({ do: "set", to: count }));
  beside.play({ do: "over" });
  await settled();
  expect(beside.game!.moves).toEqual([{ do: "set", to: 0 }, { do: "set", to: 1 }, { do: "over" }]);
});

it("takes a button that is pressed twice once", async () => {
  beside.play({ do: "over" });
  beside.play({ do: "over" });
  await settled();
  expect(deeds()).toEqual(["over"]);
});

it("drops what was pressed on what is being taken back", async () => {
  beside.play({ do: "over" });
  await settled();
  beside.undo();
  beside.play({ do: "next" });
  await settled();
  expect(deeds()).toEqual([]);
});
