/** What flies, and on which way. */
import type { IconName } from "$art/icons";
import type { Spot } from "$lib/spots";
import type { Printed } from "$kit/cards/printed";

export type Look = "hand" | "leap" | "card" | "head" | "gain" | "loss" | "word" | "bonus";

export interface Thing {
  key: number;
  look: Look;
  text: string;
  icon?: IconName;
  card?: Printed;
  /** What a picture of the game's own shows. */
  id?: string;
  /** px of that picture, where it is not always the same. */
  size?: number;
  from: Spot;
  to: Spot;
  ms: number;
  delay: number;
}

const CENTRE = "-50%, -50%";

export function framesOf({ look, from, to }: Thing): Keyframe[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const there = `calc(-50% + ${dx}px), calc(-50% + ${dy}px)`;
  switch (look) {
    case "hand":
      return [
        { transform: `translate(${CENTRE}) scale(0.6) rotate(-20deg)` },
        { transform: `translate(${there}) scale(1.5) rotate(15deg)` },
      ];
    case "leap": // it grows as it comes, strikes, and goes where it came from
      return [
        { transform: `translate(${CENTRE}) scale(0.3)`, opacity: 0.3 },
        { transform: `translate(calc(-50% + ${dx * 0.6}px), calc(-50% + ${dy * 0.6 - 40}px)) scale(0.85)`, opacity: 1, offset: 0.4 },
        { transform: `translate(${there}) scale(1.08) rotate(${dx < 0 ? -8 : 8}deg)`, offset: 0.6 },
        { transform: `translate(${there})`, opacity: 1, offset: 0.78 },
        { transform: `translate(${CENTRE}) scale(0.3)`, opacity: 0 },
      ];
    case "card":
      return [
        { transform: `translate(${CENTRE}) rotateY(0deg)` },
        { transform: `translate(${there}) rotateY(360deg) scale(0.6)` },
      ];
    case "head": // it scurries
      return [0, 0.25, 0.5, 0.75, 1].map((part, i) => ({
        transform: `translate(calc(-50% + ${dx * part}px), calc(-50% + ${dy * part - (i % 2) * 14}px)) rotate(${i % 2 ? 10 : -10}deg) scale(${1.4 - part * 0.9})`,
      }));
    case "bonus":
      return [
        { transform: `translate(${CENTRE}) scale(0.4)`, opacity: 0 },
        { transform: "translate(-50%, -120%) scale(1.3)", opacity: 1, offset: 0.3 },
        { transform: "translate(-50%, -120%) scale(1.2)", opacity: 1, offset: 0.55 },
        { transform: `translate(${there}) scale(0.6)`, opacity: 0.2 },
      ];
    case "loss":
      return [
        { transform: "translate(-50%, -90%) scale(1.6)", opacity: 0 },
        { transform: "translate(-50%, -60%) scale(1.3)", opacity: 1, offset: 0.2 },
        { transform: `translate(${CENTRE}) scale(1)`, opacity: 1, offset: 0.75 },
        { transform: "translate(-50%, 30%) scale(1)", opacity: 0 },
      ];
    default:
      return [
        { transform: "translate(-50%, -20%) scale(0.7)", opacity: 0 },
        { transform: "translate(-50%, -60%) scale(1.25)", opacity: 1, offset: 0.25 },
        { transform: "translate(-50%, -75%) scale(1)", opacity: 1, offset: 0.75 },
        { transform: "translate(-50%, -140%) scale(1)", opacity: 0 },
      ];
  }
}
