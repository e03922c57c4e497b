import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableSocket } from "./socket";

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
}

const heard: Record<string, () => void> = {};
let lost = 0;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  lost = 0;
  const listening = (name: string, ear: () => void) => (heard[name] = ear);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", listening);
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: listening, removeEventListener: () => {}, visibilityState: "visible" });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function line(): TableSocket {
  return new TableSocket("CODE", {
    since: () => 0,
    look: () => ({}),
    heard: () => {},
    lost: () => lost++,
    closed: () => {},
  });
}

it("a choice that nobody answers shows that the line is dead", () => {
  line().send({ type: "choose", id: "a", number: 1, word: "stop", seat: 0 });
  vi.advanceTimersByTime(2_000);
  expect(lost, "said at once").toBe(1);
  expect(FakeSocket.made).toHaveLength(1);
  vi.advanceTimersByTime(7_000);
  expect(FakeSocket.made, "another line is tried").toHaveLength(2);
});

it("an answer in time keeps the line", () => {
  line().send({ type: "choose", id: "a", number: 1, word: "stop", seat: 0 });
  FakeSocket.made[0]!.onmessage!({ data: '{"type": "done", "id": "a"}' });
  vi.advanceTimersByTime(9_000);
  expect(lost).toBe(0);
});

it("a device that goes offline asks at once whether the server is there", () => {
  line();
  heard.offline!();
  expect(FakeSocket.made[0]!.sent).toEqual(['{"type":"ping"}']);
  vi.advanceTimersByTime(9_000);
  expect(lost).toBe(1);
});

it("who is told that it is too much comes back calmly, and never gives up", () => {
  line();
  for (let n = 1; n <= 3; n++) {
    FakeSocket.made.at(-1)!.onclose!({ code: 4429 });
    vi.advanceTimersByTime(3_700);
    expect(FakeSocket.made, "not at once").toHaveLength(n);
    vi.advanceTimersByTime(2_600);
    expect(FakeSocket.made).toHaveLength(n + 1);
  }
});
