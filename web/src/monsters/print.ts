export type Mood = "calm" | "hurt" | "king" | "out";

/** What a component of a monster takes: `view` crops the drawing, `hat` is the costume that it wears. */
export interface Drawn {
  mood?: Mood;
  view?: string;
  hat?: string;
}

/** A flat shape: path, ink, and the path of the halftone on it; or with a number, a limb of that thickness along the path. */
export type Part = [d: string, ink: string, shade?: string | number];

/** Position, turn and scale of a prop: crown, plaster. */
export type Spot = [x: number, y: number, turn?: number, scale?: number];

export const put = ([x, y, turn = 0, scale = 1]: Spot): string => `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;

export const STAR = "M0-9 2.6-3.4 9-2.8 4.2 1.4 5.6 7.6 0 4.3-5.6 7.6-4.2 1.4-9-2.8-2.6-3.4Z";

/** Beams of light behind whoever holds the city. */
export const RAYS = Array.from({ length: 16 }, (_, i) => {
  const at = (turn: number, r: number) => `${(60 + r * Math.cos(turn)).toFixed(1)} ${(60 + r * Math.sin(turn)).toFixed(1)}`;
  const turn = (i / 16) * 2 * Math.PI + 0.1;
  return `M60 60L${at(turn - 0.1, 64)}L${at(turn + 0.1, 64)}Z`;
}).join("");
