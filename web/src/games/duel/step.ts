/** The view after one event: enough to be shown until the true view comes. */
import type { GameEvent, View } from "$lib/plug";
import { cost, isKeep } from "./cards";
import { duel, type DuelView, type Face, type Lying, type Side, sorted } from "./model";

type Seat = DuelView["seats"][number];
type Change = (side: Seat, event: GameEvent) => Partial<Side>;

/** What an event does to the side it is about. */
const OF_SIDE: Record<string, Change> = {
  healed: (side, event) => ({ hearts: side.hearts + event.hearts }),
  hurt: (side, event) => ({ hearts: side.hearts - event.hearts }),
  survived: () => ({ hearts: 1, immune: true }),
  knocked_out: () => ({ hearts: 0 }),
  energy_gained: (side, event) => ({ energy: side.energy + event.energy }),
  energy_paid: (side, event) => ({ energy: side.energy - event.energy }),
  cubes_gained: (side, event) => ({ energy: side.energy + event.cubes }),
  cubes_spent: (side, event) => ({ energy: side.energy - event.cubes }),
  tokens_gained: (side, event) => ({ tokens: side.tokens + event.tokens }),
  token_spent: (_, event) => ({ tokens: event.left }),
  dice_counted: () => ({ fewer: 0, dominated: 0 }),
  fewer_next: (side, event) => ({ fewer: side.fewer + event.dice }),
  dominated: (side) => ({ dominated: side.dominated + 1 }),
  slept: () => ({ fewer: 0, dominated: 0 }),
  bought: (side, event) => (isKeep(event.card) ? { cards: [...side.cards, event.card] } : {}),
  discarded: (side, event) => ({ cards: side.cards.filter((card) => card !== event.card) }),
  swapped: (side, event) => ({ cards: replaced(side.cards, event.cards[0], event.cards[1]) }),
};

function replaced(cards: string[], old: string, fresh: string): string[] {
  return cards.map((card) => (card === old ? fresh : card));
}

function withSide(view: DuelView, seat: number, change: (side: Seat) => Partial<Side>): DuelView {
  return { ...view, seats: view.seats.map((side, i) => (i === seat ? { ...side, ...change(side) } : side)) };
}

/** The dice without those, each taken once. */
function without(dice: Face[], gone: Face[]): Face[] {
  const left = [...dice];
  for (const face of gone) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The card farthest from the deck costs 1 less. */
function withRow(view: DuelView, row: string[]): DuelView {
  const prices = row.map((card, slot) => cost(card) - (slot === row.length - 1 ? 1 : 0));
  return { ...view, row, prices };
}

function begun(view: DuelView, event: GameEvent): DuelView {
  return {
    ...view,
    turn: event.seat!,
    turns: event.turn,
    phase: "start",
    first_turn: event.turn === 1,
    dice: [],
    added: [],
    resolved: [],
    specials_spent: 0,
    symbol: null,
    red: 0,
    white: 0,
    throws_left: 0,
    decisions: [],
    seats: view.seats.map((side) => ({ ...side, immune: false })),
  };
}

/** What was kept and what was thrown lie together. */
function rolled(view: DuelView, event: GameEvent): DuelView {
  const dice = sorted([...((view.held as Face[] | undefined) ?? []), ...event.dice]);
  return { ...view, held: undefined, dice, phase: "roll", throws_left: event.throws_left };
}

function lying(event: GameEvent): Lying {
  return { track: event.track, at: event.at, flipped: event.flipped === "flipped" };
}

/** What an event does to the table beside the sides. */
function ofTable(view: DuelView, event: GameEvent): DuelView {
  switch (event.type) {
    case "turn_started":
      return begun(view, event);
    case "dice_counted":
      return { ...view, phase: "roll", red: event.red, white: event.white };
    case "no_dice":
      return { ...view, throws_left: event.throws_left };
    case "token_spent":
      return { ...view, white: view.white + 1 };
    case "kept":
      return { ...view, held: event.dice };
    case "rolled":
      return rolled(view, event);
    case "stopped":
      return { ...view, dice: event.dice, phase: "final", throws_left: 0 };
    case "face_added":
      return { ...view, added: sorted([...view.added, event.face]) };
    case "specials_spent":
      return { ...view, specials_spent: view.specials_spent + event.specials };
    case "set_aside":
      return { ...view, dice: without(view.dice, event.dice) };
    case "resolved":
      return { ...view, resolved: sorted([...view.resolved, event.face]), phase: "resolve" };
    case "multiplied":
      return { ...view, resolved: sorted([...view.resolved, "smash"]), phase: "resolve" };
    case "stepped":
      return { ...view, [event.track]: event.at };
    case "placed":
      return { ...view, buzz: { ...view.buzz, [event.token]: lying(event) } };
    case "bought":
      return bought(view, event);
    case "refreshed":
      return { ...withRow(view, []), discard: [...view.discard, ...event.cards] };
    case "removed":
      return { ...withRow(view, view.row.filter((card) => card !== event.card)), discard: [...view.discard, event.card] };
    case "revealed":
      return { ...withRow(view, [event.card, ...view.row]), deck_count: Math.max(0, view.deck_count - 1) };
    case "used_up":
    case "discarded":
      return { ...view, discard: [...view.discard, event.card] };
    case "swapped":
      return withSide(view, event.with, (side) => ({ cards: replaced(side.cards, event.cards[1], event.cards[0]) }));
    case "reshuffled":
      return { ...view, discard: [], deck_count: event.count };
    case "symbol_fixed":
      return { ...view, symbol: event.face };
    case "skipped":
      return { ...view, phase: "buy" };
    case "game_over":
      return { ...view, phase: "over" };
    default:
      return view;
  }
}

/** Cards slide away from the deck: a gap closes at once. Made in a Lab buys before the dice. */
function bought(view: DuelView, { card, cause }: GameEvent): DuelView {
  const after = withRow(view, view.row.filter((other) => other !== card));
  return { ...after, phase: cause ? view.phase : "buy" };
}

export function step(view: View, event: GameEvent): View {
  const after = ofTable(duel(view), event);
  const change = OF_SIDE[event.type];
  return change && event.seat !== null ? withSide(after, event.seat, (side) => change(side, event)) : after;
}

/** How long each kind of event is shown at normal speed, in ms; what is not named is not waited for. */
const LASTS: Record<string, number> = {
  dice_off: 300,
  first_player: 400,
  turn_started: 450,
  extra_turn: 400,
  slept: 450,
  token_spent: 300,
  dice_fewer: 350,
  fewer_next: 350,
  no_dice: 300,
  rolled: 700,
  face_added: 350,
  set_aside: 300,
  skipped: 350,
  resolved: 200,
  multiplied: 350,
  pulled: 150,
  stepped: 300,
  stopped_by_king: 400,
  bonus: 350,
  placed: 450,
  left_token: 250,
  threw: 600,
  hurt: 450,
  unhurt: 300,
  prevented: 300,
  healed: 350,
  survived: 450,
  energy_gained: 300,
  tokens_gained: 300,
  bought: 450,
  revealed: 250,
  refreshed: 300,
  discarded: 250,
  removed: 300,
  swapped: 400,
  reshuffled: 300,
  symbol_fixed: 450,
  cubes_gained: 300,
  cubes_spent: 350,
  knocked_out: 450,
};

export function lasts(event: GameEvent): number {
  return LASTS[event.type] ?? 0;
}
