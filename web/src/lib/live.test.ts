import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Line } from "./live.svelte.ts";
import { Live } from "./live.svelte.ts";
import type { GameEvent, Plug } from "./plug";

const ME = 0;
const line: Line = { send: () => {} };
const plug = {
  catchUpLimit: 60,
  skippable: {},
  opensSection: (event: GameEvent) => event.type === "turn_started",
  lasts: () => 0,
  matters: (event: GameEvent, seat: number) => event.seat === seat && event.type === "hurt",
  bought: (event: GameEvent) => (event.type === "bought" ? event.card : null),
  step: (view: unknown) => view,
} as unknown as Plug;
const turn = (seat: number) => ({ type: "turn_started", seat, n: 0, seq: 0 });

function table(...events: object[]): Live {
  const you = { player: "me", seats: [ME], seat: ME, host: true };
  const view = { decisions: [], outcome: null };
  const welcome = { type: "welcome", table: { seats: [] }, you, view, events, chat: [], deadline: null, since: 0, seq: 0 };
  return new Live(plug, welcome as never, line);
}

function happens(live: Live, ...events: object[]): void {
  live.receive({ type: "update", seq: 1, events, view: { decisions: [], outcome: null }, deadline: null } as never);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("what my turn has brought stays for a moment before somebody else goes on", async () => {
  const live = table(turn(ME));
  happens(live, turn(1));
  await vi.advanceTimersByTimeAsync(900);
  expect(live.moving).toBe(true);
  expect(live.log).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(700);
  expect(live.moving).toBe(false);
  expect(live.log).toHaveLength(2);
});

it("after the turn of somebody else nothing is held", async () => {
  const live = table(turn(1));
  happens(live, turn(2));
  await vi.advanceTimersByTimeAsync(1);
  expect(live.moving).toBe(false);
});

it("a card that somebody else buys can be read, and a tap goes on", async () => {
  const live = table(turn(1));
  happens(live, { type: "bought", seat: 1, card: "jets", n: 1, seq: 1 });
  await vi.advanceTimersByTimeAsync(1_400);
  expect(live.reading).toBe("jets");
  live.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect(live.reading).toBeNull();
});

it("my own purchase is not held up to me", async () => {
  const live = table(turn(ME));
  happens(live, { type: "bought", seat: ME, card: "jets", n: 1, seq: 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect(live.reading).toBeNull();
  expect(live.moving).toBe(false);
});

it("at my turn one sees what happened to me since the last one", () => {
  const hurt = (seat: number) => ({ type: "hurt", seat, n: 0, seq: 0 });
  const live = table(turn(ME), hurt(1), turn(1), hurt(ME), turn(2), hurt(1), turn(ME), hurt(ME));
  expect(live.sinceMine.map(({ type, seat }) => [type, seat])).toEqual([["hurt", ME]]);
  expect(table(turn(ME), turn(1), hurt(ME)).sinceMine, "it is not my turn").toEqual([]);
  expect(table(turn(1), hurt(ME), turn(ME)).sinceMine, "my first turn").toEqual([]);
});

it("what everybody agreed to take back leaves a line, and only one", async () => {
  const rolled = { type: "rolled", seat: ME, n: 1, seq: 1 };
  const back = { type: "back", seat: null, n: 1, seq: 2, to: 1 };
  const live = table(turn(ME), rolled);
  happens(live, back, { ...back, seat: ME, agreed: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(live.log.map(({ type }) => type)).toEqual(["turn_started", "back"]);
  happens(live, { ...rolled, seq: 3 }, { ...back, seq: 4 }, { ...back, seq: 4, seat: ME, agreed: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(live.log.map(({ type }) => type)).toEqual(["turn_started", "back"]);
});

it("a tap that came a moment too late is not blamed, one that leads nowhere is", async () => {
  const asks = (number: number) => ({ decisions: [{ number, seat: ME, kind: "roll", about: {}, options: ["stop"] }], outcome: null });
  const sent: { id: string }[] = [];
  const you = { player: "me", seats: [ME], seat: ME, host: true };
  const welcome = { type: "welcome", table: { seats: [] }, you, view: asks(4), events: [], chat: [], deadline: null, since: 0, seq: 0 };
  const live = new Live(plug, welcome as never, { send: (message) => sent.push(message as { id: string }) });
  const refused = () => live.receive({ type: "error", id: sent.at(-1)!.id, code: "old_question" } as never);

  live.choose("stop");
  refused();
  expect(live.error?.code, "nothing else is asked").toBe("old_question");

  live.choose("stop");
  live.receive({ type: "update", seq: 2, events: [], view: asks(5), deadline: null } as never);
  await vi.advanceTimersByTimeAsync(1);
  refused();
  expect(live.error).toBeNull();
  expect(live.busy).toBe(false);
});

it("an answer in a window is kept sealed: it is taken, and the question stays open", async () => {
  const asked = { number: 4, seat: ME, kind: "dodge", about: {}, options: ["chaff", "pass"] };
  const sent: { id: string }[] = [];
  const live = table(turn(1));
  live.receive({ type: "update", seq: 1, events: [], view: { decisions: [asked], outcome: null }, deadline: 8 } as never);
  await vi.advanceTimersByTimeAsync(1);
  vi.spyOn(line, "send").mockImplementation((message) => void sent.push(message as never));
  live.choose("chaff");
  expect([live.busy, live.sealed]).toEqual([true, null]);
  live.receive({ type: "done", id: sent[0]!.id, number: 4 } as never);
  expect([live.busy, live.sealed]).toEqual([false, "chaff"]);
  live.choose("pass");
  live.receive({ type: "done", id: sent[1]!.id, number: 4 } as never);
  expect(live.sealed, "until it closes one may change one's mind").toBe("pass");
  live.receive({ type: "update", seq: 2, events: [], view: { decisions: [{ ...asked, number: 5 }], outcome: null }, deadline: 8 } as never);
  await vi.advanceTimersByTimeAsync(1);
  expect(live.sealed).toBeNull();
});
