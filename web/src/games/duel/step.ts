/** The view after one event: what the event says, and no more. The true view follows. */
import { adds, changeSeat, folded, replaced, type SeatFold, type TableFold, without } from "$kit/fold";
import type { GameEvent, View } from "$lib/plug";
import { printed } from "./cards";
import { duel, type DuelView, type Face, type Side, sorted } from "./model";

const loses: SeatFold<Side> = ({ cards }, { card }) => ({ cards: without(cards, (held) => held === card) });
const rested: SeatFold<Side> = () => ({ fewer: 0, dominated: 0 });

const SIDE: Record<string, SeatFold<Side>> = {
  healed: adds("hearts"),
  hurt: adds("hearts", -1),
  survived: () => ({ hearts: 1, immune: true }),
  energy_gained: adds("energy"),
  energy_paid: adds("energy", -1),
  cubes_gained: adds("energy", 1, "cubes"),
  cubes_spent: adds("energy", -1, "cubes"),
  tokens_gained: adds("tokens"),
  token_spent: (_, { left }) => ({ tokens: left }),
  dice_counted: rested,
  slept: rested,
  fewer_next: adds("fewer", 1, "dice"),
  dominated: ({ dominated }) => ({ dominated: dominated + 1 }),
  bought: ({ cards }, { card }) => ({ cards: [...cards, card as string] }),
  used_up: loses,
  discarded: loses,
  swapped: ({ cards }, { cards: [given, taken] }) => ({ cards: replaced(cards, given, taken) }),
};

type Fold = TableFold<DuelView>;

const discards: Fold = ({ discard }, { card }) => ({ discard: [...discard, card] });

/** Another row; a card keeps the price that was told last, a new one has that which is printed on it. */
function rowOf(view: DuelView, row: string[]): Pick<DuelView, "row" | "prices"> {
  return { row, prices: row.map((card) => view.prices[view.row.indexOf(card)] ?? printed(card).cost) };
}

const leavesRow: Fold = (view, { card }) => rowOf(view, without(view.row, (other) => other === card));

/** What was of the last turn only is gone. */
function turnStarted(view: DuelView, { seat, turn }: GameEvent): Partial<DuelView> {
  const first = view.first_turn && turn === 1;
  const seats = view.seats.map((side) => ({ ...side, immune: false }));
  return {
    turn: seat!, turns: turn, phase: "start", first_turn: first, dice: [], added: [], resolved: [], seats, decisions: [],
    specials_spent: 0, symbol: null, red: 0, white: 0, throws_left: 0,
  };
}

const resolves = (view: DuelView, face: Face): Partial<DuelView> => ({
  resolved: sorted([...view.resolved, face]), phase: "resolve",
});

const TABLE: Record<string, Fold> = {
  turn_started: turnStarted,
  dice_counted: (_, { red, white }) => ({ phase: "roll", red, white }),
  no_dice: (_, { throws_left }) => ({ throws_left }),
  token_spent: ({ white }) => ({ white: white + 1 }),
  kept: (_, { dice }) => ({ kept: dice }),
  rolled: ({ kept = [] }, { dice, throws_left }) => ({
    kept: [], dice: sorted([...kept, ...(dice as Face[])]), phase: "roll", throws_left,
  }),
  stopped: (_, { dice }) => ({ dice, phase: "final" }),
  face_added: ({ added }, { face }) => ({ added: sorted([...added, face]) }),
  specials_spent: ({ specials_spent }, { specials }) => ({ specials_spent: specials_spent + specials }),
  set_aside: (view, { dice }) => ({
    dice: (dice as Face[]).reduce((left, gone) => without(left, (face) => face === gone), view.dice),
  }),
  resolved: (view, { face }) => resolves(view, face),
  multiplied: (view) => resolves(view, "smash"),
  symbol_fixed: (_, { face }) => ({ symbol: face }),
  stepped: (_, { track, at }) => ({ [track]: at }),
  placed: ({ buzz }, { token, track, at, flipped }) => ({ buzz: { ...buzz, [token]: { track, at, flipped: flipped === "flipped" } } }),
  bought: leavesRow,
  removed: (view, event) => ({ ...leavesRow(view, event), ...discards(view, event) }),
  revealed: (view, { card }) => ({ ...rowOf(view, [card, ...view.row]), deck_count: view.deck_count - 1 }),
  refreshed: ({ discard }, { cards }) => ({ row: [], prices: [], discard: [...discard, ...cards] }),
  used_up: discards,
  discarded: discards,
  swapped: (view, { with: other, cards: [given, taken] }) =>
    changeSeat(view, other, ({ cards }) => ({ cards: replaced(cards as string[], taken, given) })),
  reshuffled: (_, { count }) => ({ discard: [], deck_count: count }),
  skipped: () => ({ phase: "buy" }),
  game_over: () => ({ phase: "over" }),
};

export function step(view: View, event: GameEvent): View {
  return folded(duel(view), event, TABLE, SIDE);
}
