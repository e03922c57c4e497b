/** The games of this device: what was wished for, how it began, and every entry of the record, written before it is shown. */
import type { Entry, Wish } from "./messages";

export interface Kept {
  code: string;
  wish: Wish;
  /** 32 hexadecimal digits that nobody can guess. */
  seed: string;
  /** As the engine has dealt it; null before it was there for the first time. */
  start: object | null;
  when: number;
}

const NAME = "baffe";
const VERSION = 1;
const GAMES = "games";
const ENTRIES = "entries";
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"; // as in the codes of a server
const LONG = 10;

/** Where the browser keeps nothing, games last as long as the page. */
const memory = { games: new Map<string, Kept>(), entries: new Map<string, Entry[]>() };

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

/** Done when the browser has it; rejected where it has no room. */
function written(base: IDBDatabase, change: (games: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const writing = base.transaction([GAMES, ENTRIES], "readwrite");
    writing.oncomplete = () => resolve();
    writing.onabort = writing.onerror = () => reject(writing.error ?? new Error("not kept"));
    change(writing.objectStore(GAMES), writing.objectStore(ENTRIES));
  });
}

function found<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not found"));
  });
}

/** A new game, with chance of its own; it is dealt when the engine is there. */
export async function keepGame(wish: Wish): Promise<string> {
  const random = crypto.getRandomValues(new Uint8Array(16 + LONG));
  const seed = Array.from(random.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const code = Array.from(random.slice(16), (byte) => LETTERS[byte % LETTERS.length]).join("");
  await keep({ code, wish, seed, start: null, when: Date.now() });
  return code;
}

async function keep(game: Kept): Promise<void> {
  const base = await database();
  if (base) await written(base, (games) => games.put(game));
  else memory.games.set(game.code, game);
}

export async function keepStart(game: Kept, start: object): Promise<void> {
  await keep(Object.assign(game, { start }));
}

export async function keepEntry(code: string, entry: Entry): Promise<void> {
  const base = await database();
  if (base) await written(base, (_, entries) => entries.put({ ...entry, code }));
  else memory.entries.set(code, [...(memory.entries.get(code) ?? []), entry]);
}

/** Nothing of it is kept any longer. */
export async function dropGame(code: string): Promise<void> {
  const base = await database();
  if (base) {
    await written(base, (games, entries) => {
      games.delete(code);
      entries.delete(allOf(code));
    });
  }
  memory.games.delete(code);
  memory.entries.delete(code);
}

const allOf = (code: string) => IDBKeyRange.bound([code, 0], [code, Infinity]);

export async function gameOf(code: string): Promise<Kept | null> {
  const base = await database();
  if (!base) return memory.games.get(code) ?? null;
  return (await found<Kept | undefined>(base.transaction(GAMES).objectStore(GAMES).get(code))) ?? null;
}

/** In the order in which they were written: their numbers never go back. */
export async function entriesOf(code: string): Promise<Entry[]> {
  const base = await database();
  if (!base) return memory.entries.get(code) ?? [];
  const kept = await found<(Entry & { code?: string })[]>(base.transaction(ENTRIES).objectStore(ENTRIES).getAll(allOf(code)));
  return kept.map(({ code: _, ...entry }) => entry as Entry);
}
