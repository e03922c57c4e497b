/** The games of this device: what was wished for, how it began, and every entry of the record, written before it is shown. */
import type { About } from "./about";
import type { Entry, Wish } from "./messages";

export interface Kept {
  code: string;
  wish: Wish;
  /** 32 hexadecimal digits that nobody can guess; a game that came as a file has those of its record. */
  seed: string;
  /** As the engine has dealt it; null before it was there for the first time. */
  start: object | null;
  /** Of the last change. */
  when: number;
  /** How it stood when it was last shown; games of earlier pages have none before they are opened again. */
  about?: About;
  /** The one page that may write: whoever has opened it last. */
  holder?: string;
}

/** Another page has the game in hand, or has deleted it. */
export class Elsewhere extends Error {}

const NAME = "baffe";
const VERSION = 1;
const GAMES = "games";
const ENTRIES = "entries";
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"; // as in the codes of a server
const LONG = 10;

/** Where the browser keeps nothing, games last as long as the page. */
const memory = { games: new Map<string, Kept>(), entries: new Map<string, Entry[]>() };
/** Games that go on although there is no room to keep them, with the entries that could not be written. */
const unwritten = new Map<string, Entry[]>();
/** By code: as whom this page writes. */
const holding = new Map<string, string>();

let opened: Promise<IDBDatabase | null> | undefined;

function database(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(GAMES, { keyPath: "code" });
        request.result.createObjectStore(ENTRIES, { keyPath: ["code", "number"] });
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opened;
}

/** Whether games outlast this page. */
export const isLasting = async () => (await database()) !== null;

/** Done when the browser has it; rejected where it has no room. */
function written(base: IDBDatabase, change: (games: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const writing = base.transaction([GAMES, ENTRIES], "readwrite");
    writing.oncomplete = () => resolve();
    writing.onabort = writing.onerror = () => reject(writing.error ?? new Error("not kept"));
    change(writing.objectStore(GAMES), writing.objectStore(ENTRIES));
  });
}

/** The same for a game that this page has in hand: of two pages one writes, whatever they believe. */
async function asHolder(base: IDBDatabase, code: string, change: (game: Kept, games: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> {
  let elsewhere = false;
  let failed: unknown = null;
  try {
    await written(base, (games, entries) => {
      const asked = games.get(code) as IDBRequest<Kept | undefined>;
      asked.onsuccess = () => {
        const game = asked.result;
        elsewhere = !game || (game.holder ?? "") !== (holding.get(code) ?? "");
        try {
          if (elsewhere) games.transaction.abort();
          else change(game!, games, entries);
        } catch (error) {
          failed = error;
          games.transaction.abort();
        }
      };
    });
  } catch (error) {
    throw elsewhere ? new Elsewhere() : (failed ?? error);
  }
}

function found<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not found"));
  });
}

function random(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

const newCode = () => Array.from(random(LONG), (byte) => LETTERS[byte % LETTERS.length]).join("");
const newSeed = () => Array.from(random(16), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A new game, with chance of its own; it is dealt when the engine is there. */
export async function keepGame(wish: Wish): Promise<string> {
  const code = newCode();
  await keepWhole({ game: { code, wish, seed: newSeed(), start: null, when: Date.now() }, entries: [] });
  return code;
}

/** A game that came as a file; the engine has looked at it. */
export async function keepRead(start: { game: string }, entries: Entry[], about: About): Promise<string> {
  const code = newCode();
  await keepWhole({ game: { code, wish: { game: start.game, seats: [] }, seed: "", start, when: Date.now(), about }, entries });
  return code;
}

export interface Whole {
  game: Kept;
  entries: Entry[];
}

/** All of a game or nothing. */
export async function keepWhole({ game, entries }: Whole): Promise<void> {
  const base = await database();
  if (!base) {
    memory.games.set(game.code, game);
    memory.entries.set(game.code, entries);
    return;
  }
  await written(base, (games, kept) => {
    games.put(game);
    for (const entry of entries) kept.put({ ...entry, code: game.code });
  });
}

/** From now on this page writes, and no other. */
export async function takeInHand(code: string): Promise<void> {
  const base = await database();
  if (!base) return;
  const game = await gameOf(code);
  if (!game) throw new Elsewhere();
  const holder = newCode();
  try {
    await written(base, (games) => games.put({ ...game, holder }));
    holding.set(code, holder);
  } catch {
    holding.set(code, game.holder ?? ""); // no room even for that
  }
}

/** The same game with something else about it; what the engine writes and what the page notes may come at any time. */
async function change(code: string, changed: Partial<Kept>): Promise<void> {
  const base = await database();
  if (base) await asHolder(base, code, (game, games) => games.put({ ...game, ...changed }));
  else if (memory.games.has(code)) memory.games.set(code, { ...memory.games.get(code)!, ...changed });
}

export const keepStart = (code: string, start: object) => change(code, { start });
export const keepAbout = (code: string, about: About) => change(code, { about, when: Date.now() });

/** Whether it is written; where there is no room and people play on all the same, it is remembered and written later. */
export async function keepEntry(code: string, entry: Entry): Promise<boolean> {
  const base = await database();
  if (!base) {
    memory.entries.set(code, [...(memory.entries.get(code) ?? []), entry]);
    return true;
  }
  const earlier = unwritten.get(code);
  const waiting = [...(earlier ?? []), entry];
  try {
    await asHolder(base, code, (_, __, entries) => waiting.forEach((one) => entries.add({ ...one, code })));
  } catch (error) {
    if (error instanceof Elsewhere || !earlier) throw error;
    unwritten.set(code, waiting);
    return false;
  }
  unwritten.delete(code);
  return true;
}

/** There is no room to keep it, and it goes on as long as this page is open. */
export function goOnUnkept(code: string): void {
  if (!unwritten.has(code)) unwritten.set(code, []);
}

/** Nothing of it is kept any longer; what there was, for whoever thinks better of it. */
export async function dropGame(code: string): Promise<Whole | null> {
  const game = await gameOf(code);
  const entries = await entriesOf(code);
  const base = await database();
  if (base) {
    await written(base, (games, kept) => {
      games.delete(code);
      kept.delete(allOf(code));
    });
  }
  memory.games.delete(code);
  memory.entries.delete(code);
  unwritten.delete(code);
  return game && { game, entries };
}

const allOf = (code: string) => IDBKeyRange.bound([code, 0], [code, Infinity]);

export async function gameOf(code: string): Promise<Kept | null> {
  const base = await database();
  if (!base) return memory.games.get(code) ?? null;
  return (await found<Kept | undefined>(base.transaction(GAMES).objectStore(GAMES).get(code))) ?? null;
}

/** All of them, the newest first. */
export async function allGames(): Promise<Kept[]> {
  const base = await database();
  const games = base ? await found<Kept[]>(base.transaction(GAMES).objectStore(GAMES).getAll()) : [...memory.games.values()];
  return games.sort((a, b) => b.when - a.when);
}

/** In the order in which they were written: their numbers never go back. */
export async function entriesOf(code: string): Promise<Entry[]> {
  const base = await database();
  if (!base) return memory.entries.get(code) ?? [];
  const kept = await found<(Entry & { code?: string })[]>(base.transaction(ENTRIES).objectStore(ENTRIES).getAll(allOf(code)));
  return [...kept.map(({ code: _, ...entry }) => entry as Entry), ...(unwritten.get(code) ?? [])];
}
