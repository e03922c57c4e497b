/** A game that brings nothing but its rules and perhaps texts: a readable list in the place of a board. */
import type { GameEvent, Plug, View } from "../plug";
import { t } from "../texts.svelte.ts";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Figure from "./Figure.svelte";
import { PlainWording } from "./wording";

const MS = 250; // for which each event is shown

/** A turn or a round: whoever tells the game says so by the name of the event. */
function opens({ type }: GameEvent): boolean {
  return type === "turn_started" || type === "round_started";
}

function isNumber([, value]: [string, unknown]): boolean {
  return typeof value === "number";
}

export function plain(game: string): Plug {
  return {
    name: game,
    Board,
    trays: {},
    Figure,
    figure: (view, seat) => ({ id: String(seat), mood: view.outcome?.winners.includes(seat) ? "king" : "calm" }),
    Card,
    cards: () => [],
    cardsOf: () => [],
    wording: (view) => new PlainWording(game, namesOf(view)),
    turn: (view) => (typeof view.turn === "number" ? view.turn : null),
    opensSection: opens,
    isOut: () => false,
    scores: (view, seat) => Object.entries(view.seats[seat] ?? {}).filter(isNumber).map(([key, value]) => `${key} ${value}`),
    catchUpLimit: 60,
    step: (view) => view,
    lasts: () => MS,
    story: (_events, view, wording) => ({ lines: view.outcome ? [wording.outcome(view.outcome)] : [], awards: [] }),
    skippable: {},
  };
}

function namesOf(view: View): string[] {
  return view.seats.map((_, seat) => t("page-seat-number", { number: seat + 1 }));
}
