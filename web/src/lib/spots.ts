/** Where things are on the screen. Whoever draws something says what it is; flights and emotes start and end there. */
import type { Attachment } from "svelte/attachments";

/** The middle of something, and its size. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Spots {
  private readonly drawn = new Map<string, Set<HTMLElement>>();

  /** The element is drawn as this: "seat 0", "card jets". It may be several things, and several may be the same. */
  readonly mark = (...names: string[]): Attachment<HTMLElement> => (element) => {
    for (const name of names) {
      const all = this.drawn.get(name) ?? new Set();
      this.drawn.set(name, all.add(element));
    }
    return () => names.forEach((name) => this.drawn.get(name)?.delete(element));
  };

  elements(name: string): HTMLElement[] {
    return [...(this.drawn.get(name) ?? [])];
  }

  /** Of the first of these names that is in sight. */
  find(...names: string[]): Spot | null {
    for (const element of names.flatMap((name) => this.elements(name))) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width) return { x: left + width / 2, y: top + height / 2, width, height };
    }
    return null;
  }
}
