/** King of Tokyo's part of the page. */
import { CURVES, keyMoment, leader } from "./course";
import { durations } from "$kit/motion/timing";
import { telling } from "$kit/telling";
import type { GameEvent, Plug } from "$lib/plug";
import type { Sound } from "$lib/sound";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { CARDS, isCostume, printed } from "./cards";
import Mine from "./Mine.svelte";
import { cardId, dressing, hatOf, type Monster, moodOf, opensTurn, tokyo } from "./model";
import Figure from "$monsters/Figure.svelte";
import "$monsters/here";
import { accentOf } from "$monsters/palette";
import { step } from "./step";
import { story } from "./story";
import IdleTray from "./tray/IdleTray.svelte";
import BuyTray from "./tray/BuyTray.svelte";
import CostumeTray from "./tray/CostumeTray.svelte";
import FleeTray from "./tray/FleeTray.svelte";
import ProbeTray from "./tray/ProbeTray.svelte";
import RollTray from "./tray/RollTray.svelte";
import StealTray from "./tray/StealTray.svelte";
import { wordingOf } from "./wording";

const CHANCE = ["dice_off", "rolled", "die_rerolled", "threw", "revealed", "peeked", "reshuffled", "costumes_shown"];

const SOUNDS: Record<string, Sound> = {
  rolled: "roll",
  die_rerolled: "roll",
  threw: "roll",
  hurt: "hit",
  healed: "heal",
  scored: "star",
  energy_gained: "energy",
  bought: "buy",
  dressed: "buy",
  stolen: "buy",
  level_claimed: "star",
  win_certain: "star",
  entered: "enter",
  fled: "flee",
  left: "flee",
  eliminated: "out",
  game_over: "win",
};

const idsOf = ({ cards }: Monster): string[] => cards.map(cardId);

/** What happens to a seat between its turns. */
const TOLD = ["hurt", "healed", "stars_lost", "energy_lost", "stolen", "token_given", "fled", "moved"];

const plug: Plug = {
  name: "tokyo",
  Board,
  television: () => import("./tv/television"),
  Mine,
  trays: {
    roll: RollTray,
    buy: BuyTray,
    snatch: BuyTray,
    flee: FleeTray,
    costume: CostumeTray,
    steal: StealTray,
    probe: ProbeTray,
  },
  IdleTray,
  Figure,
  Card,
  cards: (view) => {
    const { market, seats, deck } = tokyo(view);
    const held = seats.flatMap(idsOf);
    const shown = dressing(tokyo(view))?.cards ?? [];
    return [...new Set([...market, ...deck, ...held, ...shown])].filter((id): id is string => !!id);
  },
  cardsOf: (view, seat) => idsOf(tokyo(view).seats[seat]!),
  wording: wordingOf,
  turn: (view) => tokyo(view).turn,
  opensSection: opensTurn,
  isOut: (view, seat) => tokyo(view).seats[seat]!.eliminated,
  scores: (view, seat) => {
    const { hearts, stars, energy } = tokyo(view).seats[seat]!;
    return [`${hearts}♥`, `${stars}★`, `${energy}⚡`];
  },
  catchUpLimit: 60,
  step,
  lasts: durations({
    150: "dice_off",
    200: "extra_roll discarded",
    250: "smashes_added smashed token_removed revealed",
    300: "unhurt energy_gained token_given stayed swept sold cheered",
    350: "die_changed scored stars_lost healed trimmed energy_lost copied",
    400: "first_player extra_turn left moved costumes_shown",
    450: "turn_started die_rerolled threw hurt fled entered bought eliminated reborn level_claimed dressed stolen win_certain",
    600: "game_over",
    700: "rolled",
  }),
  ...telling(TOLD),
  keyMoment,
  leader,
  curves: CURVES,
  accent: accentOf,
  story,
  skippable: { probe: "no", snatch: "no", brace: "take", cheer: "no" },
  allCards: CARDS,
  belongs: (id, view) => !isCostume(id) || tokyo(view).options.modules.includes("halloween"),
  art: (id) => printed(id).art,
  kind: (id) => printed(id).type,
  rules: {
    roll: ["tokyo/R14", "tokyo/R15", "tokyo/R16"],
    probe: ["tokyo/R20"],
    change: ["tokyo/R21"],
    order: ["tokyo/R22"],
    heart: ["tokyo/R27", "tokyo/R25", "tokyo/R26"],
    brace: ["tokyo/R42"],
    reroll: ["tokyo/R19"],
    flee: ["tokyo/R57", "tokyo/R58", "tokyo/R65"],
    buy: ["tokyo/R70", "tokyo/R71", "tokyo/R72"],
    snatch: ["tokyo/R76"],
    sell: ["tokyo/R80"],
    copy: ["tokyo/R111", "tokyo/R113"],
    again: ["tokyo/R90"],
    which: ["tokyo/R116"],
    costume: ["halloween/H1", "halloween/H2", "halloween/H3"],
    steal: ["halloween/H9", "halloween/H10", "halloween/H11", "halloween/H12", "halloween/H18"],
    cheer: ["tokyo/S7"],
  },
  figure: (view, seat) => {
    const monster = tokyo(view).seats[seat]!;
    return { id: monster.monster, mood: moodOf(monster), hat: hatOf(monster) };
  },
  sound: (event) => SOUNDS[event.type] ?? null,
  lesson: async () => (await import("./lesson")).LESSON,
  chance: (event: GameEvent) => CHANCE.includes(event.type),
};

export default plug;
