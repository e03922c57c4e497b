/** GKR: Heavy Hitters' part of the page. */
import { durations } from "$kit/motion/timing";
import type { Plug } from "$lib/plug";
import type { Sound } from "$lib/sound";
import { t } from "$lib/texts.svelte.ts";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { emblem } from "./card/emblem.svelte.ts";
import { CURVES, keyMoment, leader } from "./course";
import Figure from "./figure";
import Mine from "./Mine.svelte";
import { heavy, isSolo, moodOf, opensRound, type Squad, turnOf } from "./model";
import { DECK_CARDS, PRINT } from "./printed";
import { accentOf } from "./robots/palette";
import { RULES } from "./rules";
import { step } from "./step";
import { story } from "./story";
import { TRAYS } from "./trays";
import { wordingOf } from "./wording";

const CHANCE = [
  "dice_off", "rolled", "saves", "repair_tried", "die", "tossed", "drew", "redrew", "lost", "lost_unseen", "revealed", "committed",
  "sponsors_drawn", "ally_picked",
];

const SOUNDS: Record<string, Sound> = {
  dice_off: "roll",
  rolled: "roll",
  saves: "roll",
  repair_tried: "roll",
  deployed: "enter",
  moved: "flee",
  fired: "shot",
  hit: "hit",
  hurt: "hit",
  unit_destroyed: "hit",
  mended: "heal",
  mended_unseen: "heal",
  energy_gained: "energy",
  played: "buy",
  sponsor_played: "buy",
  tagged: "star",
  upgraded: "star",
  glory_hound: "star",
  demolished: "crash",
  eliminated: "out",
  game_over: "win",
};

/** What happens to a seat by others. */
const TOLD = ["unit_destroyed", "hurt", "snared", "leg_locked", "dazzled", "tag_removed", "pushed"];

/** Cards that everybody sees: in play, a pilot, upgrades; of my own also hand and sponsors. */
function shown({ in_play, pilot, upgrades, hand = [], sponsors = [] }: Squad): string[] {
  return [...hand, ...sponsors, ...in_play, ...(pilot ? [pilot] : []), ...upgrades];
}

const kindText: Record<string, (id: string) => string | undefined> = {
  weapons: (id) => PRINT.weapons[id]?.slot,
  utility: (id) => PRINT.utility[id]?.kind,
  sponsors: (id) => PRINT.sponsors[id]?.kind,
  pilots: (id) => PRINT.pilots[id] && "pilot",
  upgrades: (id) => PRINT.upgrades[id] && "upgrade",
};

function kind(id: string): string {
  const found = Object.values(kindText).map((of) => of(id)).find(Boolean);
  return found ? t(`heavy_hitters-kind-${found}`) : "";
}

const plug: Plug = {
  name: "heavy_hitters",
  Board,
  television: () => import("./tv/television"),
  Mine,
  trays: TRAYS,
  Figure,
  Card,
  figure: (view, seat) => ({ id: heavy(view).seats[seat]!.faction ?? "", mood: moodOf(heavy(view), seat) }),
  cards: (view) => [...new Set(heavy(view).seats.flatMap(shown))],
  cardsOf: (view, seat) => shown(heavy(view).seats[seat]!),
  wording: wordingOf,
  turn: (view) => turnOf(heavy(view)),
  opensSection: opensRound,
  headline: ({ type }) => type === "phase_started" || type === "demolished",
  isOut: (view, seat) => heavy(view).seats[seat]!.out,
  scores: (view, seat) => {
    const { life, demolished, fame, energy } = heavy(view).seats[seat]!;
    return [`${life}♥`, `${demolished}♜`, `${fame}★`, `${energy}⚡`];
  },
  catchUpLimit: 400, // a round with three solo opponents has more than 300 events
  step,
  lasts: durations({
    80: "faced displaced stayed drew duplicate",
    120: "lost lost_unseen letter_skipped no_target fame reshuffled sponsors_drawn passed",
    200: "letter energy_gained overspent held_fire no_letter redrew sponsor_dropped",
    250: "tossed modified reduced hit snared leg_locked dazzled nauseous pounced overclocked",
    300: "phase_started placed faction_chosen pilot_chosen path_chosen map_chosen missed pushed used revealed",
    350: "die moved tagged tag_removed hurt played mended mended_unseen glory_hound ally_picked allied alliances_over",
    450: "round_started dice_off repair_tried deployed fired committed saves countered sponsor_played upgraded unit_destroyed",
    600: "rolled demolished eliminated game_over",
  }),
  matters: (event, seat) => event.seat === seat && TOLD.includes(event.type),
  bought: ({ type, card, upgrade }) => (type === "sponsor_played" ? card : type === "upgraded" ? upgrade : null),
  keyMoment,
  leader,
  curves: CURVES,
  accent: accentOf,
  story,
  skippable: {}, // "pass:round" is an answer of the rules
  allCards: [...DECK_CARDS, ...Object.keys(PRINT.sponsors), ...Object.keys(PRINT.pilots), ...Object.keys(PRINT.upgrades)],
  belongs: (id, view) => {
    const { options } = heavy(view);
    const set = (PRINT.weapons[id] ?? PRINT.utility[id])?.set;
    if (set === "extended" && options.pack !== "extended") return false;
    return !isSolo(heavy(view)) || !(id in PRINT.pilots || id in PRINT.upgrades);
  },
  art: emblem,
  kind,
  rules: RULES,
  sound: (event) => SOUNDS[event.type] ?? null,
  lesson: async () => (await import("./lesson")).LESSON,
  chance: (event) => CHANCE.includes(event.type),
};

export default plug;
