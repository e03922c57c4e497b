import { BEAMS, BOLT, DUST, FAME_STAR, HAND, HEART, SHOUT, STAR, STUMP, TOWER, WINDOWS } from "./shapes";

/** Drawn on a 24×24 grid: s = inked lines, f = filled with the ink, c = filled with a colour and outlined. */
export interface Glyph {
  s?: string;
  f?: string;
  c?: string;
  ink?: string; // colour for c
  turn?: number;
}

/** A small horned head: the emotes differ only in the face. */
const HEAD = "M5.5 6.5 4 2 9 4.2C11 3.6 13 3.6 15 4.2L20 2 18.5 6.5C22.8 11 22 21.5 12 21.5S1.2 11 5.5 6.5Z";
const EYES = "M8.5 10.5v.1M15.5 10.5v.1";

/** A robot: the levels of bots differ in the face. */
const ROBOT = "M4.5 8H19.5V20.5H4.5ZM1.5 12V16.5M22.5 12V16.5";
const BROWS = "M7.5 10.5 10.5 12.5M16.5 10.5 13.5 12.5";

export const ICONS = {
  smash: { c: HAND, ink: "var(--smash)", turn: 10 },
  heart: { c: HEART, ink: "var(--heart)" },
  energy: { c: BOLT, ink: "var(--energy)" },
  star: { c: STAR, ink: "var(--star)" },
  fame: { c: FAME_STAR, ink: "var(--star-fill)", s: BEAMS },
  destruction: { c: TOWER, ink: "#a9bdd0", f: STUMP, s: WINDOWS + DUST },
  special: { f: SHOUT },
  token: { c: "M6 2.5H18A3.5 3.5 0 0 1 21.5 6V18A3.5 3.5 0 0 1 18 21.5H6A3.5 3.5 0 0 1 2.5 18V6A3.5 3.5 0 0 1 6 2.5Z", ink: "var(--raise)", s: "M8 8v.1M16 8v.1M12 12v.1M8 16v.1M16 16v.1" },
  card: { s: "M6 2.5H18A1.5 1.5 0 0 1 19.5 4V20A1.5 1.5 0 0 1 18 21.5H6A1.5 1.5 0 0 1 4.5 20V4A1.5 1.5 0 0 1 6 2.5ZM8 17H16", f: "M13 5 8.5 10.6H11.2L10.3 14.5 15.5 8.8H12.5Z" },
  poison: { c: "M12 1.5C16.5 7.5 19.5 11 19.5 15A7.5 7.3 0 0 1 4.5 15C4.5 11 7.5 7.5 12 1.5Z", ink: "var(--energy)", s: "M9.3 13.5v.1M14.7 13.5v.1M9 18H15" },
  shrink: { s: "M2.5 2.5 9 9M9 3.5V9H3.5M21.5 2.5 15 9M15 3.5V9H20.5M2.5 21.5 9 15M9 20.5V15H3.5M21.5 21.5 15 15M15 20.5V15H20.5" },
  cultist: { s: "M12 1.5C17 5.5 19 10 19 14.5L22 21.5H2L5 14.5C5 10 7 5.5 12 1.5ZM7.5 14A4.6 4.6 0 0 1 16.5 14C16.5 16.5 14.5 18 12 18S7.5 16.5 7.5 14Z", f: "M12 12.2A1.8 1.8 0 1 1 12 15.8 1.8 1.8 0 0 1 12 12.2Z" },
  tower: { s: "M12 1.5V6M10.5 6H13.5L15 13 18.5 22.5M10.5 6 9 13 5.5 22.5M7.5 13H16.5M9 22.5C9 18 15 18 15 22.5M10 9.5H14" },
  rookie: { s: ROBOT + "M12 8C12 5 13.5 3.5 17 3.5M8.8 12v.1M15.2 12v.1M12 15.3A1.3 1.3 0 1 1 12 17.9 1.3 1.3 0 0 1 12 15.3Z" },
  brawler: { s: ROBOT + BROWS + "M12 8V4M8 16.8H16M10.5 15.3V18.3M13.5 15.3V18.3" },
  tactician: { s: ROBOT + "M12 8V4M8.5 12.3v.1M15 10A2.3 2.3 0 1 1 15 14.6 2.3 2.3 0 0 1 15 10ZM9.5 17.6 15 16.8", f: "M9 1H15L12 5Z" },
  titan: { s: ROBOT + BROWS + "M5 8 3 2 9.5 8M19 8 21 2 14.5 8M7.5 15.5 9.7 18 12 15.5 14.3 18 16.5 15.5" },
  bot: { s: ROBOT + "M12 8V4M8.5 16.8H15.5M8.8 12.2v.1M15.2 12.2v.1", f: "M12 1A2 2 0 1 1 12 5 2 2 0 0 1 12 1Z" },
  person: { s: "M12 2.5A4.7 4.7 0 1 1 12 11.9 4.7 4.7 0 0 1 12 2.5ZM3 21.5C3 17 7 15 12 15S21 17 21 21.5Z" },
  menu: { s: "M3 5.5H21M3 12H21M3 18.5H21" },
  close: { s: "M4.5 4.5 19.5 19.5M19.5 4.5 4.5 19.5" },
  undo: { s: "M8.5 3 3 8.5 8.5 14M3.5 8.5H14A6.3 6.3 0 0 1 14 21H7" },
  sound: { s: "M3 9V15H7L13 20.5V3.5L7 9ZM16.5 9C18 10.5 18 13.5 16.5 15M19 5.5C22.5 9 22.5 15 19 18.5" },
  mute: { s: "M3 9V15H7L13 20.5V3.5L7 9ZM16.5 9.5 22 15M22 9.5 16.5 15" },
  chat: { s: "M3.5 3.5H20.5A1.5 1.5 0 0 1 22 5V15A1.5 1.5 0 0 1 20.5 16.5H12L6.5 21.5V16.5H3.5A1.5 1.5 0 0 1 2 15V5A1.5 1.5 0 0 1 3.5 3.5ZM8 10v.1M12 10v.1M16 10v.1" },
  log: { s: "M5 2.5H19V21.5L15.5 19 12 21.5 8.5 19 5 21.5ZM9 7.5H15M9 12.5H15" },
  help: { s: "M7 8C7 4.5 9.5 2.5 12.2 2.5 15 2.5 17.5 4.5 17.5 7.5 17.5 11.5 12 11 12 15.5M12 21v.2" },
  save: { s: "M12 2.5V15M7.5 10.8 12 15.2 16.5 10.8M3.5 14V21.5H20.5V14" },
  bin: { s: "M3 6H21M8.5 6V2.5H15.5V6M5.5 6 7 21.5H17L18.5 6M10 10.5V17M14 10.5V17" },
  share: { s: "M12 15V2.5M7.5 6.5 12 2.3 16.5 6.5M7 10.5H4V21.5H20V10.5H17" },
  tv: { s: "M2.5 7.5H21.5V20.5H2.5ZM8 2 12 7 17 2M17.5 11.5v.1M17.5 16v.1M6 11H13.5V17H6Z" },
  replay: { s: "M4.5 4V9.5H10M4.8 9A8.7 8.7 0 1 1 3.5 14", f: "M10 9.5 16 13.2 10 17Z" },
  play: { s: "M6 3 20 12 6 21Z" },
  pause: { s: "M5.5 3.5H9.5V20.5H5.5ZM14.5 3.5H18.5V20.5H14.5Z" },
  next: { s: "M4.5 3.5 15 12 4.5 20.5ZM19.5 3.5V20.5" },
  previous: { s: "M19.5 3.5 9 12 19.5 20.5ZM4.5 3.5V20.5" },
  forward: { s: "M19.5 3.5V20.5M2.5 12H15M10 6.5 15.5 12 10 17.5" },
  rewind: { s: "M4.5 3.5V20.5M21.5 12H9M14 6.5 8.5 12 14 17.5" },
  lock: { s: "M4.5 11H19.5V21.5H4.5ZM7.5 11V7.5A4.5 4.5 0 0 1 16.5 7.5V11M12 15.5V17.5" },
  crown: { s: "M4 20.5H20L22 7 16.5 11 12 3 7.5 11 2 7ZM4.8 16H19.2" },
  dice: { s: "M3.5 3.5H20.5V20.5H3.5ZM8 8v.1M16 8v.1M12 12v.1M8 16v.1M16 16v.1" },
  language: { s: "M12 2A10 10 0 1 1 12 22 10 10 0 0 1 12 2ZM2.5 12H21.5M12 2C6.5 7 6.5 17 12 22M12 2C17.5 7 17.5 17 12 22" },
  eye: { s: "M1.5 12C6 4.5 18 4.5 22.5 12 18 19.5 6 19.5 1.5 12Z", f: "M12 8.2A3.8 3.8 0 1 1 12 15.8 3.8 3.8 0 0 1 12 8.2Z" },
  trophy: { s: "M7 2.5H17V9C17 16 7 16 7 9ZM7 4.5H2.5C2.5 9 4 11 7.5 11M17 4.5H21.5C21.5 9 20 11 16.5 11M12 14.5V18M7 21.5H17C17 19 15 18 12 18S7 19 7 21.5Z" },
  cheer: { s: `${HEAD}M8 11 9 9.5 10 11M14 11 15 9.5 16 11M1 6 2 9M23 6 22 9`, f: "M7 13.5H17C16.5 20.5 7.5 20.5 7 13.5Z" },
  laugh: { s: `${HEAD}M7 9.5 10 11 7 12.5M17 9.5 14 11 17 12.5`, f: "M7 14.5H17C16 20 8 20 7 14.5Z" },
  wow: { s: `${HEAD}${EYES}M7.5 7.5 9.5 7M16.5 7.5 14.5 7`, f: "M12 13A2.5 3 0 1 1 12 19 2.5 3 0 0 1 12 13Z" },
  boo: { s: `${HEAD}M6.8 8.5 10 10.5M17.2 8.5 14 10.5M8 17.5C10 14.5 14 14.5 16 17.5` },
  love: { s: `${HEAD}M8 15.5C10 18.5 14 18.5 16 15.5`, f: "M8.3 13 5.7 10.2C5 8.5 7.5 7.5 8.3 9.3 9.1 7.5 11.6 8.5 10.9 10.2ZM15.7 13 13.1 10.2C12.4 8.5 14.9 7.5 15.7 9.3 16.5 7.5 19 8.5 18.3 10.2Z" },
  sleep: { s: "M3 4H10L3 12H10M13.5 9.5H19L13.5 16H19M9 16.5H13L9 21.5H13" },
  check: { s: "M3.5 13 9 19 20.5 5" },
  warning: { s: "M12 2.5 22.5 21H1.5ZM12 9V14M12 17.5v.1" },
  search: { s: "M10 2.5A7.5 7.5 0 1 1 10 17.5 7.5 7.5 0 0 1 10 2.5ZM15.5 15.5 21.5 21.5" },
  settings: { s: "M3 6H11M19 6H21M3 18H5M13 18H21M15 3A3 3 0 1 1 15 9 3 3 0 0 1 15 3ZM9 15A3 3 0 1 1 9 21 3 3 0 0 1 9 15Z" },
  back: { s: "M14 3.5 5.5 12 14 20.5M6 12H21" },
} satisfies Record<string, Glyph>;

export type IconName = keyof typeof ICONS;

/** The face of a bot by its level. */
export const botFace = (bot = ""): IconName => (bot in ICONS ? (bot as IconName) : "bot");
