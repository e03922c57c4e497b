/** A game that the page has never heard of. */
import { beforeEach, expect, test } from "vitest";
import { speakFor } from "../../testing/twin";
import { Live } from "../live.svelte.ts";
import type { GameEvent, Question, View } from "../plug";
import { bundleOf, use } from "../texts.svelte.ts";
import { plain } from ".";

const question: Question = { number: 3, seat: 0, kind: "lay_card", about: {}, options: ["lay:2", "pass"] };
const view: View = {
  game: "ambush",
  seats: [{ stars: 1, hand: [2, 4] }, { stars: 0, hand: 2 }],
  turn: null,
  outcome: null,
  decisions: [question],
};
const event: GameEvent = { seq: 1, n: 1, type: "round_started", seat: 1, rule: "ambush/1", round: 2 };
const over: View = { ...view, decisions: [], outcome: { winners: [1], ranking: [[1], [0]], reason: "last_card" } };

beforeEach(() => speakFor("en"));

test("speaks in the words of the rules where it has no texts", () => {
  const wording = plain("ambush").wording(view);
  expect(wording.names).toEqual(["Seat 1", "Seat 2"]);
  expect(wording.event(event)).toBe("Seat 2: Round started (round 2)");
  expect(wording.question(question, view)).toBe("Lay card");
  expect(question.options!.map((word) => wording.answer(word, question, view))).toEqual(["Lay 2", "Pass"]);
  expect(wording.outcome(over.outcome!)).toBe("Seat 2: Last card");
});

test("speaks by its texts where it has some", () => {
  const texts = [
    "ambush-event-round_started = Round { $round } begins",
    "ambush-ask-lay_card = Which card?",
    "ambush-word-lay = Lay the { $what }",
    "ambush-outcome-last_card = { $winner } had the last card",
  ];
  use("en", bundleOf("en", [...texts, "page-seat-number = Seat { $number }"].join("\n")));
  const wording = plain("ambush").wording(view);
  expect(wording.event(event)).toBe("Round 2 begins");
  expect(wording.question(question, view)).toBe("Which card?");
  expect(wording.answer("lay:2", question, view)).toBe("Lay the 2");
  expect(wording.outcome(over.outcome!)).toBe("Seat 2 had the last card");
});

test("is a whole plug: a table of it is shown, asked, answered and ended", async () => {
  const sent: unknown[] = [];
  const table = { code: "ABCDEFGHIJ", game: "ambush", seats: [{ name: "Léa" }, { name: "" }], state: "playing" };
  const welcome = {
    ...{ type: "welcome", protocol: 1, build: "", seq: 1, chat: [], deadline: null, since: 0, events: [event], view, table },
    you: { player: "p", seats: [0], seat: 0, host: true },
  };
  const live = new Live(plain("ambush"), welcome as never, { send: (message) => sent.push(message) });
  expect(live.asked).toEqual(question);
  expect(live.section).toEqual([]);
  expect(live.plug.trays).not.toHaveProperty(question.kind);
  expect(live.plug.turn(view)).toBeNull();
  expect(live.plug.scores(view, 0)).toEqual(["stars 1"]);
  live.choose("lay:2");
  expect(sent).toMatchObject([{ type: "choose", number: 3, word: "lay:2", seat: 0 }]);
  live.receive({ type: "update", seq: 2, events: [{ ...event, n: 2 }], view: over, deadline: null } as never);
  live.skip();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(live.over).toBe(true);
  expect(live.plug.story(live.log, over, live.wording!).lines).toEqual(["Seat 2: Last card"]);
});

test("offers undo when the server would grant it, and counts absences down", async () => {
  const sent: unknown[] = [];
  const seats = [{ name: "Léa", free_in: null }, { name: "Tom", free_in: 20 }];
  const welcome = {
    ...{ type: "welcome", protocol: 1, build: "", seq: 1, chat: [], deadline: null, since: 0, undo: false, events: [event], view },
    ...{ table: { code: "ABCDEFGHIJ", game: "ambush", seats, state: "playing" }, you: { player: "p", seats: [0], seat: 0, host: true } },
  };
  const live = new Live(plain("ambush"), welcome as never, { send: (message) => sent.push(message) });
  live.undo();
  expect([live.mayUndo, sent]).toEqual([false, []]);
  live.receive({ type: "update", seq: 1, events: [], view, deadline: null, undo: true } as never);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(live.mayUndo).toBe(true);
  live.undo();
  expect(sent).toMatchObject([{ type: "undo", number: 3 }]);
  expect(live.freeIn(0, live.toldAt + 5000)).toBeNull();
  expect([0, 5000, 60_000].map((ms) => live.freeIn(1, live.toldAt + ms))).toEqual([20, 15, 0]);
});
