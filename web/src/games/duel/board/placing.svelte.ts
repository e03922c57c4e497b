/** Where a Buzz token is about to go: chosen on the tracks, confirmed in the tray. */
import type { Question } from "$lib/plug";
import { type Lying, type Track, TRACKS } from "../model";

interface Placing {
  /** Which of The King's tokens was picked; null: the first that can be placed. */
  token: string | null;
  /** The word chosen, not yet confirmed. */
  spot: string | null;
}

export const placing: Placing = $state({ token: null, spot: null });

/** One place on the board with the words that put the token there, one for each way round. */
export interface Spot {
  track: Track;
  at: number; // the leftmost space, towards −7
  plain: string | null;
  flipped: string | null;
}

/** Whether a token is placed by answering this question. */
export function isPlacing(question: Question | null): question is Question {
  return question?.kind === "place" || question?.kind === "king";
}

/** Forget what was chosen for another question. */
export function forget(): void {
  placing.token = null;
  placing.spot = null;
}

function verbOf(word: string): string {
  return word.slice(0, word.indexOf(":"));
}

/** Where a token lies after that word: place:fame:-3:flipped. */
export function lyingAt(word: string): Lying {
  const [, track, at, way] = word.split(":");
  return { track: track as Track, at: Number(at), flipped: way === "flipped" };
}

function spotWords(question: Question): string[] {
  return (question.options ?? []).filter((word) => word.includes(":") && TRACKS.includes(lyingAt(word).track));
}

/** The King's tokens that can be placed or moved; for other questions the one token. */
export function tokensOf(question: Question): string[] {
  if (question.kind !== "king") return question.about.token ? [question.about.token as string] : [];
  return [...new Set(spotWords(question).map(verbOf))];
}

/** The token that is placed now. */
export function tokenOf(question: Question): string | null {
  const all = tokensOf(question);
  return placing.token && all.includes(placing.token) ? placing.token : (all[0] ?? null);
}

/** The legal places of that token, fame before destruction, from −7 to +7. */
export function spotsOf(question: Question): Spot[] {
  const token = tokenOf(question);
  const spots = new Map<string, Spot>();
  for (const word of spotWords(question)) {
    if (question.kind === "king" && verbOf(word) !== token) continue;
    const { track, at, flipped } = lyingAt(word);
    const key = `${track} ${at}`;
    const spot = spots.get(key) ?? { track, at, plain: null, flipped: null };
    spots.set(key, flipped ? { ...spot, flipped: word } : { ...spot, plain: word });
  }
  return [...spots.values()].sort((a, b) => TRACKS.indexOf(a.track) - TRACKS.indexOf(b.track) || a.at - b.at);
}

/** The chosen place, as long as this question still offers it. */
export function chosenSpot(question: Question): Spot | null {
  const word = placing.spot;
  return word ? (spotsOf(question).find((spot) => spot.plain === word || spot.flipped === word) ?? null) : null;
}

/** Pick the other of The King's tokens. The same place stays chosen if it can go there too. */
export function takeToken(question: Question, token: string): void {
  const before = placing.spot ? lyingAt(placing.spot) : null;
  placing.token = token;
  const same = before && spotsOf(question).find((spot) => spot.track === before.track && spot.at === before.at);
  placing.spot = same ? same.plain : null;
}

/** Choose a place; chosen again, the token turns round if it can. A token keeps its way round from place to place. */
export function chooseSpot(spot: Spot): void {
  if (placing.spot && (placing.spot === spot.plain || placing.spot === spot.flipped)) {
    turnRound(spot);
    return;
  }
  const flipped = placing.spot !== null && lyingAt(placing.spot).flipped;
  placing.spot = (flipped ? spot.flipped : spot.plain) ?? spot.plain ?? spot.flipped;
}

/** Whether the chosen place takes the token both ways round. */
export function canTurn(question: Question): boolean {
  const spot = chosenSpot(question);
  return !!spot?.plain && !!spot.flipped;
}

function turnRound(spot: Spot): void {
  if (!spot.plain || !spot.flipped) return;
  placing.spot = placing.spot === spot.plain ? spot.flipped : spot.plain;
}

/** Turn the chosen token round. */
export function turn(question: Question): void {
  const spot = chosenSpot(question);
  if (spot) turnRound(spot);
}
