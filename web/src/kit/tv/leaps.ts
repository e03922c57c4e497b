/** How a monster moves over a television: it leaps at somebody, or from one place to another. Measures are px. */
import type { Spot } from "$lib/spots";

interface Way {
  x: number;
  y: number;
}

/** Of an event's time: when the attacker is there, as `landing` of the kit has it. */
const HIT = 0.6;

const to = ({ x, y }: Way, part: number, high = 0) => `translate(${x * part}px, ${y * part - high}px)`;

/** From the middle of one to beside the other: the blow must be seen. */
export function wayTo(from: Spot, target: Spot): Way {
  const x = target.x - from.x;
  const y = target.y - from.y;
  const far = Math.hypot(x, y) || 1;
  const part = Math.max(0, far - (from.width + target.width) * 0.36) / far;
  return { x: x * part, y: y * part };
}

/** A monster is as wide as high: of a broad place it fills the height. */
function sizeOf({ width, height }: Spot): number {
  return Math.min(width, height);
}

/** It crouches, leaps in, strikes and is back in its place. */
export function attack(way: Way): Keyframe[] {
  return [
    { transform: "none", easing: "ease-out" },
    { transform: `${to(way, -0.04)} scale(1.06, 0.86)`, offset: 0.18, easing: "ease-in" },
    { transform: `${to(way, 0.6, 90)} scale(1.12)`, offset: 0.44, easing: "ease-in" },
    { transform: `${to(way, 1)} scale(1.18)`, offset: HIT },
    { transform: `${to(way, 0.94)} scale(1.1)`, offset: 0.74, easing: "ease-in-out" },
    { transform: "none" },
  ];
}

/** A high leap from there to where it stands now; the ground gives as it lands. */
export function arrival(from: Spot, here: Spot): Keyframe[] {
  const way = { x: from.x - here.x, y: from.y - here.y };
  const size = sizeOf(from) / here.width;
  return [
    { transform: `${to(way, 1)} scale(${size})`, easing: "ease-out" },
    { transform: `${to(way, 1)} scale(${size * 1.06}, ${size * 0.8})`, offset: 0.12, easing: "ease-out" },
    { transform: `${to(way, 0.45, here.height * 0.2)} scale(${(size + 1) / 2})`, offset: 0.36, easing: "ease-in" },
    { transform: "none", offset: 0.55 },
    { transform: "translateY(4%) scale(1.16, 0.84)", offset: 0.64, easing: "ease-out" },
    { transform: "scale(0.97, 1.05)", offset: 0.78 },
    { transform: "none" },
  ];
}

/** It hurries away, close to the ground. */
export function flight(from: Spot, here: Spot): Keyframe[] {
  const way = { x: from.x - here.x, y: from.y - here.y };
  const size = sizeOf(from) / here.width;
  const steps = [0, 0.2, 0.4, 0.6, 0.8].map((part, i) => ({
    transform: `${to(way, 1 - part, i % 2 ? 26 : 0)} rotate(${i % 2 ? 9 : -9}deg) scale(${size + (1 - size) * part})`,
  }));
  return [...steps, { transform: "none" }];
}
