/** Python in this page: a worker that is started when somebody wants to play, and one table that is open there. */
import files from "virtual:inside";
import type { FromServer } from "$lib/live.svelte.ts";
import { newId } from "$lib/live.svelte.ts";
import { Trouble } from "$lib/net";
import { entriesOf, gameOf, keepEntry, keepStart, type Kept } from "./kept";
import type { FromWorker, ToWorker } from "./messages";

type Asked = Omit<Extract<ToWorker, { type: "ask" }>, "type" | "id">;

interface Waiting {
  resolve(value: unknown): void;
  reject(trouble: Trouble): void;
}

class Python {
  /** Bytes that have come, of those that are needed. */
  got = $state(0);
  readonly total = files.interpreter.bytes + files.library.bytes + files.rules.bytes;
  ready = $state(false);

  private worker: Worker | null = null;
  private loaded: Promise<void> | null = null;
  private started: Waiting | null = null;
  private game: Kept | null = null;
  private hear: ((message: FromServer) => void) | null = null;
  private fail: ((trouble: Trouble) => void) | null = null;
  private asks = new Map<string, Waiting>();

  /** Begin to load, if nobody has yet; done when it can play. */
  load(): Promise<void> {
    this.loaded ??= new Promise<void>((resolve, reject) => {
      if (typeof WebAssembly === "undefined") throw new Trouble("no_wasm", 0);
      this.got = 0;
      this.started = { resolve: () => resolve(), reject };
      this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker[]>) => data.forEach((message) => this.heard(message));
      this.worker.onerror = () => this.broken("engine");
      this.post({ type: "load", files });
    });
    return this.loaded;
  }

  /** Open a game that is kept here, in the place of the one that was open. */
  async open(code: string, hear: (message: FromServer) => void, fail: (trouble: Trouble) => void): Promise<Kept> {
    const [game] = await Promise.all([gameOf(code), this.load()]);
    if (!game) throw new Trouble("not_here", 404);
    const entries = await entriesOf(code);
    this.game = game;
    this.hear = hear;
    this.fail = fail;
    this.post({ type: "open", code, wish: game.wish, seed: game.seed, start: game.start, entries });
    return game;
  }

  /** Nobody looks any more. The table waits: what was chosen is kept. */
  leave(code: string): void {
    if (this.game?.code !== code) return;
    this.hear = this.fail = null;
  }

  send(message: ToWorker): void {
    this.post(message);
  }

  /** A question about a game, whether it is open or not. */
  async ask<T>(code: string, asked: Asked): Promise<T> {
    if (this.game?.code !== code) await this.reopen(code);
    const id = newId();
    return new Promise<T>((resolve, reject) => {
      this.asks.set(id, { resolve: (value) => resolve(value as T), reject });
      this.post({ type: "ask", id, ...asked });
    });
  }

  private reopen(code: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const heard = (message: FromServer) => {
        if (message.type === "welcome") resolve();
        else if (message.type === "error") reject(new Trouble(message.code, 0, message.field, message.reason));
      };
      this.open(code, heard, reject).catch(reject);
    });
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private heard(message: FromWorker): void {
    switch (message.type) {
      case "loading":
        this.got = message.got;
        break;
      case "ready":
        this.got = this.total;
        this.ready = true;
        this.started?.resolve(undefined);
        break;
      case "broken":
        console.error(message.reason);
        this.broken(message.loading ? "engine_unreachable" : "engine");
        break;
      case "begun":
        if (this.game) void keepStart(this.game, message.start).catch(() => {});
        break;
      case "keep":
        void this.keep(message.entry);
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
        this.hear?.(message);
        break;
      default:
        this.hear?.(message);
    }
  }

  private async keep(entry: Parameters<typeof keepEntry>[1]): Promise<void> {
    try {
      await keepEntry(this.game!.code, entry);
      this.post({ type: "kept" });
    } catch {
      this.post({ type: "not_kept" });
    }
  }

  /** It is ended, and starts anew when somebody wants to play again: what was chosen is kept. */
  private broken(code: string): void {
    const trouble = new Trouble(code, 0);
    this.worker?.terminate();
    this.worker = this.loaded = this.game = null;
    this.ready = false;
    for (const { reject } of [...this.asks.values(), ...(this.started ? [this.started] : [])]) reject(trouble);
    this.asks.clear();
    this.fail?.(trouble);
  }
}

export const python = new Python();
