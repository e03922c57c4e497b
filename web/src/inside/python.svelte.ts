/** Python in this page: a worker that is started when somebody wants to play, and one table that is open there. */
import files from "virtual:inside";
import { engineArrives } from "$lib/arrival";
import type { FromServer } from "$lib/live.svelte.ts";
import { newId } from "$lib/live.svelte.ts";
import { Trouble } from "$lib/net";
import { isKept } from "./image";
import { Elsewhere, entriesOf, gameOf, keepEntry, keepStart, takeInHand } from "./kept";
import type { Entry, FromWorker, Question, ToWorker } from "./messages";
import { Watchdog } from "./watchdog";

/** Whoever has opened a table. */
export interface Ears {
  heard(message: FromServer): void;
  /** It cannot go on. */
  failed(trouble: Trouble): void;
  /** The engine was silent and starts anew from what is kept; `simple`: its question is now for the simple bot. */
  silent(simple: boolean): void;
  /** Whether the last entry is written; "full": it is not, and nothing has changed. */
  kept(how: "kept" | "unkept" | "full"): void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(trouble: Trouble): void;
}

/** So often may one question, or whatever is no question, silence the engine; then somebody else must answer it. */
const TWICE = 2;
/** So long has the engine played when an image of it is made: nobody who has just come waits for that too. */
const QUIET = 20_000; // ms

const newWorker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

/** For times without network: whoever keeps the page there may only come after this file. */
function keepToo(url: string): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: url }));
}

class Python {
  /** Bytes that have come, of those that are needed. */
  got = $state(0);
  readonly total = files.interpreter.bytes + files.library.bytes + files.rules.bytes;
  ready = $state(false);

  private worker: Worker | null = null;
  /** Something was wrong: whatever it was, it does not come back with the memory. */
  private anew = false;
  private imaging: ReturnType<typeof setTimeout> | undefined;
  private loaded: Promise<void> | null = null;
  private started: Waiting | null = null;
  private code = "";
  private instead = false;
  private ears: Ears | null = null;
  private asks = new Map<string, Waiting>();
  private watchdog = new Watchdog(() => void this.silent());
  /** The question that a bot thinks about. */
  private thinking: number | null = null;
  /** How often each question of the open table has silenced the engine; null: it was no bot. */
  private silences = new Map<number | null, number>();

