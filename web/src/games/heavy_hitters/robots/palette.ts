/** The four factions: an ink, an outline and a pattern each, for yellow and orange are close. */
import { isDark } from "$lib/settings.svelte.ts";

/** How a faction is printed. */
export interface Livery {
  /** For text and lines: light theme, dark theme. */
  light: string;
  dark: string;
  /** The flat paint of everything that it owns. */
  paint: string;
  /** Its outline, around 0,0 within ±10: what its robot looks like from afar. */
  glyph: string;
  /** Its pattern, a tile of 8×8. */
  tile: string;
}

const LIVERIES: Readonly<Record<string, Livery>> = {
  // A flat rhombus, and lozenges.
  diamondback: { light: "#806000", dark: "#ffd84a", paint: "#ffc914", glyph: "M0-6.5 10 0 0 6.5-10 0Z", tile: "M4 1.2 7 4 4 6.8 1 4Z" },
  // A wedge that leans forward, and claw marks.
  kingwolf: { light: "#b0430a", dark: "#ff9a52", paint: "#f4772b", glyph: "M-10 7.5 4-8.5 10 7.5Z", tile: "M5 0H8L3 8H0Z" },
  // A bell with horns, and dots.
  thunderhappy: { light: "#1f5fae", dark: "#7fbdff", paint: "#4f9fe0", glyph: "M-6.5-9.5-3.4-4.6A5.4 5.4 0 0 1 3.4-4.6L6.5-9.5 7.8-8.6 5.4-2.6C6 2 7 5 9.5 8H-9.5C-7 5-6 2-5.4-2.6L-7.8-8.6Z", tile: "M4 1.9A2.1 2.1 0 1 1 4 6.1 2.1 2.1 0 0 1 4 1.9Z" },
  // A capital H, and courses of bricks.
  hammerstrike: { light: "#2c7430", dark: "#86d468", paint: "#62b24c", glyph: "M-9-8.5H-3V-2.5H3V-8.5H9V8.5H3V2.5H-3V8.5H-9Z", tile: "M.6.6H7.4V3.2H.6ZM0 4.6H3.2V7.2H0ZM4.8 4.6H8V7.2H4.8Z" },
};

const UNKNOWN: Livery = { light: "#5b5b66", dark: "#b9b9c6", paint: "#b9b9c6", glyph: "M0-8A8 8 0 1 1 0 8 8 8 0 0 1 0-8Z", tile: "" };

export const FACTIONS = Object.keys(LIVERIES);

export function liveryOf(faction: string | null | undefined): Livery {
  return LIVERIES[faction ?? ""] ?? UNKNOWN;
}

/** For text and lines in the theme that is shown, or in that one. */
export function accentOf(faction: string, dark = isDark()): string {
  return liveryOf(faction)[dark ? "dark" : "light"];
}
