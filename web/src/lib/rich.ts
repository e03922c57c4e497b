/** Texts hold plain glyphs, so that they can be read in a terminal; the page draws its own icons in their place. */
import type { IconName } from "$art/icons";

export interface Part {
  kind: "text" | "name" | "icon";
  text: string;
  /** Name of the icon, and of its text for those who listen: rich-ICON. */
  icon?: IconName;
}

export interface Rules {
  /** Names that stand out. */
  names?: readonly string[];
  /** Words that stand for a face of a die, such as "smash" and "smashes": word -> icon. */
  words?: Readonly<Record<string, IconName>>;
}

const GLYPHS: Readonly<Record<string, IconName>> = { "♥": "heart", "★": "star", "⚡": "energy" };

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A text in parts, in order; put together their texts are the text again. */
export function parts(text: string, { names = [], words = {} }: Rules = {}): Part[] {
  const longestFirst = (all: readonly string[]) => all.filter(Boolean).toSorted((a, b) => b.length - a.length);
  const known = [
    ...longestFirst(names).map(escaped),
    ...longestFirst(Object.keys(words)).map((word) => `(?<![\\p{L}])${escaped(word)}(?![\\p{L}])`),
    ...Object.keys(GLYPHS),
  ];
  const found: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(new RegExp(known.join("|"), "gu"))) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const piece = match[0];
    const icon = GLYPHS[piece] ?? words[piece];
    found.push(icon ? { kind: "icon", text: piece, icon } : { kind: "name", text: piece });
    at = match.index + piece.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}
