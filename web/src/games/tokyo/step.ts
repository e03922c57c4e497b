/** The view after one event: enough to be shown until the true view comes. */
import type { GameEvent, View } from "$lib/plug";
import { cardId, type Face, type HeldCard, type Monster, sorted, tokyo, type TokyoView } from "./model";
import { isKeep } from "./cards";

type Seat = TokyoView["seats"][number];
type Change = (monster: Seat, event: GameEvent) => Partial<Monster>;

/** What an event does to the monster it is about. */
const OF_MONSTER: Record<string, Change> = {
  scored: (monster, event) => ({ stars: monster.stars + event.stars }),
  stars_lost: (monster, event) => ({ stars: monster.stars - event.stars }),
  healed: (monster, event) => ({ hearts: monster.hearts + event.hearts }),
  hurt: (monster, event) => ({ hearts: monster.hearts - event.hearts }),
  trimmed: (monster, event) => ({ hearts: monster.hearts - event.hearts }),
  energy_gained: (monster, event) => ({ energy: monster.energy + event.energy }),
  energy_paid: (monster, event) => ({ energy: monster.energy - event.energy }),
  energy_lost: (monster, event) => ({ energy: monster.energy - event.energy }),
  token_given: (monster, event) => tokens(monster, event.token, 1),
  token_removed: (monster, event) => tokens(monster, event.token, -1),
  fled: () => ({ place: "outside" }),
  left: () => ({ place: "outside" }),
  entered: (_, event) => ({ place: event.place }),
  moved: (_, event) => ({ place: event.place }),
  discarded: (monster, event) => ({ cards: without(monster.cards, event.card) }),
  bought: (monster, event) => (isKeep(event.card) ? { cards: [...monster.cards, event.card as string] } : {}),
  dressed: (monster, event) => ({ cards: [...monster.cards, event.card as string] }),
  stolen: (monster, event) => ({ cards: [...monster.cards, event.card as string] }),
  copied: (monster, event) => ({ cards: copying(monster.cards, { copies: event.card, of: event.of }) }),
  copy_lost: (monster) => ({ cards: copying(monster.cards, {}) }),
  card_tokens: (monster, event) => ({ cards: withTokens(monster.cards, event.card, event.tokens) }),
  reborn: () => ({ hearts: 10 }),
  win_certain: () => ({ astronaut: true }),
  level_claimed: (monster, event) => ({ tower: [...(monster.tower ?? []), event.level as number].sort() }),
  eliminated: (monster) => ({
    eliminated: true,
    hearts: 0,
    stars: 0,
    energy: 0,
    poison: 0,
    shrink: 0,
    place: "outside",
    ...(monster.cultists === undefined ? {} : { cultists: 0 }),
    ...(monster.tower === undefined ? {} : { tower: [] }),
    ...(monster.astronaut === undefined ? {} : { astronaut: false }),
  }),
};

function tokens(monster: Seat, token: string, by: number): Partial<Monster> {
  if (token === "cultist") return { cultists: (monster.cultists ?? 0) + by };
  return token === "poison" ? { poison: monster.poison + by } : { shrink: monster.shrink + by };
}

function without(cards: HeldCard[], id: string): HeldCard[] {
  const at = cards.findIndex((card) => cardId(card) === id);
  return cards.filter((_, i) => i !== at);
}

function copying(cards: HeldCard[], copy: { copies?: string; of?: number }): HeldCard[] {
  return cards.map((card) => (cardId(card) === "mimic" ? { id: "mimic", ...copy } : card));
}

function withTokens(cards: HeldCard[], id: string, tokens: number): HeldCard[] {
  return cards.map((card) => (cardId(card) === id ? { ...(typeof card === "string" ? { id } : card), tokens } : card));
}

function withSeat(view: TokyoView, seat: number, change: (monster: Seat) => Partial<Monster>): TokyoView {
  return { ...view, seats: view.seats.map((monster, i) => (i === seat ? { ...monster, ...change(monster) } : monster)) };
}

function replaced(dice: Face[], faces: [Face, Face]): Face[] {
  const at = dice.indexOf(faces[0]);
  return sorted(dice.map((face, i) => (i === at ? faces[1] : face)));
}

