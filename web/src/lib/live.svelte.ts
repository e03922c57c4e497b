/** A table as the page knows it: what the server told, shown one event after the other. */
import type { Chat, Choose, Failed, Joined, TableInfo, Undo, Welcome, Wire, You } from "../wire";
import type { GameEvent, Plug, Question, View, Wording } from "./plug";
import { onServer, type Place } from "./place";
import { pace } from "./settings.svelte.ts";

export type FromServer = NonNullable<Wire["Welcome" | "Update" | "TableChanged" | "Said" | "Done" | "Failed" | "Pong"]>;
export type FromClient = NonNullable<
  Wire["Choose" | "Undo" | "AskUndo" | "Consent" | "Say" | "SendEmote" | "Bet" | "Sit" | "Substitute" | "Leave" | "Ping"]
>;

/** Whatever carries messages: a socket, a replay, a fixture. */
export interface Line {
  send(message: FromClient): void;
}

/** Something about the place of this table that stays in sight, by the ids of its texts, and what can be done about it. */
export interface Notice {
  text: string;
  deed?: { text: string; act(): void };
}

interface Batch {
  events: GameEvent[];
  view: View;
  undo: boolean;
  ask: boolean;
  secrets: number[];
}

/** At normal speed, in ms: what my turn has brought stays, and the card that somebody else has bought. */
const HOLD = 1_200;
const READ = 1_500;

export class Live {
  table: TableInfo = $state.raw(null!);
  you: You = $state.raw(null!);
  /** What is shown now; it lags behind the server while things move. */
  view: View | null = $state.raw(null);
  /** The event that is shown just now. Boards play their motion when it changes. */
  current: GameEvent | null = $state.raw(null);
  /** Everything shown so far, without what was taken back. */
  log: GameEvent[] = $state.raw([]);
  chat: Chat[] = $state.raw([]);
  connected = $state(true);
  /** A choice is on its way. */
  busy = $state(false);
  moving = $state(false);
  error: Failed | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  /** When the answer is due, in ms of performance.now(); null without a timer. */
  due: number | null = $state(null);
  /** When the table was told, in ms of performance.now(): absences run from there. */
  toldAt = $state(0);
  /** Kinds of question that I do not want to be asked until my next turn. */
  skips: string[] = $state.raw([]);
  /** I am about to ask everybody whether I may take back my last choice. */
  asking = $state(false);
  seq = -1;

  /** Called for every event as it is shown: sounds hang here. */
  onshow: ((event: GameEvent) => void) | null = null;
  /** How long an event is shown, in ms, on a screen with a pace of its own; `waiting` is what later answers have brought. */
  pace: ((event: GameEvent, waiting: readonly GameEvent[]) => number) | null = null;
  /** For how long the current event is shown, in ms. */
  lasting = 0;
  /** Called when I am asked something new. */
  onasked: ((question: Question) => void) | null = null;

  /** The server would take back my last choice, as things are shown. */
  private undoable = $state(false);
  /** It would ask everybody whether I may take it back. */
  private askable = $state(false);
  /** Seats of this device that see what the others must not. */
  private secrets: number[] = $state.raw([]);
  /** Whose hands this device is in, where several people share it; null: nobody has said so yet. */
  private holder: number | null = $state(null);
  private taking: number | null = null;
  private queue: Batch[] = [];
  private wake: (() => void) | null = null;
  private pending: { message: Choose | Undo; id: string } | null = null;
  /** An answer that the server has taken and keeps until the window closes. */
  private kept: { number: number; word: string } | null = $state.raw(null);
  private told = -1; // number of the question for which onasked was called
  private showing = 0; // grows when what is being shown is no longer wanted

  constructor(
    readonly plug: Plug,
    welcome: Welcome,
    private line: Line,
    readonly place: Place = onServer,
  ) {
    this.welcomed(welcome);
  }

