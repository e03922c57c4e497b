/** King of Tokyo's part of the page. */
import { LESSON } from "./lesson";
import type { GameEvent, Plug } from "$lib/plug";
import type { Sound } from "$lib/sound";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { COSTUME, DISCARD, KEEP, printed } from "./cards";
import { dressCards } from "./emblems";
import Mine from "./Mine.svelte";
import { cardId, dressing, hatOf, moodOf, tokyo } from "./model";
import Figure from "$monsters/Figure.svelte";
import { lasts, step } from "./step";
import { story } from "./story";
import Tray from "./Tray.svelte";
import { wordingOf } from "./wording";

dressCards();

const DRAWN = ["roll", "buy", "snatch", "flee", "costume", "steal", "probe"];
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

const plug: Plug = {
  name: "tokyo",
  Board,
  Mine,
  Tray,
  tray: (question) => question === null || DRAWN.includes(question.kind),
  Figure,
  Card,
  cards: (view) => {
    const { market, seats, deck } = tokyo(view);
    const held = seats.flatMap((monster) => monster.cards.map(cardId));
    const shown = dressing(tokyo(view))?.cards ?? [];
    return [...new Set([...market, ...deck, ...held, ...shown])].filter((id): id is string => !!id);
  },
  wording: wordingOf,
  step,
  lasts,
  story,
  skippable: { probe: "no", snatch: "no", brace: "take", cheer: "no" },
  allCards: [...Object.keys(KEEP), ...Object.keys(DISCARD), ...Object.keys(COSTUME)],
  belongs: (id, view) => !(id in COSTUME) || tokyo(view).options.modules.includes("halloween"),
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
  lesson: LESSON,
  chance: (event: GameEvent) => CHANCE.includes(event.type),
};

export default plug;
