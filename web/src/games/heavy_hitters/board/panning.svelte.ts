/** How the board is moved and enlarged: a drag, two fingers, the wheel, a double tap. Only its transform changes. */
import type { Attachment } from "svelte/attachments";

export interface Place {
  x: number;
  y: number;
}

export const LARGEST = 4;
const CLOSER = 2.2; // by a double tap
const STEP = 1.5; // by a button
const SLIP = 8; // px that a finger may slip in a tap
const TWICE = { ms: 300, px: 24 }; // between two taps that belong together
const LONG = 600; // ms: a finger that rests so long does not tap
const LOOSE = 0.4; // part of the frame by which the board may be pulled beyond its edge

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

export class Panning {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The frame in px; the board fills it at scale 1. */
  width = $state(0);
  height = $state(0);
  /** A finger moves it just now: it follows at once. */
  held = $state(false);

  /** Called for a tap, with its place in px of the frame. */
  ontap: ((at: Place) => void) | null = null;

  private fingers = new Map<number, Place>();
  private start: { at: Place; when: number; slipped: boolean } | null = null;
  private last: { at: Place; when: number } | null = null;

  get fits(): boolean {
    return this.scale === 1 && this.x === 0 && this.y === 0;
  }

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  fit(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  /** A place of the frame on the board as it would lie at scale 1. */
  under({ x, y }: Place): Place {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  /** Where a place of the board lies in the frame. */
  over({ x, y }: Place): Place {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y };
  }

  /** What is under this place of the frame stays there. */
  zoom(by: number, at: Place = { x: this.width / 2, y: this.height / 2 }): void {
    const there = this.under(at);
    this.scale = between(1, this.scale * by, LARGEST);
    this.x = at.x - there.x * this.scale;
    this.y = at.y - there.y * this.scale;
    this.clamp();
    if (this.scale === 1) this.fit();
  }

  closer(): void {
    this.zoom(STEP);
  }

  farther(): void {
    this.zoom(1 / STEP);
  }

  move(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.clamp();
  }

  /** Pull a place of the board into the frame, so far from its edges. */
  reveal(place: Place, margin: number): void {
    const { x, y } = this.over(place);
    const aside = (value: number, size: number) => between(Math.min(margin, size / 2), value, Math.max(size - margin, size / 2)) - value;
    this.x += aside(x, this.width);
    this.y += aside(y, this.height);
  }

  /** Some of the board always stays in the frame. */
  private clamp(): void {
    const limit = (value: number, size: number) => between(size * (1 - this.scale - LOOSE), value, size * LOOSE);
    this.x = limit(this.x, this.width);
    this.y = limit(this.y, this.height);
  }

  // -- fingers and mice; `when` in ms --

  down(id: number, at: Place, when: number): void {
    this.fingers.set(id, at);
    this.start = this.fingers.size === 1 ? { at, when, slipped: false } : null;
    this.held = true;
  }

  drag(id: number, at: Place): void {
    const before = this.fingers.get(id);
    if (!before) return;
    const others = [...this.fingers].filter(([other]) => other !== id).map(([, place]) => place);
    if (others.length) {
      const [other] = others as [Place];
      const grown = Math.hypot(at.x - other.x, at.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      this.move((at.x - before.x) / 2, (at.y - before.y) / 2);
      this.zoom(grown, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    } else if (this.start) {
      const slip = Math.hypot(at.x - this.start.at.x, at.y - this.start.at.y);
      if (slip <= SLIP && !this.start.slipped) return;
      this.start.slipped = true;
      this.move(at.x - before.x, at.y - before.y);
    } else {
      this.move(at.x - before.x, at.y - before.y);
    }
    this.fingers.set(id, at);
  }

  up(id: number, when: number): void {
    const at = this.fingers.get(id);
    const start = this.start;
    this.cancel(id);
    if (!at || !start || start.slipped || when - start.when > LONG) return;
    const twice = this.last && when - this.last.when < TWICE.ms && Math.hypot(at.x - this.last.at.x, at.y - this.last.at.y) < TWICE.px;
    this.last = twice ? null : { at, when };
    if (twice && this.scale > 1) this.fit();
    else if (twice) this.zoom(CLOSER, at);
    else this.ontap?.(start.at);
  }

  cancel(id: number): void {
    this.fingers.delete(id);
    this.start = null;
    this.held = this.fingers.size > 0;
  }

  /** The element that is the frame. */
  readonly frame: Attachment<HTMLElement> = (element) => {
    const place = (event: MouseEvent): Place => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest("button")) return;
      element.setPointerCapture(event.pointerId);
      this.down(event.pointerId, place(event), event.timeStamp);
    };
    const drag = (event: PointerEvent) => this.drag(event.pointerId, place(event));
    const up = (event: PointerEvent) => this.up(event.pointerId, event.timeStamp);
    const cancel = (event: PointerEvent) => this.cancel(event.pointerId);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.zoom(Math.exp(-between(-120, event.deltaY, 120) / 400), place(event));
    };
    const seen = new ResizeObserver(() => {
      if (element.clientWidth === this.width && element.clientHeight === this.height) return;
      [this.width, this.height] = [element.clientWidth, element.clientHeight];
      this.fit();
    });
    seen.observe(element);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", drag);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", cancel);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      seen.disconnect();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", drag);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", cancel);
      element.removeEventListener("wheel", wheel);
    };
  };
}
