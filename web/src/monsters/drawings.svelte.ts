/** The drawings. Tables with monsters bring them along (`here.ts`); other screens fetch them when they show one. */
import type { Component } from "svelte";
import type { Drawn } from "./print";

type Cast = (id: string) => Component<Drawn>;

class Drawings {
  private cast: Cast | null = $state.raw(null);
  private coming = false;

  /** Null until they have come. */
  of(id: string): Component<Drawn> | null {
    return this.cast?.(id) ?? null;
  }

  put(cast: Cast): void {
    this.cast = cast;
  }

  fetch(): void {
    if (this.cast || this.coming) return;
    this.coming = true;
    import("./cast").then(
      ({ drawingOf }) => this.put(drawingOf),
      () => (this.coming = false), // the next one who needs them tries again
    );
  }
}

export const drawings = new Drawings();