  /** The texts of this table; reading it in a component follows language and table. */
  readonly wording: Wording | null = $derived.by(() => {
    if (!this.view) return null;
    const wording = this.plug.wording(this.view);
    wording.names = wording.figures.map((figure, seat) => this.table.seats[seat]?.name || figure);
    return wording;
  });

  /** What has happened since the last turn or round began. */
  get section(): readonly GameEvent[] {
    return this.log.slice(this.log.findLastIndex((event) => this.plug.opensSection(event)) + 1);
  }

  /** What happened to me, and what others bought, between my last turn and this one; nothing while it is not mine. */
  get sinceMine(): readonly GameEvent[] {
    const { seat } = this.you;
    const starts = this.log.flatMap((event, i) => (this.plug.opensSection(event) ? [i] : []));
    const now = starts.pop();
    if (seat === null || now === undefined || this.log[now]!.seat !== seat) return [];
    const last = starts.findLastIndex((start) => this.log[start]!.seat === seat);
    if (last < 0 || last + 1 >= starts.length) return [];
    return this.log.slice(starts[last + 1], now).filter((event) => this.plug.matters?.(event, seat));
  }

  /** My open question; null while things still move. */
  get asked(): Question | null {
    if (this.moving || !this.view) return null;
    return this.view.decisions.find((asked) => asked.seat === this.you.seat && asked.options) ?? null;
  }

  /** Seats that are awaited; nobody in a replay. */
  get awaited(): number[] {
    return this.view && this.table.state !== "over" ? this.view.decisions.map((asked) => asked.seat) : [];
  }

  /** Another of the seats on this device is awaited, and mine is not. All get round: a secret answer still seems awaited. */
  get next(): number | null {
    const mine = this.you.seat ?? -1;
    if (this.moving || this.over || this.asked || this.you.seats.length < 2) return null;
    const others = this.awaited.filter((seat) => seat !== mine && this.you.seats.includes(seat));
    return others.find((seat) => seat > mine) ?? others[0] ?? null;
  }

  /** The seat whose player has to take this device before anything is shown; null: nothing secret would be seen. */
  get cover(): number | null {
    const { seat, seats } = this.you;
    if (seats.length < 2 || seat === null || !this.view || this.view.outcome || !this.secrets.includes(seat)) return null;
    return this.holder === seat ? this.next : (this.next ?? seat);
  }

  get mayUndo(): boolean {
    return this.undoable && !this.moving && this.connected && !this.watching;
  }

  /** Whether I may ask everybody to take back my last choice: across dice it is not mine alone. */
  get mayAsk(): boolean {
    return this.askable && !this.moving && this.connected && !this.watching && !this.wish;
  }

  /** Somebody would like to take back a choice; null once the game has gone on. */
  get wish(): TableInfo["wish"] {
    const { wish } = this.table;
    return wish && wish.number === this.view?.decisions[0]?.number ? wish : null;
  }

  /** Seconds until a wish to take back ends by itself. */
  wishLeft(now: number): number {
    const { wish } = this;
    return wish ? Math.max(0, wish.seconds - Math.max(0, now - this.toldAt) / 1000) : 0;
  }

  /** Seconds until the seat of somebody who is gone may change hands; null: it may not. */
  freeIn(seat: number, now: number): number | null {
    const { free_in } = this.table.seats[seat]!;
    return free_in === null ? null : Math.max(0, free_in - Math.max(0, now - this.toldAt) / 1000);
  }

  get over(): boolean {
    return !this.moving && !!this.view?.outcome;
  }

  /** The card that somebody else has just bought. */
  get reading(): string | null {
    const event = this.current;
    return event && event.seat !== this.you.seat ? (this.plug.bought?.(event) ?? null) : null;
  }

  get watching(): boolean {
    return this.you.seat === null;
  }

  /** A person's nickname, or the name of the figure. */
  nickname(seat: number): string {
    return this.table.seats[seat]?.name || this.wording?.names[seat] || "";
  }

  // -- from the server --

