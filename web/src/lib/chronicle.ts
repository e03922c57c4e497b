/** The games that were played to their end on this device: what its statistics are made of. They never leave it. */

export interface Played {
  code: string;
  game: string;
  when: number;
  /** The figures that were played on this device, and whether they won; none: it was deleted. */
  mine: { figure: string; won: boolean }[];
}

export interface Score {
  games: number;
  wins: number;
}

export interface Summary extends Score {
  /** The most wins in a row. */
  streak: number;
  byGame: Map<string, Score>;
  /** Over all games; `game` is one in which the figure was played. */
  byFigure: Map<string, Score & { game: string; figure: string }>;
}

const KEY = "baffe.played";
const KEPT = 1_000;

export function played(): Played[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Played[]).filter((one) => typeof one?.code === "string" && Array.isArray(one.mine)) : [];
  } catch {
    return [];
  }
}

export function hasPlayed(): boolean {
  return played().some(({ mine }) => mine.length);
}

/** Each table counts once. */
export function note(game: Played): void {
  const before = played();
  if (before.some(({ code }) => code === game.code)) return;
  keep([...before, game].slice(-KEPT));
}

/** What is looked at again does not count again: of tables that the browser still lists, the bare code is kept. */
export function forgetAll(listed: readonly string[]): void {
  keep(played().flatMap((one) => (listed.includes(one.code) ? [{ ...one, mine: [] }] : [])));
}

function keep(games: Played[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // not kept then
  }
}

/** A device that is passed around always wins with somebody: such games count, but neither make nor break a streak. */
export function summary(games: readonly Played[]): Summary {
  const all: Summary = { games: 0, wins: 0, streak: 0, byGame: new Map(), byFigure: new Map() };
  let row = 0;
  for (const { game, mine } of games) {
    if (!mine.length) continue;
    const won = mine.some((seat) => seat.won);
    count(all, won);
    count(entry(all.byGame, game, { games: 0, wins: 0 }), won);
    for (const { figure, won } of mine) count(entry(all.byFigure, figure, { games: 0, wins: 0, game, figure }), won);
    if (mine.length === 1) row = won ? row + 1 : 0;
    all.streak = Math.max(all.streak, row);
  }
  return all;
}

function count(score: Score, won: boolean): void {
  score.games += 1;
  if (won) score.wins += 1;
}

function entry<T>(map: Map<string, T>, key: string, fresh: T): T {
  const found = map.get(key) ?? fresh;
  map.set(key, found);
  return found;
}
