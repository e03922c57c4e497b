/** What flies, and on which way. */
import type { Box } from "./motion";

export type Sign = "heart" | "energy" | "dice";

export interface Thing {
  key: number;
  look: "hand" | "card" | "gain" | "loss" | "word" | "bonus";
  text: string;
  icon?: Sign;
  id?: string;
  from: Box;
  to: Box;
  ms: number;
  delay: number;
}

export function framesOf({ look, from, to }: Thing): Keyframe[] {
  const there = `calc(-50% + ${to.x - from.x}px), calc(-50% + ${to.y - from.y}px)`;
  switch (look) {
    case "hand":
      return [
        { transform: "translate(-50%, -50%) scale(0.6) rotate(-20deg)" },
        { transform: `translate(${there}) scale(1.5) rotate(15deg)` },
      ];
    case "card":
      return [
        { transform: "translate(-50%, -50%) rotateY(0deg)" },
        { transform: `translate(${there}) rotateY(360deg) scale(0.6)` },
      ];
    case "bonus":
      return [
        { transform: "translate(-50%, -50%) scale(0.4)", opacity: 0 },
        { transform: "translate(-50%, -120%) scale(1.3)", opacity: 1, offset: 0.3 },
        { transform: "translate(-50%, -120%) scale(1.2)", opacity: 1, offset: 0.55 },
        { transform: `translate(${there}) scale(0.6)`, opacity: 0.2 },
      ];
    case "loss":
      return [
        { transform: "translate(-50%, -90%) scale(1.6)", opacity: 0 },
        { transform: "translate(-50%, -60%) scale(1.3)", opacity: 1, offset: 0.2 },
        { transform: "translate(-50%, -50%) scale(1)", opacity: 1, offset: 0.75 },
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
