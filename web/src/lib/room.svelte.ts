/** A table from the door inwards: who may come in, the line to it, and what is known of it. */
import { plugOf } from "../games";
import type { Joined, Welcome } from "../wire";
import { type FromServer, Live } from "./live.svelte.ts";
import { join, outdated, tableOf, Trouble } from "./net";
import type { Plug, View } from "./plug";
import { remember } from "./recent";
import { set } from "./settings.svelte.ts";
import { type Closed, TableSocket } from "./socket";

/** Ms until a line that is down counts as lost for good; it goes on trying all the same. */
const FOR_GOOD = 20_000;
/** So many of the last views are remembered: of some moments only an earlier one can be played on from. */
const REMEMBERED = 24;
const KNOCK_AGAIN = 3_000; // ms, while the server cannot be reached or lets nobody in
/** What passes by itself: then the page tries again. */
const PASSING: ReadonlySet<string> = new Set(["unreachable", "server_full", "too_many"]);

const WHY: Record<Closed, string> = {
  identity: "identity",
  not_allowed: "watching_off",
  no_table: "no_table",
  put_away: "put_away",
};

export class Room {
  /** What the door says, before the line stands. */
  joined: Joined | null = $state.raw(null);
  live: Live | null = $state.raw(null);
  trouble: Trouble | null = $state.raw(null);
  /** The page is older than the server. */
  old = $state(false);

  private socket: TableSocket | null = null;
  private knocking: ReturnType<typeof setTimeout> | undefined;
  private left = false;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private views: View[] = [];

  constructor(
    readonly code: string,
    private readonly tv = false,
  ) {
    void this.knock();
  }

  async knock(): Promise<void> {
    clearTimeout(this.knocking);
    try {
      this.joined = await tableOf(this.code);
      this.trouble = null;
    } catch (trouble) {
      this.stop(trouble);
      return;
    }
    const { table, you } = this.joined;
    const mayJoin = table.state === "gathering" || !!table.join; // then one chooses first
    if (you.seats.length || this.tv || (!mayJoin && table.watching)) await this.enter();
    else if (!mayJoin) this.trouble = new Trouble("watching_off", 403);
  }

  /** Somebody from the link takes a seat. Refusals are for the form to show. */
  async join(name: string, seat: number | null = null): Promise<void> {
    this.joined = await join(this.code, { name, seat });
    set("name", name);
    await this.enter();
  }

  /** Take the line to the table, with or without a seat. */
  async enter(): Promise<void> {
    if (this.left || this.socket) return;
    let plug: Plug;
    try {
      plug = await plugOf(this.joined!.table.game);
    } catch {
      this.stop(new Trouble("unreachable", 0));
      return;
    }
    if (this.left || this.socket) return;
    this.socket = new TableSocket(this.code, {
      since: () => (this.live ? this.live.seq + 1 : 0),
      look: () => this.look(),
      heard: (message) => this.heard(plug, message),
      lost: () => this.lost(),
      closed: (why) => this.stop(new Trouble(WHY[why], 0)),
    });
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.patience);
    clearTimeout(this.knocking);
    this.socket?.close();
  }

  private look(): { seat?: number; tv?: boolean } {
    if (this.tv) return { tv: true };
    const seat = this.live?.you.seat ?? null;
    return seat === null ? {} : { seat };
  }

  private heard(plug: Plug, message: FromServer): void {
    this.isBack();
    if (this.joined?.table.solo && (message.type === "welcome" || message.type === "update") && message.view) {
      this.views = [...this.views, message.view as View].slice(-REMEMBERED);
    }
    if (message.type === "welcome") {
      this.welcomed(plug, message);
      return;
    }
    // One socket too many: the line goes on trying, and whoever waits here is told why.
    if (!this.live && message.type === "error" && PASSING.has(message.code)) this.trouble = new Trouble(message.code, 0);
    this.live?.receive(message);
    if (message.type === "table") this.note(message);
  }

  private welcomed(plug: Plug, welcome: Welcome): void {
    if (outdated(welcome.protocol, welcome.build)) {
      this.old = true;
      this.socket?.close();
      return;
    }
    this.trouble = null;
    if (this.live) this.live.receive(welcome);
    else this.live = new Live(plug, welcome, this.socket!);
    // It cannot be fetched any more when it is needed.
    if (welcome.table.solo) void import("../inside/offer").catch(() => {});
    this.note(welcome);
  }

  private note(joined: Joined): void {
    this.joined = { table: joined.table, you: joined.you };
    if (joined.you.seats.length) remember(joined.table);
  }

  private lost(): void {
    if (this.live) this.live.lost();
    else void this.door();
    this.patience ??= setTimeout(() => void this.offer(), FOR_GOOD);
  }

  private isBack(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    if (this.live) this.live.notice = null;
  }

  /** Whoever plays alone may go on without the server, where this device has the engine. */
  private async offer(): Promise<void> {
    const { live } = this;
    if (!live?.table.solo || live.table.state !== "playing" || live.watching || live.over) return;
    try {
      const take = await (await import("../inside/offer")).takeHere(live.table, live.you, this.views);
      if (live.connected || this.left) return;
      live.notice = { text: "inside-go-on", deed: { text: "inside-go-on-deed", act: () => void take() } };
    } catch {
      // The line is told to be down: that is all that can be said.
    }
  }

  /** The line did not even stand once: perhaps the door knows why. */
  private async door(): Promise<void> {
    try {
      await tableOf(this.code);
    } catch (trouble) {
      if (!(trouble instanceof Trouble) || PASSING.has(trouble.code)) return;
      if (trouble.status >= 400 && trouble.status < 500) this.stop(trouble);
    }
  }

  private stop(trouble: unknown): void {
    if (this.left) return;
    this.trouble = trouble instanceof Trouble ? trouble : new Trouble("", -1);
    const jitter = 0.75 + Math.random() / 2; // a crowd that was sent away does not come back all at once
    if (PASSING.has(this.trouble.code)) this.knocking = setTimeout(() => this.knock(), KNOCK_AGAIN * jitter);
    this.socket?.close();
    this.socket = null;
  }
}
