/** A table of this device, as the screens see it: like a room on a server, with Python at the other end of the line. */
import { plugOf } from "../games";
import { type FromServer, Live } from "$lib/live.svelte.ts";
import { Trouble } from "$lib/net";
import { remember } from "$lib/recent";
import { gameOf } from "./kept";
import { onDevice } from "./place";
import { python } from "./python.svelte.ts";

export class LocalRoom {
  live: Live | null = $state.raw(null);
  trouble: Trouble | null = $state.raw(null);
  /** Of which game it is, as soon as that is known. */
  game: string | null = $state(null);

  private left = false;

  constructor(readonly code: string) {
    void this.enter();
  }

  async enter(): Promise<void> {
    this.trouble = null;
    const failed = (trouble: unknown) => this.stop(trouble);
    try {
      this.game = (await gameOf(this.code))?.wish.game ?? null;
      if (!this.game) throw new Trouble("not_here", 404);
      const [plug] = await Promise.all([plugOf(this.game), python.load()]);
      if (!this.left) await python.open(this.code, (message) => this.heard(plug, message), failed);
    } catch (trouble) {
      failed(trouble);
    }
  }

  leave(): void {
    this.left = true;
    python.leave(this.code);
  }

  private heard(plug: Awaited<ReturnType<typeof plugOf>>, message: FromServer): void {
    if (message.type === "welcome" || message.type === "table") remember(message.table, true);
    if (this.live) this.live.receive(message);
    else if (message.type === "welcome") this.live = new Live(plug, message, { send: (said) => python.send(said) }, onDevice);
    else if (message.type === "error") this.stop(new Trouble(message.code, 0, message.field, message.reason));
  }

  private stop(trouble: unknown): void {
    if (this.left) return;
    this.live = null;
    this.trouble = trouble instanceof Trouble ? trouble : new Trouble("", -1);
  }
}
