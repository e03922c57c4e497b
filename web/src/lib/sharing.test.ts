/** One device for several people: what is covered, and until when. */
import { expect, it } from "vitest";
import type { FromClient } from "./live.svelte.ts";
import { Live } from "./live.svelte.ts";
import type { Plug } from "./plug";

const plug = {
  catchUpLimit: 60,
  skippable: {},
  opensSection: () => false,
  lasts: () => 0,
  step: (view: unknown) => view,
} as unknown as Plug;

/** Whoever looks sees their own options; the others only that somebody is asked. */
const view = (seat: number, ...asked: number[]) => ({
  outcome: null,
  decisions: asked.map((one) => ({ seat: one, number: 7, kind: "k", about: {}, ...(one === seat ? { options: ["a", "b"] } : {}) })),
});
const welcome = (seat: number, secrets: number[], ...asked: number[]) => ({
  ...{ type: "welcome", protocol: 1, build: "", seq: 0, since: 0, chat: [], deadline: null, undo: false, ask: false },
  ...{ table: { seats: [] }, you: { player: "me", seats: [0, 1, 2], seat, host: true }, events: [], secrets, view: view(seat, ...asked) },
});

function device(seat: number, secrets: number[], ...asked: number[]): { live: Live; sent: FromClient[] } {
  const sent: FromClient[] = [];
  return { live: new Live(plug, welcome(seat, secrets, ...asked) as never, { send: (message) => sent.push(message) }), sent };
}

it("at the start and after a reload nobody has it yet", () => {
  const { live, sent } = device(1, [1], 1);
  expect(live.cover).toBe(1);
  live.take(1);
  expect(live.cover).toBeNull();
  expect(sent).toEqual([]);
});

it("the next one takes it over, and sees nothing before the server has answered", () => {
  const { live, sent } = device(0, [0, 1], 0);
  live.take(0);
  live.receive(welcome(0, [0, 1], 1) as never);
  expect(live.cover).toBe(1);
  live.take(1);
  expect(sent).toEqual([{ type: "sit", seat: 1, since: 0 }]);
  expect(live.cover).toBe(1);
  live.receive(welcome(1, [0, 1], 1) as never);
  expect(live.cover).toBeNull();
});

it("nothing is covered for whoever is asked again", () => {
  const { live } = device(0, [0], 0);
  live.take(0);
  live.receive(welcome(0, [0], 0) as never);
  expect(live.cover).toBeNull();
});

it("nothing is covered while nothing on the screen is secret", () => {
  const { live } = device(0, [1], 1);
  expect(live.cover).toBeNull();
  expect(live.next).toBe(1);
});

it("whoever answers has it in hand: what they learn by that stays in sight", () => {
  const { live } = device(0, [], 0);
  live.choose("a");
  live.receive(welcome(0, [0], 0) as never);
  expect(live.cover).toBeNull();
});

it("secret answers that still seem awaited do not stop it from going round", () => {
  const { live } = device(1, [], 0, 1, 2);
  expect(live.next).toBeNull();
  const answered = { ...view(-1, 0, 1, 2) };
  live.receive({ ...welcome(1, []), view: answered } as never);
  expect(live.next).toBe(2);
  live.receive({ ...welcome(2, []), view: answered } as never);
  expect(live.next).toBe(0);
});
