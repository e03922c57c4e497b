/** The view after one event: what the event says, and no more. The true view follows. */
import { adds, changeSeat, folded, type SeatFold, type TableFold, without } from "$kit/fold";
import type { GameEvent, View } from "$lib/plug";
import { cardId, type Face, type HeldCard, sorted, tokyo, type TokyoView } from "./model";
import PRINTED from "./printed.json";

type Monster = TokyoView["seats"][number];

const takes: SeatFold<Monster> = ({ cards }, { card }) => ({ cards: [...cards, card as string] });
const loses: SeatFold<Monster> = ({ cards }, { card }) => ({ cards: without(cards, (held) => cardId(held) === card) });
const stands: SeatFold<Monster> = (_, { place }) => ({ place });
const leaves: SeatFold<Monster> = () => ({ place: "outside" });

function holds(by: number): SeatFold<Monster> {
  return (monster, { token }) => {
    const key = token === "cultist" ? "cultists" : (token as string);
    return { [key]: (monster[key] as number) + by };
  };
}

/** A card stays where it is, with other things on it. */
function changed(cards: HeldCard[], id: string, change: object): HeldCard[] {
  return cards.map((card) => (cardId(card) === id ? { ...(typeof card === "string" ? { id } : card), ...change } : card));
}

/** Numbers, tokens and tiles are gone at once; cards are told one by one. */
function nothingLeft(monster: Monster): Partial<Monster> {
  const gone = Object.entries(monster).map(([key, value]) => {
    if (typeof value === "number") return [key, 0];
    return [key, typeof value === "boolean" ? false : Array.isArray(value) ? [] : value];
  });
  return { ...Object.fromEntries(gone), eliminated: true, place: "outside" };
}

const MONSTER: Record<string, SeatFold<Monster>> = {
  scored: adds("stars"),
  stars_lost: adds("stars", -1),
  healed: adds("hearts"),
  hurt: adds("hearts", -1),
  trimmed: adds("hearts", -1),
  reborn: () => ({ hearts: PRINTED.hearts }),
  energy_gained: adds("energy"),
  energy_paid: adds("energy", -1),
  energy_lost: adds("energy", -1),
  token_given: holds(1),
  token_removed: holds(-1),
  fled: leaves,
  left: leaves,
  entered: stands,
  moved: stands,
  bought: takes,
  dressed: takes,
  stolen: takes,
  discarded: loses,
  used_up: loses,
  copied: ({ cards }, { card, of }) => ({ cards: changed(cards, "mimic", { tokens: undefined, copies: card, of }) }),
  copy_lost: ({ cards }) => ({ cards: changed(cards, "mimic", { tokens: undefined, copies: undefined, of: undefined }) }),
  card_tokens: ({ cards }, { card, tokens }) => ({ cards: changed(cards, card, { tokens }) }),
  win_certain: () => ({ astronaut: true }),
  level_claimed: ({ tower = [] }, { level }) => ({ tower: [...tower, level as number].sort() }),
  eliminated: nothingLeft,
};

type Fold = TableFold<TokyoView>;

const discards: Fold = ({ discard }, { card }) => ({ discard: [...discard, card] });
const setsRolls: Fold = (_, { rolls_left }) => ({ rolls_left });
const takenFrom: Fold = (view, event) => changeSeat(view, event.from, (monster) => loses(monster as Monster, event));
const fromDeck: Fold = ({ deck_count }) => ({ deck_count: deck_count - 1 });

function setsDie({ dice }: TokyoView, { faces: [before, after] }: GameEvent): Partial<TokyoView> {
  return { dice: sorted([...without(dice, (face) => face === before), after]) };
}

/** A card that is bought leaves a gap, and one that turns up fills it. Its price now is not told yet. */
function revealed({ market, prices, deck_count }: TokyoView, { card }: GameEvent): Partial<TokyoView> {
  const slot = market.includes("") ? market.indexOf("") : market.length;
  return { market: market.toSpliced(slot, 1, card), prices: prices.toSpliced(slot, 1, null), deck_count: deck_count - 1 };
}

const TABLE: Record<string, Fold> = {
  turn_started: (_, { seat, turn }) => ({
    turn: seat!, turns: turn, phase: "start", dice: [], rolls_left: 0, decisions: [], dressing: undefined,
  }),
  kept: (_, { dice }) => ({ kept: dice }),
  rolled: ({ kept = [] }, { dice, rolls_left }) => ({
    kept: [], dice: sorted([...kept, ...(dice as Face[])]), phase: "roll", rolls_left,
  }),
  extra_roll: setsRolls,
  stopped: (_, { dice }) => ({ dice, phase: "resolve" }),
  die_rerolled: setsDie,
  die_changed: setsDie,
  bought: (view, event) => {
    if (event.out_of === "deck") return fromDeck(view, event);
    if (event.out_of === "monster") return takenFrom(view, event);
    return { market: view.market.with(view.market.indexOf(event.card), "") };
  },
  stolen: takenFrom,
  dressed: fromDeck,
  costumes_shown: (_, { seat, cards }) => ({ dressing: { seat: seat!, cards } }),
  revealed,
  swept: ({ discard }, { cards }) => ({ market: [], prices: [], discard: [...discard, ...cards] }),
  used_up: discards,
  discarded: discards,
  reshuffled: (_, { count }) => ({ discard: [], deck_count: count }),
  level_claimed: (view, { from, level }) =>
    from === null ? {} : changeSeat(view, from, ({ tower = [] }) => ({ tower: without(tower as number[], (each) => each === level) })),
};

export function step(view: View, event: GameEvent): View {
  return folded(tokyo(view), event, TABLE, MONSTER);
}
