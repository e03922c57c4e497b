/** The worker's life: what it keeps is written first, silence ends it, and a question that silences it twice is for `simple`. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Entry, FromWorker, ToWorker } from "./messages";

vi.mock("virtual:inside", () => ({ default: { interpreter: { bytes: 1 }, library: { bytes: 1 }, rules: { bytes: 1 } } }));

const store = { entries: [] as Entry[], full: false, unkept: false };
vi.mock("./kept", () => ({
  Elsewhere: class extends Error {},
  takeInHand: () => Promise.resolve(),
  gameOf: (code: string) => Promise.resolve(code === "HERE" ? { code, wish: { game: "any" }, seed: "1", start: {} } : null),
  entriesOf: () => Promise.resolve(store.entries),
  keepStart: () => Promise.resolve(),
  keepEntry: (_: string, entry: Entry) => {
    if (store.full) return Promise.reject(new Error("no room"));
    store.entries = [...store.entries, entry];
    return Promise.resolve(true);
  },
}));

class FakeWorker {
  static made: FakeWorker[] = [];
  sent: ToWorker[] = [];
  ended = false;
  onmessage: ((event: { data: FromWorker[] }) => void) | null = null;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message: ToWorker): void {
    this.sent.push(message);
    if (message.type === "load") queueMicrotask(() => this.says({ type: "ready" }));
  }
  says(...messages: FromWorker[]): void {
    this.onmessage?.({ data: messages });
  }
  terminate(): void {
    this.ended = true;
  }
}

const told: string[] = [];
const ears = {
  heard: ({ type }: { type: string }) => void told.push(type),
  failed: ({ code }: { code: string }) => void told.push(`failed ${code}`),
  silent: (simple: boolean) => void told.push(simple ? "silent, simple" : "silent"),
  kept: (how: string) => void told.push(how),
};
const last = () => FakeWorker.made.at(-1)!;
const opened = () => last().sent.find((message) => message.type === "open");

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("Worker", FakeWorker);
  FakeWorker.made = [];
  told.length = 0;
  Object.assign(store, { entries: [], full: false });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function table() {
  const { python } = await import("./python.svelte.ts");
  await python.open("HERE", ears as never);
  last().says({ type: "works", number: null }, { type: "rests" });
  return python;
}

it("what is to be kept is written before the engine goes on", async () => {
  await table();
  last().says({ type: "keep", entry: { number: 0 } });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.entries).toEqual([{ number: 0 }]);
  expect(last().sent.at(-1)).toEqual({ type: "kept" });
  store.full = true;
  last().says({ type: "keep", entry: { number: 1 } });
  await vi.advanceTimersByTimeAsync(0);
  expect(last().sent.at(-1)).toEqual({ type: "not_kept" });
  expect(told).toEqual(["kept", "full"]);
});

it("rest is no silence, and work that is told every second neither", async () => {
  await table();
  await vi.advanceTimersByTimeAsync(60_000);
  for (let second = 0; second < 60; second++) {
    last().says({ type: "works", number: 3 });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(FakeWorker.made).toHaveLength(1);
});

it("after ten seconds of silence it starts anew from what is kept; twice, and the question is for simple", async () => {
  await table();
  last().says({ type: "keep", entry: { number: 0 } });
  await vi.advanceTimersByTimeAsync(0);
  last().says({ type: "works", number: 1 });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(last().ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeWorker.made.map(({ ended }) => ended)).toEqual([true, false]);
  expect(opened()).toMatchObject({ code: "HERE", entries: [{ number: 0 }], plain: [] });
  last().says({ type: "rests" }, { type: "works", number: 1 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(opened()).toMatchObject({ plain: [1] });
  expect(told).toEqual(["kept", "silent", "silent, simple"]);
  last().says({ type: "works", number: 1 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told.at(-1)).toBe("failed engine");
  expect(FakeWorker.made).toHaveLength(3);
});

it("what silences it twice and is no bot's question ends the game for now", async () => {
  const python = await table();
  for (const _ of [1, 2]) {
    python.send({ type: "ping" });
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(told).toEqual(["silent", "failed engine"]);
});

it("a question that is under way when it is ended is refused, and can be asked again", async () => {
  const { python } = await import("./python.svelte.ts");
  const lost = expect(python.ask({ type: "import", text: "" })).rejects.toMatchObject({ code: "engine" });
  await vi.advanceTimersByTimeAsync(11_000);
  await lost;
  const again = python.ask({ type: "import", text: "" });
  await vi.advanceTimersByTimeAsync(0);
  const { id } = last().sent.at(-1) as { id: string };
  last().says({ type: "told", id, value: 7 }, { type: "rests" });
  expect(await again).toBe(7);
});

it("weights that have come are kept for times without network, also by a keeper that comes later", async () => {
  const kept: unknown[] = [];
  const active = { postMessage: (message: unknown) => void kept.push(message) };
  let comes = (_: object) => {};
  vi.stubGlobal("navigator", { serviceWorker: { ready: new Promise((resolve) => (comes = resolve)) } });
  await table();
  last().says({ type: "brought", url: "/assets/weights-titan-duel-12345678.bin" });
  await vi.advanceTimersByTimeAsync(0);
  expect(kept).toEqual([]);
  comes({ active });
  await vi.advanceTimersByTimeAsync(0);
  expect(kept).toEqual([{ keep: "/assets/weights-titan-duel-12345678.bin" }]);
});

it("the usual bot plays for one that cannot come only where somebody wants it", async () => {
  const python = await table();
  expect(opened()).toMatchObject({ instead: false });
  await python.open("HERE", ears as never, true);
  expect(last().sent.findLast((message) => message.type === "open")).toMatchObject({ instead: true });
});

it("a table that was left writes nothing more", async () => {
  const python = await table();
  python.leave("HERE");
  expect(last().sent.at(-1)).toEqual({ type: "close" });
  last().says({ type: "keep", entry: { number: 0 } }, { type: "update" } as never);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.entries).toEqual([]);
  expect(told).toEqual([]);
});
