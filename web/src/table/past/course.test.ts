import { describe, expect, it } from "vitest";
import type { GameEvent, Plug, View } from "$lib/plug";
import { dotsOf, type KeyMoment, keyMomentsOf, turnsOf } from "./course";
import type { Step } from "./replay";

let n = 0;
const event = (type: string, seat: number | null = 0, more = {}): GameEvent => ({ seq: n, n: n++, type, seat, rule: null, ...more });
const step = (lead: number | null, ...events: GameEvent[]): Step => ({
  seq: 0,
  view: { game: "x", seats: [], outcome: null, decisions: [], lead } as View,
  events,
});
const opensSection = ({ type }: GameEvent): boolean => type === "turn_started";
const plug = {
  opensSection,
  keyMoment: ({ type }: GameEvent) => (type === "hit" ? "smash" : null),
  leader: (view: View) => view.lead,
} as unknown as Plug;

describe("the course of a game", () => {
  it("has its turns, where they begin, and the end", () => {
    n = 0;
    const steps = [step(null, event("turn_started")), step(null, event("hit")), step(null, event("turn_started"), event("turn_started"))];
    const turns = turnsOf(steps, opensSection);
    expect(turns.map(({ at, event }) => [at, event?.n ?? null])).toEqual([[0, 0], [2, 3], [2, null]]);
  });

  it("has moments worth seeing, and the lead where it changes, not where it is won first", () => {
    n = 0;
    const steps = [step(null, event("turn_started")), step(1, event("x")), step(null, event("hit", 2)), step(1), step(0, event("y"))];
    expect(keyMomentsOf(steps, plug).map(({ at, icon, seat }) => [at, icon, seat])).toEqual([[2, "smash", 2], [4, "star", 0]]);
  });

  it("leaves out what was taken back", () => {
    n = 0;
    const steps = [step(null, event("turn_started")), step(null, event("hit")), step(null, event("back", null, { to: 1 })), step(null)];
    expect(keyMomentsOf(steps, plug)).toEqual([]);
    expect(turnsOf([...steps, step(null, event("turn_started"))], opensSection).map(({ at }) => at)).toEqual([0, 4, 4]);
  });

  it("has dots on its bar that do not touch, and what is rare is never left out for what is common", () => {
    const moment = (at: number, icon: KeyMoment["icon"]): KeyMoment => ({ at, icon, event: null, seat: 0, turn: null });
    const cards = Array.from({ length: 50 }, (_, i) => moment(2 * i, "card"));
    const dots = dotsOf([...cards, moment(41, "close"), moment(100, "trophy")], 101);
    expect(dots).toContain(41);
    expect(dots).toContain(100);
    expect(Math.min(...dots.slice(1).map((at, i) => at - dots[i]!))).toBeGreaterThanOrEqual(3);
    expect(dots.length).toBeGreaterThan(15);
  });
});
