/** A table of this device, as the screens see it: like a room on a server, with Python at the other end of the line. */
import { plugOf } from "../games";
import { type FromServer, Live } from "$lib/live.svelte.ts";
import { Trouble } from "$lib/net";
import type { Plug, View } from "$lib/plug";
import { remember } from "$lib/recent";
import { type About, aboutOf } from "./about";
import { hold } from "./holding";
import { gameOf, goOnUnkept, isLasting, keepAbout } from "./kept";
import { onDevice } from "./place";
import { type Ears, python } from "./python.svelte.ts";

export class LocalRoom {
  live: Live | null = $state.raw(null);
  trouble: Trouble | null = $state.raw(null);
  /** Of which game it is, as soon as that is known. */
  game: string | null = $state(null);

  private left = false;
  private release: (() => void) | null = null;
  private about: About | null = null;
  private noting = false;

  constructor(readonly code: string) {
    void this.enter();
  }

  /** With `take` from another page that has it open; with `instead` the usual bot plays for those that cannot be had. */
  async enter(take = false, instead = false): Promise<void> {
    this.trouble = null;
    try {
      this.game = (await gameOf(this.code))?.wish.game ?? null;
      if (!this.game) throw new Trouble("not_here", 404);
      const release = await hold(this.code, take, () => this.stop(new Trouble("taken_over", 0)));
      if (!release) throw new Trouble("elsewhere", 0);
      this.release = release;
      if (this.left) this.letGo();
      const [plug] = await Promise.all([plugOf(this.game), python.load()]);
      if (this.release === release) await python.open(this.code, this.ears(plug), instead);
    } catch (trouble) {
      this.stop(trouble);
    }
  }

  leave(): void {
    this.left = true;
    this.letGo();
  }

  private letGo(): void {
    python.leave(this.code);
    this.release?.();
    this.release = null;
  }

  private ears(plug: Plug): Ears {
    return {
      heard: (message) => this.heard(plug, message),
      failed: (trouble) => this.stop(trouble),
      silent: (simple) => this.say(simple ? "engine_simple" : "engine_silent"),
      kept: (how) => this.kept(how),
    };
  }

  private heard(plug: Plug, message: FromServer): void {
    if (message.type === "welcome" || message.type === "table") remember(message.table, true);
    if (this.live) this.live.receive(message);
    else if (message.type === "welcome") this.begin(plug, message);
    else if (message.type === "error") this.stop(new Trouble(message.code, 0, message.field, message.reason));
    if (message.type === "error" && message.code === "not_kept" && this.live) this.live.error = null; // the notice says it
    if (message.type === "welcome" || message.type === "update") this.note(message.view as View | null);
  }

  private begin(plug: Plug, welcome: Extract<FromServer, { type: "welcome" }>): void {
    const live = new Live(plug, welcome, { send: (said) => python.send(said) }, onDevice);
    this.live = live;
    void isLasting().then((lasting) => {
      if (!lasting) live.notice = { text: "inside-not-lasting" };
    });
  }

  /** A line that goes by itself. */
  private say(code: string): void {
    if (this.live) this.live.error = { code, reason: "", field: "", id: null } as NonNullable<Live["error"]>;
  }

  private kept(how: "kept" | "unkept" | "full"): void {
    const { live } = this;
    if (!live) return;
    if (how === "full") {
      const act = () => {
        goOnUnkept(this.code);
        live.notice = { text: "inside-unkept" };
      };
      live.notice = { text: "inside-full", deed: { text: "inside-full-go-on", act } };
    } else if (how === "kept" && live.notice?.text !== "inside-not-lasting") live.notice = null;
  }

  /** For the list on the home screen; while one is being written, only the last of those that follow counts. */
  private note(view: View | null): void {
    if (!view || !this.live) return;
    this.about = aboutOf(this.live.table.game, this.live.table.seats, view);
    if (!this.noting) void this.noted();
  }

  private async noted(): Promise<void> {
    this.noting = true;
    while (this.about) {
      const about = this.about;
      this.about = null;
      await keepAbout(this.code, about).catch(() => {}); // then the list tells less
    }
    this.noting = false;
  }

  private stop(trouble: unknown): void {
    if (this.left) return;
    this.letGo();
    this.live = null;
    this.trouble = trouble instanceof Trouble ? trouble : new Trouble("", -1);
  }
}
