/** The guided first game: what a coach says, when, and what is lit meanwhile. Everything else stays usable. */
import type { GameEvent, Question, View } from "./plug";

/** What a moment may look at: my open question, and the table as it stands. */
export interface Situation {
  question: Question;
  view: View;
  log: readonly GameEvent[];
  seat: number;
}

export interface Moment {
  /** Text GAME-guide-ID. */
  id: string;
  /** Comes with this kind of question. */
  asked: string;
  when?: (at: Situation) => boolean;
  /** What it speaks of, as a selector. A moment without anything lit has passed, or has not come. */
  lit: string;
  /** What else is spoken of and stays bright, as a selector. */
  beside?: string;
  /** Only to be read, once: the bubble has a button to go on. Else what is lit is tapped. */
  read?: true;
}

/** What a first game teaches, and what is said of it in the end: ids of three texts, as those of moments. */
export interface Lesson {
  moments: readonly Moment[];
  closing: readonly string[];
}

/** The button that says this word of the engine. */
export const word = (says: string): string => `[data-word="${says}"]:enabled`;

/** A number of that seat. */
export const count = (seat: number, icon: string): string => `[data-seat="${seat}"] [data-count="${icon}"]`;

/** All my dice. */
export const DICE = "[data-face]";

/** Keep dice of a face: first they are tapped, then the others are rolled again; who keeps another one puts it back. */
export function keeping(id: string, face: string, many: number, when: (at: Situation) => boolean, beside?: string): Moment[] {
  const keep = Array<string>(many).fill(face).join();
  return [
    { id: "release", asked: "roll", when, lit: `${DICE}[aria-pressed="true"]:enabled:not([data-face="${face}"])` },
    { id, asked: "roll", when, lit: `[data-face="${face}"][aria-pressed="false"]:enabled`, beside },
    { id: `${id}-roll`, asked: "roll", when, lit: word(`keep:${keep}`), beside: `${DICE}[aria-pressed="false"]` },
  ];
}

/** For whoever has left the way: their own choice, said once. They come last. */
export const ASTRAY: readonly Moment[] = [
  { id: "free", asked: "roll", lit: DICE, read: true },
  { id: "shop", asked: "buy", lit: "article", read: true },
];

/** The moment that has come: of several the first. `isThere` says whether something lit is on the screen. */
export function due(
  moments: readonly Moment[],
  seen: ReadonlySet<string>,
  at: Situation,
  isThere: (lit: string) => boolean,
): Moment | null {
  return (
    moments.find(
      ({ id, asked, when, lit, read }) =>
        asked === at.question.kind && !(read && seen.has(id)) && (when?.(at) ?? true) && isThere(lit),
    ) ?? null
  );
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 14; // px between the bubble and what it speaks of: room for its tip

/** As large as all of them together. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * Where a bubble of that size stands: near what is lit, never over it or over what else it speaks of, and not over
 * what can be answered with unless there is no other room.
 */
export function bubbleAt(
  { width, height }: { width: number; height: number },
  lit: readonly Box[],
  bright: readonly Box[],
  answers: Box | null,
  screen: Box,
): Box {
  const spoken = [...lit, ...bright];
  const all = around(lit);
  const across = all.x + all.width / 2;
  const down = all.y + all.height / 2;
  const right = screen.x + screen.width - width;
  const foot = screen.y + screen.height - height;
  const xs = [across - width / 2, screen.x, right];
  const ys = [down - height / 2, screen.y, foot];
  for (const box of answers ? [...spoken, answers] : spoken) {
    xs.push(box.x - GAP - width, box.x + box.width + GAP);
    ys.push(box.y - GAP - height, box.y + box.height + GAP);
  }
  const cost = (box: Box): number => {
    const far = Math.hypot(box.x + width / 2 - across, box.y + height / 2 - down);
    const over = spoken.reduce((sum, each) => sum + 1000 * overlap(box, each) + overlap(box, widened(each)), 0);
    return far + over + (answers ? 10 * overlap(box, answers) : 0);
  };
  const places = xs.flatMap((x) => ys.map((y) => ({ x: clamp(x, screen.x, right), y: clamp(y, screen.y, foot), width, height })));
  return places.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

function widened({ x, y, width, height }: Box): Box {
  return { x: x - GAP / 2, y: y - GAP / 2, width: width + GAP, height: height + GAP };
}
