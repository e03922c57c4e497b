/** One ink for each monster's chip: light theme, dark theme. Lightness differs too, and the outline always stands beside it. */
import { isDark } from "$lib/settings.svelte.ts";

export interface Accent {
  light: string;
  dark: string;
}

export const ACCENTS: Record<string, Accent> = {
  gigazaur: { light: "#2f7d32", dark: "#7ccf5b" },
  the_king: { light: "#7a3f2a", dark: "#d79a6c" },
  cyber_kitty: { light: "#c2347f", dark: "#ff8cc4" },
  space_penguin: { light: "#1f5fae", dark: "#6db4ff" },
  alienoid: { light: "#6a35b1", dark: "#bb92ff" },
  meka_dragon: { light: "#a84a00", dark: "#ffa53d" },
  pumpkin_jack: { light: "#8a5a00", dark: "#ffcf4a" },
  boogie_woogie: { light: "#4a3f7a", dark: "#cfc3ff" },
};

const UNKNOWN: Accent = { light: "#5b5b66", dark: "#b9b9c6" };

/** In the theme that is shown, or in that one. */
export function accentOf(id: string, dark = isDark()): string {
  return (ACCENTS[id] ?? UNKNOWN)[dark ? "dark" : "light"];
}

/** The part of the 120×120 drawing that shows the head. */
export const HEADS: Record<string, string> = {
  gigazaur: "2 -4 76 76",
  the_king: "16 -8 88 88",
  cyber_kitty: "10 0 88 88",
  space_penguin: "18 0 84 84",
  alienoid: "-2 -16 124 124",
  meka_dragon: "18 -6 84 84",
  pumpkin_jack: "6 -4 108 108",
  boogie_woogie: "16 -6 88 88",
};