  receive(message: FromServer): void {
    this.connected = true; // whatever comes, it came over the line
    switch (message.type) {
      case "welcome":
        this.welcomed(message);
        break;
      case "update":
        this.setDue(message.deadline);
        this.seq = message.seq;
        this.queue.push({ events: message.events as GameEvent[], view: message.view as View, undo: message.undo, ask: message.ask, secrets: message.secrets });
        void this.show();
        break;
      case "table":
        this.seated(message);
        break;
      case "said":
        this.chat = [...this.chat, message.chat].slice(-100);
        break;
      case "done":
        if (this.pending?.id === message.id) {
          this.keep(this.pending.message);
          this.settled();
        }
        break;
      case "error": {
        const late = message.code === "old_question" && this.hasGoneOn();
        if (!message.id || this.pending?.id === message.id) this.settled();
        if (!late) this.error = message;
        break;
      }
    }
  }

  /** `done` follows the update that an answer brings; without one, the answer waits for the end of its window. */
  private keep(message: Choose | Undo): void {
    if (message.type !== "choose" || this.moving || this.queue.length) return;
    if (this.asked?.number === message.number) this.kept = { number: message.number, word: message.word };
  }

  /** My answer to the question that is open, which nobody sees before its window closes; null: none yet. */
  get sealed(): string | null {
    return this.kept && this.kept.number === this.asked?.number ? this.kept.word : null;
  }

  /** A tap that came a moment too late: what is asked now is on the screen already, or on its way. */
  private hasGoneOn(): boolean {
    return this.moving || this.queue.length > 0 || this.asked?.number !== this.pending?.message.number;
  }

  private seated({ table, you }: Joined): void {
    this.table = table;
    this.you = you;
    this.toldAt = performance.now();
    if (this.taking !== null && this.taking === you.seat) {
      this.holder = you.seat;
      this.taking = null;
    }
  }

  private welcomed(welcome: Welcome): void {
    const events = welcome.events as GameEvent[];
    const fresh = welcome.since === 0 || !this.view;
    this.seated(welcome);
    this.chat = welcome.chat;
    this.connected = true;
    this.setDue(welcome.deadline);
    this.seq = welcome.seq;
    if (fresh || events.length > this.plug.catchUpLimit) {
      this.queue = [];
      this.showing += 1;
      this.moving = false;
      this.wake?.();
      this.log = events.reduce(noted, fresh ? [] : this.log);
      this.view = welcome.view as View | null;
      this.undoable = welcome.undo;
      this.askable = welcome.ask;
      this.secrets = welcome.secrets;
      this.current = null;
      this.arrived();
    } else if (welcome.view) {
      this.queue.push({ events, view: welcome.view as View, undo: welcome.undo, ask: welcome.ask, secrets: welcome.secrets });
      void this.show();
    }
    if (this.pending) this.line.send(this.pending.message); // never lost: the server answers a repeat
  }

  /** The line is down; what was chosen is sent again when it is back. */
  lost(): void {
    this.connected = false;
  }

  private setDue(deadline: number | null): void {
    this.due = deadline === null ? null : performance.now() + deadline * 1000;
  }

  // -- showing --

