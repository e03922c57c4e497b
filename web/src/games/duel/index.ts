/** King of Tokyo Duel's part of the page. */
import { durations } from "$kit/motion/timing";
import { telling } from "$kit/telling";
import type { Plug } from "$lib/plug";
import type { Sound } from "$lib/sound";
import Figure from "$monsters/Figure.svelte";
import "$monsters/here";
import { accentOf } from "$monsters/palette";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { CARDS, printed } from "./cards";
import { CURVES, keyMoment, leader } from "./course";
import Mine from "./Mine.svelte";
import { duel, moodOf, opensTurn } from "./model";
import { step } from "./step";
import { story } from "./story";
import AlienTray from "./tray/AlienTray.svelte";
import BatteriesTray from "./tray/BatteriesTray.svelte";
import BelowDice from "./tray/BelowDice.svelte";
import IdleTray from "./tray/IdleTray.svelte";
import BuyTray from "./tray/BuyTray.svelte";
import CardsTray from "./tray/CardsTray.svelte";
import PlaceTray from "./tray/PlaceTray.svelte";
import ResolveTray from "./tray/ResolveTray.svelte";
import SpendTray from "./tray/SpendTray.svelte";
import SymbolTray from "./tray/SymbolTray.svelte";
import ThrowTray from "./tray/ThrowTray.svelte";
import { wordingOf } from "./wording";

const CHANCE = ["dice_off", "rolled", "threw", "revealed", "refreshed", "reshuffled"];

const SOUNDS: Record<string, Sound> = {
  rolled: "roll",
  threw: "roll",
  stepped: "flee",
  bonus: "star",
  placed: "enter",
  hurt: "hit",
  healed: "heal",
  energy_gained: "energy",
  cubes_gained: "energy",
  tokens_gained: "star",
  bought: "buy",
  knocked_out: "out",
  game_over: "win",
};

/** What happens to a seat between its turns. */
const TOLD = ["hurt", "energy_lost", "fewer_next"];

const plug: Plug = {
  name: "duel",
  Board,
  television: () => import("./tv/television"),
  Mine,
  trays: {
    spend: SpendTray, roll: ThrowTray, alien: AlienTray, batteries: BatteriesTray, resolve: ResolveTray,
    buy: BuyTray, lab: BuyTray, place: PlaceTray, king: PlaceTray, symbol: SymbolTray,
    dominated: CardsTray, zap: CardsTray, swap: CardsTray,
    final: BelowDice, skip: BelowDice, alien_again: BelowDice,
  },
  IdleTray,
  Figure,
  Card,
  cards: (view) => {
    const { row, seats } = duel(view);
    return [...new Set([...row, ...seats.flatMap((side) => side.cards)])];
  },
  cardsOf: (view, seat) => duel(view).seats[seat]!.cards,
  wording: wordingOf,
  turn: (view) => duel(view).turn,
  opensSection: opensTurn,
  isOut: () => false, // the first to fall loses
  scores: (view, seat) => {
    const { hearts, energy } = duel(view).seats[seat]!;
    return [`${hearts}♥`, `${energy}⚡`];
  },
  catchUpLimit: 60,
  step,
  lasts: durations({
    150: "pulled",
    200: "resolved",
    250: "left_token revealed discarded",
    300: "dice_off token_spent no_dice set_aside stepped unhurt prevented energy_gained tokens_gained refreshed removed reshuffled cubes_gained",
    350: "dice_fewer fewer_next face_added skipped multiplied bonus healed cubes_spent",
    400: "first_player extra_turn stopped_by_king swapped",
    450: "turn_started slept placed hurt survived bought symbol_fixed knocked_out",
    600: "threw game_over",
    700: "rolled",
  }),
  ...telling(TOLD),
  keyMoment,
  leader,
  curves: CURVES,
  accent: accentOf,
  story,
  skippable: { brace: "take", bonus: "no", in_shape: "no", conduct: "no" },
  allCards: CARDS,
  art: (id) => printed(id).art,
  kind: (id) => printed(id).type,
  rules: {
    wake: ["duel/D9", "duel/D10"],
    lab: ["duel/D9", "duel/D52"],
    dominated: ["duel/D9", "duel/D17"],
    spend: ["duel/D14", "duel/D16"],
    roll: ["duel/D18", "duel/D19", "duel/D20"],
    alien: ["duel/D22", "duel/D23", "duel/D31"],
    alien_again: ["duel/D23", "duel/D31"],
    final: ["duel/D22", "duel/D23"],
    skip: ["duel/D24"],
    batteries: ["duel/D25"],
    resolve: ["duel/D26", "duel/D30", "duel/D31", "duel/D32"],
    king: ["duel/D31", "duel/D40", "duel/D55"],
    bonus: ["duel/D37", "duel/D38", "duel/D39"],
    brace: ["duel/D43", "duel/D44"],
    swap: ["duel/D45"],
    in_shape: ["duel/D45"],
    conduct: ["duel/D29"],
    buy: ["duel/D48", "duel/D50", "duel/D51", "duel/D53"],
    place: ["duel/D55", "duel/D56", "duel/D37"],
    zap: ["duel/D52"],
    symbol: ["autobot/A9", "autobot/R3", "autobot/R19"],
  },
  figure: (view, seat) => ({ id: duel(view).seats[seat]!.monster, mood: moodOf(duel(view), seat) }),
  sound: (event) => SOUNDS[event.type] ?? null,
  lesson: async (view) => (await import("./lesson")).lessonOf(view),
  chance: (event) => CHANCE.includes(event.type),
};

export default plug;
