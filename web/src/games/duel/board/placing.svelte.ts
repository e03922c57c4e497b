/** Where a Buzz token is about to go: chosen on the tracks, confirmed in the tray. */
import type { Question } from "$lib/plug";
import { type Lying, type Track, TRACKS } from "../model";

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

export class Placing {
  /** Which of The King's tokens was picked; null: the first that can be placed. */
  private picked: string | null = $state(null);
  /** The word chosen, not yet confirmed. */
  word: string | null = $state(null);

  /** Forget what was chosen for another question. */
  forget(): void {
    this.picked = null;
    this.word = null;
  }

  /** The token that is placed now. */
  token(question: Question): string | null {
    const all = tokensOf(question);
    return this.picked && all.includes(this.picked) ? this.picked : (all[0] ?? null);
  }

  /** The legal places of that token, fame before destruction, from −7 to +7. */
  spots(question: Question): Spot[] {
    const token = this.token(question);
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
  chosen(question: Question): Spot | null {
    const word = this.word;
    return word ? (this.spots(question).find((spot) => spot.plain === word || spot.flipped === word) ?? null) : null;
  }

  /** Pick the other of The King's tokens. The same place stays chosen if it can go there too. */
  pick(question: Question, token: string): void {
    const before = this.word ? lyingAt(this.word) : null;
    this.picked = token;
    const same = before && this.spots(question).find((spot) => spot.track === before.track && spot.at === before.at);
    this.word = same ? same.plain : null;
  }

  /** Choose a place; chosen again, the token turns round if it can. A token keeps its way round from place to place. */
  choose(spot: Spot): void {
    if (this.word && (this.word === spot.plain || this.word === spot.flipped)) {
      this.turnAt(spot);
      return;
    }
    const flipped = this.word !== null && lyingAt(this.word).flipped;
    this.word = (flipped ? spot.flipped : spot.plain) ?? spot.plain ?? spot.flipped;
  }

  /** Whether the chosen place takes the token both ways round. */
  canTurn(question: Question): boolean {
    const spot = this.chosen(question);
    return !!spot?.plain && !!spot.flipped;
  }

  /** Turn the chosen token round. */
  turn(question: Question): void {
    const spot = this.chosen(question);
    if (spot) this.turnAt(spot);
  }

  private turnAt({ plain, flipped }: Spot): void {
    if (plain && flipped) this.word = this.word === plain ? flipped : plain;
  }
}
