/** What a game brings to the page. All else (prompt, log, look-up, chat, undo, replay, guided game) is shared. */
import type { Emblem } from "$art/emblems";
import type { IconName } from "$art/icons";
import type { Component, Snippet } from "svelte";
import type { Lesson } from "./guide";
import type { Live } from "./live.svelte.ts";

/** A position as the engine tells it: keys are the game's own, but these are always there. */
export interface View {
  game: string;
  seats: Record<string, any>[];
  outcome: { winners: number[]; ranking: number[][]; reason: string } | null;
  decisions: Question[];
  [key: string]: any;
}

export interface Question {
  number: number;
  seat: number;
  kind: string;
  about: Record<string, any>;
  options?: string[]; // only for the seat that is asked
  offers?: Record<string, { card: string; price: number }>;
  /** What the dice bring as they are, worked out by the rules: the least and the most of each amount. */
  brings?: Record<string, [number, number]>;
}

/** A fact as the engine tells it, with its number in this table's stream. */
export interface GameEvent {
  seq: number;
  n: number;
  type: string;
  seat: number | null;
  rule: string | null;
  cause?: string;
  [key: string]: any;
}

/** Turns what the engine says into sentences of the language spoken now. */
export interface Wording {
  /** How sentences call the seats: by the nickname of whoever plays there, else by the figure. */
  names: string[];
  /** Of the seats' figures. */
  readonly figures: readonly string[];
  card(id: string): string;
  /** What a card does. */
  effect(id: string): string;
  /** What players ask about a card; "" for nothing. */
  notes(id: string): string;
  /** Whether there is such a card. */
  knows(id: string): boolean;
  face(face: string): string;
  event(event: GameEvent): string;
  /** Words in that line that are drawn as icons. */
  signs(event: GameEvent): Record<string, IconName>;
  /** The phase of the turn, with the throws that are left. */
  phase(view: View): string;
  why(event: GameEvent): { rule: string; text: string } | null;
  question(question: Question, view: View): string;
  answer(word: string, question: Question, view: View): string;
  /** What a choice brings, in a short line below its label; "" where the label says enough. */
  note(word: string, question: Question, view: View): string;
  /** What the dice of a question bring as they are, in one line; "" where the rules do not tell. */
  brings?(question: Question): string;
  outcome(outcome: NonNullable<View["outcome"]>): string;
  /** The rules behind an event, where it follows more than the one that it names. */
  rules?(event: GameEvent): string[];
  /** One line for two events that follow each other, such as keeping dice and rolling the others; null: two lines. */
  together?(first: GameEvent, second: GameEvent): string | null;
  /** Whether the line before or after says it already, as the payment of a price. */
  isTold?(event: GameEvent): boolean;
  /** Tokens and the like that a seat has, one in a line; the seat as it stands in the view. */
  owned?(seat: Record<string, any>): string[];
}

/** How a seat's figure is drawn: its mood, and a costume where it wears one. */
export interface Look {
  id: string;
  mood: string;
  hat?: string;
}

export interface Award {
  id: string; // text GAME-award-ID, else award-ID
  seat: number;
  amount: number;
}

export interface Story {
  lines: string[]; // five at most
  awards: Award[]; // three
}

/** A line of a curve: the number of a seat, or of a thing that all share. */
export interface CurveLine {
  seat: number | null;
  icon?: IconName; // in the place of the seat's figure
  ink?: string; // in the place of the figure's
  value: number;
}

/** Numbers that are drawn over a whole game. */
export interface Curve {
  id: string; // text GAME-curve-ID, else curve-ID
  least: number;
  most: number;
  /** The end of the axis that is whose: the seat at the top and at the bottom. */
  sides?: readonly [top: number, bottom: number];
  lines: (view: View) => CurveLine[];
  /** What its lines say that are no seat's. */
  told?: (view: View, names: readonly string[]) => string[];
}

/** A card in full. */
export type CardPicture = Component<{ id: string; price?: number | null; large?: boolean }>;
/** A figure by id: mood is calm, hurt, king or out. */
export type FigurePicture = Component<{ id: string; mood?: string; hat?: string; size?: number }>;

