/** The line to a table: it comes back by itself, and says when it is down. */
import type { FromClient, FromServer, Line } from "./live.svelte.ts";
import { socketAddress } from "./net";

/** Why the server closes a line for good. */
export type Closed = "identity" | "not_allowed" | "no_table" | "put_away";

export interface Ears {
  /** The first event that is wanted: 0 at first, then the one after the last that came. */
  since(): number;
  /** Through whose eyes to look, when it is not the server's choice. */
  look(): { seat?: number; tv?: boolean };
  heard(message: FromServer): void;
  lost(): void;
  closed(why: Closed): void;
}

const FATAL: Record<number, Closed> = { 4401: "identity", 4403: "not_allowed", 4404: "no_table", 4410: "put_away" };
const TOO_MANY = 4429;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** A tap that is not answered by then is worth a word; the line itself gets more time. */
const SAID_WITHIN = 1_800;
/** What the server always answers: whoever has chosen must not wait for the next ping to learn that nobody heard it. */
const ANSWERED: ReadonlySet<string> = new Set(["ping", "choose", "undo"]);

export class TableSocket implements Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private code: string,
    private ears: Ears,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.ping); // a server on this machine is still there
    document.addEventListener("visibilitychange", this.woken);
    this.connect();
  }

  /** What cannot be sent now is not kept here: a choice is repeated by who made it, the rest is small talk. */
  send(message: FromClient): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    if (!ANSWERED.has(message.type)) return;
    this.listen();
    if (message.type !== "ping") this.doubt ??= setTimeout(() => this.ears.lost(), SAID_WITHIN);
  }

  /** Something must come now, or the line is dead, whatever the browser believes. */
  private listen(): void {
    this.silence ??= setTimeout(() => this.broken(0), PONG_WITHIN);
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.ping);
    document.removeEventListener("visibilitychange", this.woken);
    clearTimeout(this.again);
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.again);
    this.again = undefined;
    const socket = new WebSocket(socketAddress(this.code, this.ears.since(), this.ears.look()));
    this.socket = socket;
    socket.onopen = () => {
      this.pinging = setInterval(this.ping, PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.trust();
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === "welcome") this.wait = FIRST_WAIT;
      this.ears.heard(message);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.broken(event.code);
    };
  }

  private broken(code: number): void {
    this.drop();
    if (this.ended) return;
    const why = FATAL[code];
    if (why) {
      this.close();
      this.ears.closed(why);
      return;
    }
    this.ears.lost();
    if (code === TOO_MANY) this.wait = LONGEST_WAIT;
    const jitter = 0.75 + Math.random() / 2; // so that a whole family does not knock at once
    this.again = setTimeout(() => this.connect(), this.wait * jitter);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private drop(): void {
    clearInterval(this.pinging);
    this.trust();
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private trust(): void {
    clearTimeout(this.silence);
    clearTimeout(this.doubt);
    this.silence = this.doubt = undefined;
  }

  private ping = (): void => {
    this.send({ type: "ping" });
  };

  /** The network is back: no reason to wait any longer. */
  private hurry = (): void => {
    if (this.again === undefined) return;
    this.wait = FIRST_WAIT;
    this.connect();
  };

  /** A phone that slept may hold a line that is long dead. */
  private woken = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.again !== undefined) this.hurry();
    else this.ping();
  };
}