/** What an event does to the table beside the monsters. */
function ofTable(view: TokyoView, event: GameEvent): TokyoView {
  switch (event.type) {
    case "turn_started":
      return { ...view, turn: event.seat!, turns: event.turn, phase: "start", dice: [], decisions: [], dressing: undefined };
    case "kept":
      return { ...view, held: event.dice };
    case "rolled": {
      const dice = sorted([...((view.held as Face[] | undefined) ?? []), ...event.dice]);
      return { ...view, held: undefined, dice, phase: "roll", rolls_left: event.rolls_left };
    }
    case "extra_roll":
      return { ...view, rolls_left: event.rolls_left };
    case "stopped":
      return { ...view, dice: event.dice, phase: "resolve", rolls_left: 0 };
    case "die_rerolled":
    case "die_changed":
      return { ...view, dice: replaced(view.dice, event.faces) };
    case "bought":
      return { ...bought(view, event), phase: event.seat === view.turn ? "buy" : view.phase };
    case "stolen":
      return withSeat(view, event.from, (it) => ({ cards: without(it.cards, event.card) }));
    case "dressed":
      return { ...view, deck_count: view.deck_count - 1 };
    case "costumes_shown":
      return { ...view, dressing: { seat: event.seat!, cards: event.cards } };
    case "swept":
      return { ...view, market: [], prices: [], discard: [...view.discard, ...event.cards] };
    case "revealed":
      return revealed(view, event.card);
    case "used_up":
    case "discarded":
      return { ...view, discard: [...view.discard, event.card] };
    case "reshuffled":
      return { ...view, discard: [], deck_count: event.count };
    case "level_claimed":
      if (event.from === null) return view;
      return withSeat(view, event.from, (it) => ({ tower: it.tower?.filter((level) => level !== event.level) }));
    default:
      return view;
  }
}

function bought(view: TokyoView, event: GameEvent): TokyoView {
  if (event.from !== null) return withSeat(view, event.from, (it) => ({ cards: without(it.cards, event.card) }));
  if (event.out_of === "deck") return { ...view, deck_count: view.deck_count - 1 };
  const slot = view.market.indexOf(event.card);
  return slot < 0 ? view : { ...view, market: view.market.map((card, i) => (i === slot ? "" : card)) };
}

function revealed(view: TokyoView, card: string): TokyoView {
  const slot = view.market.indexOf("");
  const market = slot < 0 ? [...view.market, card] : view.market.map((old, i) => (i === slot ? card : old));
  return { ...view, market: market.slice(0, 3), deck_count: Math.max(0, view.deck_count - 1) };
}

export function step(view: View, event: GameEvent): View {
  const after = ofTable(tokyo(view), event);
  const change = OF_MONSTER[event.type];
  if (!change || event.seat === null) return after;
  return withSeat(after, event.seat, (monster) => change(monster, event));
}

/** How long each kind of event is shown at normal speed, in ms; what is not named is not waited for. */
const LASTS: Record<string, number> = {
  dice_off: 150,
  first_player: 400,
  turn_started: 450,
  extra_turn: 400,
  rolled: 700,
  extra_roll: 200,
  die_rerolled: 450,
  die_changed: 350,
  threw: 450,
  smashes_added: 250,
  smashed: 250,
  scored: 350,
  stars_lost: 350,
  healed: 350,
  hurt: 450,
  trimmed: 350,
  unhurt: 300,
  energy_gained: 300,
  energy_lost: 350,
  token_given: 300,
  token_removed: 250,
  fled: 450,
  stayed: 300,
  entered: 450,
  left: 400,
  moved: 400,
  bought: 450,
  revealed: 250,
  swept: 300,
  discarded: 200,
  sold: 300,
  copied: 350,
  eliminated: 450,
  reborn: 450,
  level_claimed: 450,
  costumes_shown: 400,
  dressed: 450,
  stolen: 450,
  cheered: 300,
  win_certain: 450,
};

export function lasts(event: GameEvent): number {
  return LASTS[event.type] ?? 0;
}
