/** The view after one event: what the event says, and no more. The true view follows. */
import { adds, folded, type SeatFold, type TableFold } from "$kit/fold";
import type { GameEvent, View } from "$lib/plug";
import { heavy, type HeavyView, type Squad, type Standing, type Unit, UNITS } from "./model";
import { PRINT } from "./printed";

type SquadFold = SeatFold<Squad>;
type Fold = TableFold<HeavyView>;
type Pile = "hand" | "discard" | "damage" | "sponsors";

// -- cards --

/** With these cards gone, one of each; a pile that I do not see stays unseen. */
function less(cards: string[] | undefined, gone: readonly string[]): string[] | undefined {
  if (!cards) return undefined;
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function more(cards: string[] | undefined, come: readonly string[]): string[] | undefined {
  return cards && [...cards, ...come];
}

/** Only piles that are seen are named. */
function piles(found: Partial<Record<Pile, string[] | undefined>>): Partial<Squad> {
  return Object.fromEntries(Object.entries(found).filter(([, cards]) => cards !== undefined));
}

type Counts = Partial<Record<"deck" | "hand" | "discard" | "damage", number>>;

/** Counts that change, and the life that follows from them. */
function counted(squad: Squad, changes: Counts, in_play: string[] = squad.in_play): Partial<Squad> {
  const [deck_count, hand_count, discard_count, damage_count] = (["deck", "hand", "discard", "damage"] as const).map(
    (pile) => squad[`${pile}_count`] + (changes[pile] ?? 0),
  ) as [number, number, number, number];
  return { deck_count, hand_count, discard_count, damage_count, in_play, life: deck_count + hand_count + discard_count + in_play.length };
}

/** From the hand into play. */
function plays(squad: Squad, cards: string[]): Partial<Squad> {
  return { ...counted(squad, { hand: -cards.length }, [...squad.in_play, ...cards]), ...piles({ hand: less(squad.hand, cards) }) };
}

const draws: SquadFold = (squad, { count, cards = [] }) => ({
  ...counted(squad, { deck: -count, hand: count }), ...piles({ hand: more(squad.hand, cards) }),
});

const discards: SquadFold = (squad, { card, from }) => {
  const hand = from === "hand";
  return {
    ...counted(squad, { discard: 1, hand: hand ? -1 : 0 }, hand ? squad.in_play : less(squad.in_play, [card])),
    ...piles({ hand: hand ? less(squad.hand, [card]) : undefined, discard: more(squad.discard, [card]) }),
  };
};

const loses: SquadFold = (squad, { card, from, left }) => ({
  ...counted(squad, { damage: 1, deck: from === "deck" ? -1 : 0, hand: from === "hand" ? -1 : 0 }, from === "play" ? less(squad.in_play, [card]) : squad.in_play),
  ...piles({ hand: from === "hand" ? less(squad.hand, [card]) : undefined, damage: more(squad.damage, [card]) }),
  life: left,
});

const dropsSponsor: SquadFold = ({ sponsor_count, sponsors }, { card }) => ({
  sponsor_count: sponsor_count - 1, ...piles({ sponsors: less(sponsors, [card]) }),
});

// -- units --

function stands(squad: Squad, unit: Unit, change: Partial<Standing>): Partial<Squad> {
  const units = { ...squad.units, [unit]: { ...squad.units[unit]!, ...change } };
  return { units };
}

const goes: SquadFold = (squad, { unit, to }) => stands(squad, unit, { at: to });

function tags(squad: Squad, at: string, count: number): Partial<Squad> {
  const { [at]: _gone, ...left } = squad.tags;
  return { tags: count ? { ...left, [at]: count } : left };
}

/** What was of this round only is gone. */
function rested(squad: Squad): Squad {
  const { pounced: _1, maneuvered: _2, leg_lock: _3, dazzled: _4, overclocked: _5, snared: _6, snared_next, ...left } = squad;
  const used = squad.used.filter((power) => (PRINT.pilots[power] ?? PRINT.upgrades[power])?.frequency === "game");
  return { ...left, overspent: 0, passed: false, used, ...(snared_next ? { snared: true } : {}) };
}

const SQUAD: Record<string, SquadFold> = {
  faction_chosen: (_, { faction }) => ({ faction }),
  pilot_chosen: (_, { pilot }) => ({ pilot }),
  path_chosen: (_, { path }) => ({ path }),
  placed: (squad, { unit, at, facing }) => ({ units: { ...squad.units, [unit]: { at, facing } } }),
  deck_ready: (squad, { cards }) => counted(squad, { deck: cards }),
  redrew: (squad, { count }) => ({ ...counted(squad, { hand: -count, deck: count }), ...piles({ hand: squad.hand && [] }) }),
  drew: draws,
  reshuffled: (squad, { count }) => ({
    ...counted(squad, { deck: count, discard: -count }), ...piles({ discard: squad.discard && [] }),
  }),
  played: (squad, { card }) => ({ ...plays(squad, [card]), ...(card.startsWith("u_m_") ? { maneuvered: true } : {}) }),
  committed: (squad, { cards }) => plays(squad, cards),
  discarded: discards,
  lost: loses,
  lost_unseen: (squad) => counted(squad, { deck: -1, damage: 1 }),
  mended: (squad, { card }) => ({
    ...counted(squad, { damage: -1, discard: 1 }), ...piles({ damage: less(squad.damage, [card]), discard: more(squad.discard, [card]) }),
  }),
  mended_unseen: (squad) => counted(squad, { damage: -1, discard: 1 }),
  used: ({ used }, { power }) => ({ used: [...used, power] }),
  sponsor_played: dropsSponsor,
  sponsor_dropped: dropsSponsor,
  sponsors_drawn: ({ sponsor_count, sponsors }, { count, cards = [] }) => ({
    sponsor_count: sponsor_count + count, ...piles({ sponsors: more(sponsors, cards) }),
  }),
  paid: adds("energy", -1),
  energy_gained: adds("energy"),
  energy_reset: (_, { energy }) => ({ energy }),
  overspent: adds("overspent", 1, "energy"),
  passed: () => ({ passed: true }),
  snared: () => ({ snared_next: true }),
  pounced: () => ({ pounced: true }),
  leg_locked: ({ leg_lock = 0 }, { hexes }) => ({ leg_lock: leg_lock + hexes }),
  dazzled: ({ dazzled = [] }, { unit }) => ({ dazzled: UNITS.filter((one) => one === unit || dazzled.includes(one)) }),
  nauseous: ({ queasy = 0 }) => ({ queasy: queasy + 1 }),
  overclocked: (_, { card }) => ({ overclocked: card }),
  deployed: (squad, { unit, at }) => ({ units: { ...squad.units, [unit]: { at, hits: 0 } } }),
  moved: goes,
  displaced: goes,
  pushed: goes,
  faced: (squad, { facing }) => stands(squad, "hh", { facing }),
  hurt: (squad, { unit, hits }) => stands(squad, unit, { hits: (squad.units[unit as Unit]?.hits ?? 0) + hits }),
  unit_destroyed: ({ units }, { unit }) => {
    const { [unit as Unit]: _gone, ...left } = units;
    return { units: left };
  },
  eliminated: () => ({ out: true, units: {}, tags: {} }),
  fired: ({ pounced }, { distance }) => (pounced && distance <= 1 ? { pounced: false } : {}),
  tagged: (squad, { at, tags: count }) => tags(squad, at, count),
  tag_removed: (squad, { at, tags: count }) => tags(squad, at, count),
  demolished: (_, { buildings }) => ({ demolished: buildings }),
  fame: (_, { fame }) => ({ fame }),
  upgraded: ({ upgrades }, { upgrade }) => ({ upgrades: [...upgrades, upgrade] }),
  revealed: (squad, { count, cards }) => ({ ...counted(squad, { deck: -count }, [...squad.in_play, ...cards]), queasy: 0 }),
  duplicate: (squad, { card }) => counted(squad, { discard: 1 }, less(squad.in_play, [card])),
};

// -- the table --

function attacked(view: HeavyView, change: Partial<NonNullable<HeavyView["attack"]>>): Partial<HeavyView> {
  return view.attack ? { attack: { ...view.attack, ...change } } : {};
}

/** Who acts now waits no longer. */
function acts({ queue }: HeavyView, seat: number | null, unit: Unit, weapon: string): Pick<HeavyView, "queue"> {
  const at = queue.findIndex((one) => one[0] === seat && one[1] === unit && one[2] === weapon);
  return { queue: at < 0 ? queue : queue.toSpliced(at, 1) };
}

function unitOf(weapon: string): Unit {
  return (UNITS as string[]).includes(weapon) ? (weapon as Unit) : "hh";
}

const idles: Fold = (view, { seat, weapon }) => acts(view, seat, unitOf(weapon), weapon);

/** Dice of the target; others throw because of a splash or an answer, or outside an attack. */
function saved(view: HeavyView, { rule, cause, dice, saved }: GameEvent): Partial<HeavyView> {
  if (rule === "gkr/G116") return attacked(view, { unsaved: dice.length - saved });
  return rule === "gkr/G181" || cause === "p_hs1" ? attacked(view, { unsaved: (view.attack?.unsaved ?? 0) - saved }) : {};
}

const TABLE: Record<string, Fold> = {
  map_chosen: (_, { scenario, buildings }) => ({ scenario, buildings }),
  glory_hound: (_, { seat }) => ({ glory_hound: seat! }),
  sponsor_played: ({ sponsor_discard }, { card }) => ({ sponsor_discard: [...sponsor_discard, card] }),
  sponsor_dropped: ({ sponsor_discard }, { card }) => ({ sponsor_discard: [...sponsor_discard, card] }),
  sponsors_drawn: ({ sponsor_count }, { count }) => ({ sponsor_count: sponsor_count - count }),
  sponsors_reshuffled: ({ sponsor_count }, { count }) => ({ sponsor_count: sponsor_count + count, sponsor_discard: [] }),
  round_started: (_, { round }) => ({ round, turns: round }),
  phase_started: (_, { phase }) => ({ phase, queue: [] }),
  round_ended: ({ seats }) => ({ seats: seats.map((squad) => rested(squad) as HeavyView["seats"][number]) }),
  eliminated: ({ allies, queue }, { seat }) => ({
    allies: allies.filter((pair) => !pair.includes(seat!)), queue: queue.filter(([owner]) => owner !== seat),
  }),
  unit_destroyed: (view, { seat, unit }) => acts(view, seat, unit, unit),
  fired: (view, { seat, weapon, on, target, number, damage }) => ({
    attack: { seat: seat!, unit: unitOf(weapon), weapon, on, target, number, damage, dice: [], hit: false, unsaved: 0 },
    ...acts(view, seat, unitOf(weapon), weapon),
  }),
  no_target: idles,
  held_fire: idles,
  repair_tried: (view, { seat }) => acts(view, seat, "repair", "repair"),
  modified: (view, { number, damage }) => attacked(view, { number, damage }),
  rolled: (view, { dice }) => attacked(view, { dice: dice.map(Number) }),
  hit: (view) => attacked(view, { hit: true }),
  missed: (view) => attacked(view, { hit: false }),
  saves: saved,
  reduced: (view, { damage }) => attacked(view, { unsaved: (view.attack?.unsaved ?? 0) - damage }),
  attack_over: () => ({ attack: null }),
  demolished: (view, { at, seat }) => ({
    buildings: view.buildings.filter((place) => place !== at),
    rubble: { ...view.rubble, [at]: seat! },
    seats: view.seats.map((squad) => ({ ...squad, ...tags(squad, at, 0) })),
  }),
  upgraded: ({ upgrades }, { upgrade }) => ({ upgrades: upgrades.filter((tile) => tile !== upgrade) }),
  allied: ({ allies }, { seat, with: other }) => ({ allies: [...allies, [seat!, other]] }),
  alliances_over: () => ({ allies: [] }),
  game_over: () => ({ phase: "over" }),
};

/** What is asked was answered; what is asked next comes with the true view. */
export function step(view: View, event: GameEvent): View {
  return folded<HeavyView>({ ...heavy(view), decisions: [], acting: event.seat }, event, TABLE, SQUAD);
}