  private async show(): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    const mine = this.showing;
    while (this.queue.length) {
      const batch = this.queue.shift()!;
      for (const event of batch.events) {
        if (this.plug.opensSection(event)) {
          if (event.seat === this.you.seat) this.skips = [];
          else if (this.wasMine()) await this.pause(HOLD * pace());
          if (mine !== this.showing) return;
        }
        this.log = noted(this.log, event);
        const ms = this.timeFor(event);
        if (!this.view || event.type === "back") continue;
        this.view = this.plug.step(this.view, event);
        this.lasting = ms;
        this.current = event;
        this.onshow?.(event);
        if (ms > 0 && this.queue.length < this.plug.catchUpLimit) await this.pause(ms);
        if (mine !== this.showing) return; // a welcome has brought another view meanwhile
      }
      this.view = batch.view;
      this.undoable = batch.undo;
      this.askable = batch.ask;
      this.secrets = batch.secrets;
      this.asking &&= batch.ask;
      // A breath before the question: to draw the end of a movement and a new tray at once takes too long on a phone.
      if (pace() > 0) await this.pause(0);
      if (mine !== this.showing) return;
    }
    this.current = null;
    this.moving = false;
    this.arrived();
  }

  private timeFor(event: GameEvent): number {
    if (this.pace) return this.pace(event, this.queue.flatMap(({ events }) => events));
    const read = event.seat !== this.you.seat && this.plug.bought?.(event);
    return (read ? READ : this.plug.lasts(event)) * pace();
  }

  /** Whether the turn or round that ends was mine. */
  private wasMine(): boolean {
    const opened = this.log.findLast((event) => this.plug.opensSection(event));
    return !!opened && opened.seat !== null && opened.seat === this.you.seat && this.queue.length < this.plug.catchUpLimit;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      function done() {
        clearTimeout(timer);
        resolve();
      }
      this.wake = done;
    });
  }

  /** A tap: show the end of this movement at once. */
  skip(): void {
    this.wake?.();
  }

  private arrived(): void {
    const asked = this.asked;
    if (!asked || asked.number === this.told) return;
    this.told = asked.number;
    const skip = this.plug.skippable[asked.kind];
    if (skip && this.skips.includes(asked.kind) && asked.options?.includes(skip)) this.choose(skip);
    else this.onasked?.(asked);
  }

  // -- to the server --

  choose(word: string): void {
    const asked = this.asked;
    if (!asked || this.busy) return;
    this.holder = asked.seat; // whoever answers has the device in hand
    this.command({ type: "choose", id: newId(), number: asked.number, word, seat: asked.seat });
  }

  undo(): void {
    const open = this.view?.decisions[0];
    if (open && this.mayUndo && !this.busy) this.command({ type: "undo", id: newId(), number: open.number });
  }

  askUndo(): void {
    const open = this.view?.decisions[0];
    this.asking = false;
    if (open && this.mayAsk) this.line.send({ type: "ask_undo", id: newId(), number: open.number });
  }

  /** Agree, or not, that somebody takes back a choice. */
  consent(agrees: boolean): void {
    const { wish } = this;
    if (wish) this.line.send({ type: "consent", id: newId(), number: wish.number, agrees });
  }

  substitute(seat: number): void {
    const open = this.view?.decisions.find((asked) => asked.seat === seat);
    if (open) this.line.send({ type: "substitute", id: newId(), seat, number: open.number });
  }

  private command(message: Choose | Undo): void {
    this.busy = true;
    this.error = null;
    this.pending = { message, id: message.id };
    this.line.send(message);
  }

  private settled(): void {
    this.pending = null;
    this.busy = false;
  }

  say(text: string): void {
    this.line.send({ type: "say", text });
  }

  cheer(emote: NonNullable<Chat["emote"]>): void {
    this.line.send({ type: "cheer", emote });
  }

  bet(seat: number): void {
    this.line.send({ type: "bet", seat });
  }

  /** This device goes to the player of another of its seats, or somebody says that they have it. */
  take(seat: number): void {
    if (this.you.seat === seat) {
      this.holder = seat;
      return;
    }
    this.taking = seat;
    this.line.send({ type: "sit", seat, since: 0 });
  }

  /** A bot has stood in for me: I am here again. */
  comeBack(): void {
    if (this.you.seat !== null) this.line.send({ type: "sit", seat: this.you.seat, since: this.seq + 1 });
  }

  leave(): void {
    this.line.send({ type: "leave" });
  }
}

/** What was taken back goes; where everybody had to agree, a line between the others says so. */
function noted(log: GameEvent[], event: GameEvent): GameEvent[] {
  if (event.type !== "back") return [...log, event];
  const at = event.to - 0.5;
  return event.agreed
    ? [...log.filter((earlier) => earlier.n < at), { ...event, n: at }]
    : log.filter((earlier) => earlier.n < event.to);
}

/** Unique enough for one guest; crypto.randomUUID needs a secure context, which a LAN is not. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
