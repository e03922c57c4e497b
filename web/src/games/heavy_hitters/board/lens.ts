/** From px of the frame in which the whole board lies to the units of the picture, and back. */
import { BOX, type Point } from "./geometry";

export class Lens {
  /** px for a unit. */
  readonly unit: number;
  private readonly left: number;
  private readonly top: number;

  constructor(width: number, height: number) {
    this.unit = Math.min(width / BOX.width, height / BOX.height) || 1;
    this.left = (width - BOX.width * this.unit) / 2;
    this.top = (height - BOX.height * this.unit) / 2;
  }

  toBoard({ x, y }: Point): Point {
    return { x: (x - this.left) / this.unit + BOX.left, y: (y - this.top) / this.unit + BOX.top };
  }

  toFrame({ x, y }: Point): Point {
    return { x: (x - BOX.left) * this.unit + this.left, y: (y - BOX.top) * this.unit + this.top };
  }
}
