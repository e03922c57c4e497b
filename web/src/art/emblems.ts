/** Emblems of cards on a 48×48 grid, put together from shapes. A layer is an ink and a path; "-" is a line only, "~" a thick limb. */
import { BOLT, HAND, HEART, STAR } from "./shapes";

export const INKS: Record<string, string> = {
  r: "#f0562e",
  y: "#ffc914",
  g: "#4fae45",
  b: "#4f9fe0",
  t: "#17a398",
  p: "#9a63dd",
  k: "#f277b0",
  w: "#fffaf0",
  n: "#1b1f3b",
  o: "#ff9a3c",
  s: "#9db0c6",
  e: "#f2b582",
};

/** What the cards of several games show; a game has shapes of its own beside them. */
const SHAPES: Shapes = {
  hand: [`r ${HAND}`],
  heart: [`k ${HEART}`],
  bolt: [`y ${BOLT}`],
  star: [`y ${STAR}`],
  drop: ["g M24 4C33 16 39 23 39 31A15 14 0 0 1 9 31C9 23 15 16 24 4Z", "- M16 32C16 36 19 39 23 39"],
  ufo: ["b M14 22C14 6 34 6 34 22Z", "s M2 26C8 16 40 16 46 26 40 36 8 36 2 26Z", "- M12 26h.1M24 29h.1M36 26h.1M16 38 12 45M24 39V46M32 38 36 45"],
  shield: ["s M24 4 42 10C42 28 36 38 24 45 12 38 6 28 6 10Z", "w M24 4V45C12 38 6 28 6 10Z", "- M31 17h.1M32 27h.1M15 17h.1M16 27h.1"],
  leaf: ["g M6 43C3 18 18 5 43 5 45 30 30 45 12 38Z", "- M6 43 29 19M18 31V21M24 25H33"],
  boom: ["y M24 1 29 13 42 6 37 19 47 24 37 29 42 42 29 35 24 47 19 35 6 42 11 29 1 24 11 19 6 6 19 13Z"],
  camera: ["s M3 15H13L17 8H31L35 15H45V41H3Z", "b M24 19a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z", "- M38 21h.1"],
  battery: ["g M9 13H39V45H9Z", "s M17 5H31V13H17Z"],
  head: ["g M12 46V32C3 24 7 8 24 8 41 8 45 24 36 32V46Z", "w M14 20a4.5 5 0 1 0 9 0 4.5 5 0 1 0-9 0ZM27 20a4.5 5 0 1 0 9 0 4.5 5 0 1 0-9 0Z", "- M19 20h.1M32 20h.1M17 33C21 36 27 36 31 33"],
  flame: ["r M24 2C28 13 41 18 40 31A16 15 0 0 1 8 31C8 22 14 20 15 10 19 13 20 16 21 20 24 15 25 9 24 2Z", "y M24 25C29 30 32 33 31 37A7 7 0 0 1 17 37C17 33 21 30 24 25Z"],
  brain: ["k M24 9C18 2 8 6 9 14 2 18 3 29 9 31 10 40 19 42 24 37 29 42 38 40 39 31 45 29 46 18 39 14 40 6 30 2 24 9Z", "- M24 9V37M15 16C19 16 20 20 18 23M33 16C29 16 28 20 30 23M13 29C17 27 20 29 20 32M35 29C31 27 28 29 28 32"],
  plate: ["w M25 9a15 15 0 1 1 0 30 15 15 0 0 1 0-30Z", "o M25 17a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z", "- M3 6V14C3 19 9 19 9 14V6M6 6V44M45 44V5C41 9 41 20 45 25"],
  die: ["w M7 7H41V41H7Z"],
  egg: ["w M24 3C34 3 41 18 41 29A17 16 0 0 1 7 29C7 18 14 3 24 3Z", "- M8 27 15 21 21 29 27 21 33 28 40 23"],
  flask: ["w M20 4V18L7 39C5 43 7 45 10 45H38C41 45 43 43 41 39L28 18V4Z", "g M13 30H35L41 39C43 43 41 45 38 45H10C7 45 5 43 7 39Z", "- M16 4H32M22 37h.1M29 34h.1"],
  cycle: ["- M6 21A18 18 0 0 1 39 14M41 4V15H30M42 27A18 18 0 0 1 9 34M7 44V33H18"],
  eye: ["w M2 24C12 7 36 7 46 24 36 41 12 41 2 24Z", "p M24 15a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z", "n M24 21a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z"],
  sun: ["o M24 13a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z", "- M20 22h.1M28 22h.1M20 27C22 30 26 30 28 27"],
  tail: ["s M16 36 14 24 26 32ZM28 28 22 18 36 20ZM40 34 47 26 38 22ZM30 12 38 1 45 12Z", "~g M3 42C22 46 36 34 38 13"],
  muscle: ["e M6 40C3 24 7 12 13 5H22L24 14 18 18C18 22 20 26 22 28 28 21 41 22 43 32 44 41 36 44 24 44 14 45 8 44 6 40Z", "- M22 28C25 31 25 34 24 36"],
  house: ["w M9 8H39V46H9Z", "r M5 8H43L39 2H9Z", "n M15 14h6v5h-6ZM27 14h6v5h-6ZM15 25h6v5h-6ZM27 25h6v5h-6ZM20 36h8v10h-8Z"],
  foot: ["g M14 0H34V24C46 26 48 40 41 42H9C3 38 6 28 14 24Z", "w M9 42 13 33 18 42ZM19 42 24 33 29 42ZM30 42 35 33 40 42Z", "- M4 10 8 16M44 10 40 16"],
  rage: ["r M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40Z", "w M12 28H36V36H12Z", "- M12 15 20 20M36 15 28 20M20 28V36M28 28V36"],
  plane: ["s M24 1C29 6 29 12 29 17L46 30V36L29 32 28 40 34 46H14L20 40 19 32 2 36V30L19 17C19 12 19 6 24 1Z", "b M24 8C27 11 27 14 26 18H22C21 14 21 11 24 8Z"],
};

export type Shapes = Readonly<Record<string, readonly string[]>>;

/** What is drawn on a card: shapes where they lie, on a disc of that tint. */
export interface Emblem {
  tint: string;
  items: { layers: { ink: string; d: string }[]; scale: number; move: string }[];
}

const TINTS = ["#ffe0a8", "#cdeaf2", "#ffd6e2", "#dcefbc"];
const UNKNOWN = "star:12,9,1";

/** The emblems of a game's cards. Each is a line of shapes, name or name:x,y,scale,turn. */
export function emblemsOf(cards: Readonly<Record<string, string>>, own: Shapes): (id: string) => Emblem {
  return (id) => ({
    tint: TINTS[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TINTS.length]!,
    items: (cards[id] ?? UNKNOWN).split(" ").map((item) => {
      const [name = "", place = "0,0,1"] = item.split(":");
      const [x, y, scale = 1, turn = 0] = place.split(",").map(Number);
      const layers = (own[name] ?? SHAPES[name] ?? []).map((layer) => {
        const at = layer.indexOf(" ");
        return { ink: layer.slice(0, at), d: layer.slice(at + 1) };
      });
      return { layers, scale, move: `translate(${x} ${y})rotate(${turn})scale(${scale})` };
    }),
  });
}
