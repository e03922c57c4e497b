/** Texts hold plain glyphs, so that they can be read in a terminal; the page draws its own icons in their place. */
import type { IconName } from "$art/icons";

export interface Part {
  kind: "text" | "name" | "icon";
  text: string;
  /** Name of the icon, and of its text for those who listen: rich-ICON. */
  icon?: IconName;
  /** The number that stands before it. */
  count?: number;
}

export interface Rules {
  /** Names that stand out. */
  names?: readonly string[];
  /** Words that stand for a face of a die, such as "smash" and "smashes": word -> icon. */
  words?: Readonly<Record<string, IconName>>;
}

const GLYPHS: Readonly<Record<string, IconName>> = { "♥": "heart", "★": "star", "⚡": "energy", "♜": "destruction" };

const MANY = 2; // where no number stands before an icon

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Not as a part of another word. */
function whole(word: string): string {
  return `(?<!\\p{L})${escaped(word)}(?!\\p{L})`;
}

/** A text in parts, in order; put together their texts are the text again. */
export function parts(text: string, { names = [], words = {} }: Rules = {}): Part[] {
  const longestFirst = (all: readonly string[]) => all.filter(Boolean).toSorted((a, b) => b.length - a.length);
  const known = [
    ...longestFirst(names).map(whole),
    ...longestFirst(Object.keys(words)).map(whole),
    ...Object.keys(GLYPHS),
  ];
  const found: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(new RegExp(known.join("|"), "gu"))) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const piece = match[0];
    const icon = GLYPHS[piece] ?? words[piece];
    const count = Number(/\d+$/.exec(text.slice(0, match.index))?.[0] ?? MANY);
    found.push(icon ? { kind: "icon", text: piece, icon, count } : { kind: "name", text: piece });
    at = match.index + piece.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** Parts in runs that must not be torn apart at the end of a line: an icon stays with the number before it and the sign after. */
export function runs(all: readonly Part[]): Part[][] {
  const found: Part[][] = [];
  let open = false; // the last run still takes what follows without a space
  for (const part of all) {
    if (part.kind === "icon") {
      if (open) found.at(-1)!.push(part);
      else found.push([part]);
      open = true;
      continue;
    }
    let text = part.text;
    if (open) {
      const tail = /^[^ \n]+/.exec(text)?.[0] ?? "";
      if (tail) found.at(-1)!.push({ ...part, text: tail });
      text = text.slice(tail.length);
      open = !text;
    }
    if (!text) continue;
    const head = part.kind === "text" ? (/[^ \n]+$/.exec(text)?.[0] ?? "") : "";
    if (text.length > head.length) found.push([{ ...part, text: text.slice(0, text.length - head.length) }]);
    if (head) found.push([{ ...part, text: head }]);
    open = !!head;
  }
  return found;
}
