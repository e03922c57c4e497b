/** What is aimed at before anything is fired: the arc, the units in it, the line of the one shot that is looked at. */
import type { Question } from "$lib/plug";
import type { Aimed } from "../hand/aiming.svelte.ts";
import { aimsOf, NOTHING } from "../hand/orders";
import type { Direction, HeavyView, Sight } from "../model";
import { type Arc, fireOf } from "../printed";
import { refOf, whereIs } from "./happening";
import { directionOf, hexOf, type Offer, offerOf, originOf, unitOf } from "./picking.svelte.ts";

export interface Aim {
  /** The hex of whoever aims. */
  from: string;
  arc: { facing: Direction; arc?: Arc; hexes?: number } | null;
  /** Hexes of units that could be hit. */
  reached: string[];
  line: { to: string; sight: Sight; met?: readonly string[] } | null;
}

/** null: nobody aims just now. `word` is what is selected on the board, `aimed` what among the orders. */
export function aimOf(question: Question | null, view: HeavyView, word: string | null, aimed: Aimed | null): Aim | null {
  if (question?.kind === "face") return turning(question, view, word);
  if (question?.kind === "attack") return firing(question, view, word);
  return question?.kind === "commit" && aimed ? planning(question, view, aimed) : null;
}

function places(view: HeavyView, units: readonly string[]): string[] {
  return [...new Set(units)].flatMap((unit) => whereIs(view, refOf(unit)) ?? []);
}

/** How a weapon of that unit covers the board; support units fire all around. */
function arcOf(view: HeavyView, seat: number, weapon: string): Aim["arc"] {
  const fire = fireOf(weapon);
  const facing = view.seats[seat]?.units.hh?.facing;
  return fire && facing ? { facing, arc: fire.arc, hexes: fire.range[1]! } : null;
}

function turning(question: Question, view: HeavyView, word: string | null): Aim | null {
  const from = originOf(question, view);
  const facing = word ? directionOf(word) : null;
  if (!from || !word || !facing) return null;
  return { from, arc: { facing }, reached: places(view, Object.values(offerOf(question, word).reaches ?? {}).flat()), line: null };
}

function firing(question: Question, view: HeavyView, word: string | null): Aim | null {
  const from = originOf(question, view);
  if (!from) return null;
  const to = word ? hexOf(word, question, view) : null;
  const { sight = "clear", met }: Offer = word ? offerOf(question, word) : {};
  return { from, arc: arcOf(view, question.seat, question.about.weapon ?? unitOf(question)), reached: [], line: to && to !== from ? { to, sight, met } : null };
}

function planning(question: Question, view: HeavyView, { weapon, target }: Aimed): Aim | null {
  const from = whereIs(view, { seat: question.seat, unit: "hh" });
  if (!from) return null;
  const offers = (question.offers ?? {}) as Record<string, { targets?: unknown[]; lines?: Record<string, Offer> }>;
  const aims = aimsOf(offers[`commit:${weapon}`]?.targets);
  const aim = aims.find((each) => each.target === target);
  const to = aim ? whereIs(view, aim) : null;
  const reached = places(view, aims.filter(({ fault }) => !fault).map((each) => each.target));
  return { from, arc: arcOf(view, question.seat, weapon), reached, line: aim && to ? { to, sight: aim.sight, met: offers[NOTHING]?.lines?.[aim.target]?.met } : null };
}
