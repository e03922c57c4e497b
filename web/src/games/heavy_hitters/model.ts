/** The view of a Heavy Hitters table, as docs/notation-heavy-hitters.md tells it. */
import type { GameEvent, Question, View } from "$lib/plug";
import { PRINT } from "./printed";

export type Unit = "hh" | "combat" | "repair" | "recon";
export type Direction = "n" | "ne" | "se" | "s" | "sw" | "nw";
export type Sight = "clear" | "cover" | "blocked";

export const UNITS: Unit[] = ["hh", "combat", "repair", "recon"];
/** Clockwise. */
export const DIRECTIONS: Direction[] = ["n", "ne", "se", "s", "sw", "nw"];

/** A unit on the board: a Heavy Hitter has a facing, the others have hits that they took. */
export interface Standing {
  at: string;
  facing?: Direction;
  hits?: number;
}

export interface Squad {
  faction: string | null;
  pilot: string | null;
  path: string | null;
  life: number;
  deck_count: number;
  hand_count: number;
  discard_count: number;
  damage_count: number;
  in_play: string[];
  sponsor_count: number;
  energy: number;
  overspent: number;
  units: Partial<Record<Unit, Standing>>; // those that are not named are in reserve
  tags: Record<string, number>; // by hex
  fame: number;
  demolished: number;
  upgrades: string[];
  used: string[];
  passed: boolean;
  out: boolean;
  hand?: string[]; // only my own
  sponsors?: string[]; // only my own
  discard?: string[]; // not of a solo opponent
  damage?: string[]; // not of a solo opponent
  snared?: boolean;
  snared_next?: boolean;
  pounced?: boolean;
  maneuvered?: boolean;
  leg_lock?: number;
  queasy?: number;
  dazzled?: Unit[];
  overclocked?: string;
}

/** The attack that is under way. */
export interface Attack {
  seat: number;
  unit: Unit;
  weapon: string;
  on: number;
  target: Unit;
  number: number;
  damage: number;
  dice: number[];
  hit: boolean;
  unsaved: number;
}

export type Phase = "setup" | "deploy" | "movement" | "combat" | "tag" | "reset" | "over";

export interface HeavyView extends View {
  seats: (Squad & Record<string, unknown>)[];
  round: number;
  turns: number;
  phase: Phase;
  glory_hound: number;
  scenario: string | null;
  buildings: string[];
  leaning: string[]; // buildings that one more tag of somebody brings down
  rubble: Record<string, number>; // the seat that is credited, by hex
  allies: [number, number][];
  upgrades: string[];
  sponsor_count: number;
  sponsor_discard: string[];
  attack: Attack | null;
  /** Who acts in this Combat phase, the next first. */
  queue: [seat: number, unit: Unit, weapon: string, speed: number][];
  /** Who has just done something; only while events are shown. */
  acting?: number | null;
  options: { solo?: string; board?: string; alliances?: string } & Record<string, unknown>;
}

export function heavy(view: View): HeavyView {
  return view as HeavyView;
}

export type Fault = "" | "range" | "arc" | "sight";
/** A weapon and an enemy unit as they stand; what follows a fault is not told. */
export type Aim = [
  target: string, distance: number, sight: Sight, fault: Fault,
  number?: number, damage?: number, armor?: number, chance?: number, expected?: number,
];
/** A line of sight: the hexes that it passes, and those that give cover or block it. */
export interface SightLine {
  line: string[];
  met?: string[];
}

/** What comes with a word of a question, all of it worked out by the rules: docs/notation-heavy-hitters.md says when. */
export interface Offer extends Partial<SightLine> {
  price?: number; // Energy
  over?: number; // of it overspent
  way?: string[]; // the hexes between
  reaches?: Record<string, string[]>; // by weapon: whom it could fire at in this facing
  distance?: number;
  sight?: Sight;
  number?: number; // what two dice must reach
  damage?: number;
  armor?: number;
  chance?: number; // 0 to 1
  expected?: number; // damage
  targets?: Aim[];
  lines?: Record<string, SightLine>; // by target
  tags?: number; // there that count for me
  missing?: number; // until the building falls
}

/** Of a word; empty where the question says nothing of it. */
export function offerOf(question: Question, word: string): Offer {
  return ((question.offers ?? {}) as Record<string, Offer>)[word] ?? {};
}

/** "recon@1". */
export function targetOf(target: string): { unit: Unit; seat: number } {
  const [unit, seat] = target.split("@");
  return { unit: unit as Unit, seat: Number(seat) };
}

export function isSolo({ options }: HeavyView): boolean {
  return !!options.solo && options.solo !== "none";
}

/** Seats that nobody plays: solo opponents. */
export function automaticSeats(view: HeavyView): number[] {
  return isSolo(view) ? view.seats.map((_, seat) => seat).slice(1) : [];
}

export function opensRound({ type }: GameEvent): boolean {
  return type === "round_started";
}

/** Cards with which a Heavy Hitter begins: those of its deck, or what the level of a solo opponent says. */
export function fullLife(view: HeavyView, seat: number): number {
  const level = automaticSeats(view).includes(seat) ? PRINT.levels[view.options.solo ?? ""] : undefined;
  return level ?? PRINT.numbers.deck_size;
}

const HURT = 8; // cards

export type Mood = "calm" | "hurt" | "king" | "out";

/** Proud with the Glory Hound token or with more demolished buildings than all others; hurt with few cards left. */
export function moodOf(view: HeavyView, seat: number): Mood {
  const { life, out, demolished } = view.seats[seat]!;
  if (out) return "out";
  if (view.outcome?.winners.includes(seat)) return "king";
  if (view.round > 0 && life <= HURT) return "hurt";
  const most = Math.max(0, ...view.seats.filter((_, other) => other !== seat).map((other) => other.demolished));
  return demolished > most || (view.round > 0 && !isSolo(view) && view.glory_hound === seat) ? "king" : "calm";
}

/** Whoever attacks, is asked alone, or has just done something; null: all choose together. */
export function turnOf({ attack, decisions, acting = null }: HeavyView): number | null {
  if (attack) return attack.seat;
  if (!decisions.length) return acting;
  return decisions.length === 1 ? decisions[0]!.seat : null;
}
