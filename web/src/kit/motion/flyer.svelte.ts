/** Sends things through the air. Each game says which event sends what. */
import type { IconName } from "$art/icons";
import type { Printed } from "$kit/cards/printed";
import type { GameEvent } from "$lib/plug";
import type { Spot } from "$lib/spots";
import type { Look, Thing } from "./frames";

/** An event that only changes a number: in which of its fields the amount stands, its sign, and the icon. */
export type Change = readonly [field: string, sign: 1 | -1, icon: IconName];

export class Flyer {
  things: Thing[] = $state.raw([]);
  /** Nothing moves: what would fly stands as a sign for as long as its event is shown. */
  still = false;
  private sent = 0;
  private waiting: Thing[] = [];

  send(look: Look, from: Spot | null, to: Spot | null, ms: number, more: Partial<Thing> = {}): void {
    if (!from || !to) return;
    this.sent += 1;
    this.waiting.push({ text: "", delay: 0, ...more, look, from, to, ms, key: this.sent });
    // After the picture in which places were measured: both at once would take too long on a phone.
    if (this.waiting.length === 1) setTimeout(() => this.appear());
  }

  card(card: Printed, from: Spot | null, to: Spot | null, ms: number): void {
    this.send("card", from, to, ms, { card });
  }

  say(at: Spot | null, text: string): void {
    this.send("word", at, at, 900, { text });
  }

  /** A number rises from, or drops off, a figure. */
  rise(at: Spot | null, amount: number, icon: IconName, delay = 0): void {
    const text = amount > 0 ? `+${amount}` : `−${-amount}`;
    this.send(amount > 0 ? "gain" : "loss", at, at, 800, { text, icon, delay });
  }

  change(at: Spot | null, event: GameEvent, [field, sign, icon]: Change, delay = 0): void {
    this.rise(at, sign * event[field], icon, delay);
  }

  /** Of whoever has won. */
  crown(at: Spot | null): void {
    this.send("gain", at, at, 800, { icon: "trophy" });
  }

  private appear(): void {
    this.things = [...this.things, ...this.waiting];
    this.waiting = [];
  }

  clear(): void {
    this.waiting = [];
    this.things = [];
  }

  landed(thing: Thing): void {
    this.things = this.things.filter((each) => each !== thing);
  }
}