  /** Begin to load, if nobody has yet; done when it can play. */
  load(): Promise<void> {
    this.loaded ??= new Promise<void>((resolve, reject) => {
      if (typeof WebAssembly === "undefined") throw new Trouble("no_wasm", 0);
      this.got = 0;
      this.started = { resolve: () => resolve(), reject };
      this.worker = newWorker();
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker[]>) => data.forEach((message) => this.hear(message));
      this.worker.onerror = () => this.broken("engine");
      this.worker.postMessage({ type: "load", files, anew: this.anew } satisfies ToWorker);
    });
    engineArrives(this.loaded);
    return this.loaded;
  }

  /** For the next time, in a worker of its own. */
  private async image(): Promise<void> {
    if (await isKept(files).catch(() => true)) return;
    newWorker().postMessage({ type: "image", files } satisfies ToWorker);
  }

  /**
   * Open a game that is kept here, in the place of the one that was open. From now on only this page writes it.
   * `instead`: the usual bot plays for those whose weights cannot be had.
   */
  async open(code: string, ears: Ears, instead = false): Promise<void> {
    const known = await gameOf(code).catch(() => true); // a store that does not answer is told below
    if (!known) throw new Trouble("not_here", 404);
    await this.load();
    await takeInHand(code).catch(() => {
      throw new Trouble("not_here", 404);
    });
    this.silences.clear();
    this.code = code;
    this.ears = ears;
    this.instead = instead;
    await this.begin();
  }

  /** From what is kept. */
  private async begin(): Promise<void> {
    const { code, ears } = this;
    const [game, entries] = await Promise.all([gameOf(code), entriesOf(code)]);
    if (ears !== this.ears) return; // left meanwhile
    if (!game) throw new Trouble("not_here", 404);
    const plain = [...this.silences].flatMap(([number, times]) => (number !== null && times >= TWICE ? [number] : []));
    this.post({ type: "open", code, wish: game.wish, seed: game.seed, start: game.start, entries, plain, instead: this.instead });
  }

  /** Nobody looks any more. The table waits: what was chosen is kept. */
  leave(code: string): void {
    if (this.code !== code) return;
    this.code = "";
    this.ears = null;
    this.post({ type: "close" });
  }

  send(message: ToWorker): void {
    this.post(message);
  }

  /** A question that needs no open table. */
  async ask<T>(asked: Question): Promise<T> {
    await this.load();
    const id = newId();
    return new Promise<T>((resolve, reject) => {
      this.asks.set(id, { resolve: (value) => resolve(value as T), reject });
      this.post({ ...asked, id });
    });
  }

  private post(message: ToWorker): void {
    if (!this.worker || !this.ready) return; // what matters is kept, and sent again when it is there
    this.watchdog.works();
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    switch (message.type) {
      case "loading":
        this.got = message.got;
        break;
      case "ready":
        this.got = this.total;
        this.ready = true;
        this.started?.resolve(undefined);
        this.imaging ??= setTimeout(() => void this.image(), QUIET);
        break;
      case "broken":
        console.error(message.reason);
        this.broken(message.loading ? "engine_unreachable" : "engine");
        break;
      case "works":
        this.thinking = message.number;
        this.watchdog.works();
        break;
      case "rests":
        this.watchdog.rests();
        break;
      case "begun":
        if (this.code) void keepStart(this.code, message.start).catch(() => {});
        break;
      case "brought":
        keepToo(message.url);
        break;
      case "wants":
        break; // the worker's own business
      case "keep":
        void this.keep(this.code, message.entry);
        break;
      case "told":
        this.asks.get(message.id)?.resolve(message.value);
        this.asks.delete(message.id);
        break;
      case "error":
        if (message.id && this.asks.has(message.id)) {
          this.asks.get(message.id)!.reject(new Trouble(message.code, 0, message.field, message.reason));
          this.asks.delete(message.id);
          break;
        }
        this.ears?.heard(message);
        break;
      default:
        this.ears?.heard(message);
    }
  }

  private async keep(code: string, entry: Entry): Promise<void> {
    if (!code) return; // the table was left, and nothing is shown of it
    const { ears } = this;
    try {
      const written = await keepEntry(code, entry);
      if (ears !== this.ears) return;
      this.post({ type: "kept" });
      ears?.kept(written ? "kept" : "unkept");
    } catch (error) {
      if (ears !== this.ears) return;
      this.post({ type: "not_kept" });
      if (error instanceof Elsewhere) ears?.failed(new Trouble("taken_over", 0));
      else ears?.kept("full");
    }
  }

  /** It does not answer: it is ended, and starts anew from what is kept. What has silenced it twice is tried no more. */
  private async silent(): Promise<void> {
    const about = this.thinking;
    const times = (this.silences.get(about) ?? 0) + 1;
    this.silences.set(about, times);
    if (!this.ears || times > (about === null ? 1 : TWICE)) {
      this.broken("engine");
      return;
    }
    const { ears } = this;
    this.end(new Trouble("engine", 0));
    ears.silent(about !== null && times === TWICE);
    try {
      await this.load();
      if (ears === this.ears) await this.begin();
    } catch (error) {
      if (ears === this.ears) ears.failed(error instanceof Trouble ? error : new Trouble("engine", 0));
    }
  }

  /** It is ended, and starts anew when somebody wants to play again: what was chosen is kept. */
  private broken(code: string): void {
    const trouble = new Trouble(code, 0);
    const { ears } = this;
    this.code = "";
    this.ears = null;
    this.end(trouble);
    ears?.failed(trouble);
  }

  private end(trouble: Trouble): void {
    this.anew = true;
    this.watchdog.rests();
    this.worker?.terminate();
    this.worker = this.loaded = null;
    this.ready = false;
    const waiting = [...this.asks.values(), ...(this.started ? [this.started] : [])];
    this.started = null;
    this.asks.clear();
    for (const { reject } of waiting) reject(trouble);
  }
}

export const python = new Python();