/** A game as a show on a television: everybody looks, nobody presses anything. */
export interface Television {
  /** All of the screen. `head` says whose turn it is, `line` for whom we wait: the show says where. */
  Show: Component<{ live: Live; head: Snippet; line: Snippet }>;
  /** How long an event is shown at normal speed, in ms; 0: not at all. */
  lasts: (event: GameEvent) => number;
  /** The card that is shown large at this event; without it, what somebody buys. */
  card?: (event: GameEvent) => string | null;
  /** What sounds grander in a room than on a phone; null: as on a phone. */
  sound?: (event: GameEvent) => string | null;
}

export interface Plug {
  name: string;
  /** Custom properties for the colours of this game's tables, where they are not the page's: "--highlight: …". */
  colours?: string;
  /** The picture: the board and all that stands on it. */
  Board: Component<{ live: Live; wide: boolean }>;
  /** Fetched by televisions only; without it they show the board. */
  television?: () => Promise<{ default: Television }>;
  /** My own figure with all that I have: below the board on a phone, beside my dice where it is wide. */
  Mine?: Component<{ live: Live; wide: boolean }>;
  /** How answers to a kind of question are drawn; the shared choice panel does all others. */
  trays: Readonly<Record<string, Component<{ live: Live; question: Question }>>>;
  /** What lies in the tray between my questions. */
  IdleTray?: Component<{ live: Live }>;
  Figure: FigurePicture;
  /** The figure of a seat and its mood now. */
  figure: (view: View, seat: number) => Look;
  Card: CardPicture;
  /** What can be looked up: cards on the table, by id. */
  cards: (view: View) => string[];
  /** Cards in front of a seat, by id. */
  cardsOf: (view: View, seat: number) => string[];
  wording: (view: View) => Wording;
  /** Whose turn it is; null: nobody's, as when all choose together. */
  turn: (view: View) => number | null;
  /** Whether a new section opens with this event, as a turn or a round: the log, the replay and skipped questions go by it. */
  opensSection: (event: GameEvent) => boolean;
  /** Whether its line stands out in the log, as the phase of a round. */
  headline?: (event: GameEvent) => boolean;
  /** Whether a seat plays no more. */
  isOut: (view: View, seat: number) => boolean;
  /** A seat's numbers, the most telling first, with glyphs that are drawn as icons. */
  scores: (view: View, seat: number) => string[];
  /** Events that are shown one by one; a page that comes back after more of them jumps to the end. */
  catchUpLimit: number;
  /** The view after one event, as far as the event says; the true one follows. */
  step: (view: View, event: GameEvent) => View;
  /** How long an event is shown at normal speed, in ms; 0: not at all. */
  lasts: (event: GameEvent) => number;
  /** Worth telling to that seat when its turn comes again. */
  matters?: (event: GameEvent, seat: number) => boolean;
  /** The card that somebody else has just got and that one wants to read; null: none. */
  bought?: (event: GameEvent) => string | null;
  /** Why an event is worth jumping to in a replay: the icon that stands for it; null: it is not. */
  keyMoment?: (event: GameEvent) => IconName | null;
  /** Who leads clearly, by a simple count; null: nobody. Where it changes, a game turns. */
  leader?: (view: View) => number | null;
  curves?: readonly Curve[];
  /** The ink of a figure. */
  accent?: (id: string) => string;
  story: (events: GameEvent[], view: View, wording: Wording) => Story;
  /** Cards with which one is asked again and again, and that one may skip until one's next turn: question kind -> word. */
  skippable: Record<string, string>;
  /** Every card of the game, for the look-up. */
  allCards?: string[];
  /** Whether a card belongs to what this table plays; without it all do. */
  belongs?: (id: string, view: View) => boolean;
  /** What is drawn on a card. */
  art?: (id: string) => Emblem;
  /** What kind of card it is, in a word; for the look-up. */
  kind?: (id: string) => string;
  /** Rules that explain a kind of question: kind -> rule numbers such as tokyo/R14. */
  rules?: Record<string, string[]>;
  /** Whether an event came by chance or brought something hidden to light: no line tells it before it is seen. */
  chance?: (event: GameEvent) => boolean;
  /** What an event sounds like: a name of lib/sound; null: silent. */
  sound?: (event: GameEvent) => string | null;
  /** What the guided first game under this view's options teaches; loaded when it is played. */
  lesson?: (view: View) => Promise<Lesson>;
}
