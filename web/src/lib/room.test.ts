/** A line that is lost for good: whoever plays alone is offered to go on here. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Ears } from "./socket";

let ears: Ears;
const line = vi.hoisted(() => ({ views: [] as unknown[], took: 0, engine: true }));

vi.mock("./socket", () => ({
  TableSocket: class {
    constructor(_: string, heard: Ears) {
      ears = heard;
    }
    send(): void {}
    close(): void {}
  },
}));
vi.mock("../games", () => ({ plugOf: () => Promise.resolve({ catchUpLimit: 60, skippable: {}, opensSection: () => false, lasts: () => 0 }) }));
vi.mock("./net", async (real) => ({ ...(await real<object>()), tableOf: () => Promise.resolve({ table, you }), outdated: () => false }));
vi.mock("../inside/offer", () => ({
  takeHere: (_: unknown, __: unknown, views: unknown[]) => {
    line.views = views;
    return line.engine ? Promise.resolve(() => Promise.resolve(void (line.took += 1))) : Promise.reject(new Error("not here"));
  },
}));

const seat = { kind: "person", name: "Léa", player: "me" };
const table = { code: "A", game: "any", state: "playing", solo: true, seats: [seat], watching: true, join: null };
const you = { player: "me", seats: [0], seat: 0, host: true };
const view = { decisions: [], outcome: null };

async function room(solo = true) {
  const { Room } = await import("./room.svelte.ts");
  const made = new Room("A");
  await vi.advanceTimersByTimeAsync(0);
  ears.heard({ type: "welcome", table: { ...table, solo }, you, view, events: [], chat: [], deadline: null, since: 0, seq: 0 } as never);
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(line, { views: [], took: 0, engine: true });
});
afterEach(() => {
  vi.useRealTimers();
});

it("is offered to go on with what was shown last, and not before it is lost for long", async () => {
  const { live } = await room();
  ears.heard({ type: "update", seq: 1, events: [], view: { ...view, turns: 2 }, deadline: null } as never);
  ears.lost();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(live!.notice).toBe(null);
  ears.lost();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(live!.notice?.text).toBe("inside-go-on");
  expect(line.views.at(-1)).toMatchObject({ turns: 2 });
  live!.notice!.deed!.act();
  expect(line.took).toBe(1);
});

it("no longer, when the server is back", async () => {
  const { live } = await room();
  ears.lost();
  await vi.advanceTimersByTimeAsync(20_000);
  ears.heard({ type: "pong" });
  expect(live!.notice).toBe(null);
});

it("nothing is offered to those who play with others, nor without the engine", async () => {
  const shared = await room(false);
  ears.lost();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shared.live!.notice).toBe(null);
  line.engine = false;
  const alone = await room();
  ears.lost();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(alone.live!.notice).toBe(null);
});
