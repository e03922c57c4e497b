/** Texts for ears only, with words in the place of glyphs: a voice calls ★ a "black star". */
import { parts } from "./rich";
import { t } from "./texts.svelte.ts";

export function spoken(text: string): string {
  const said = parts(text).map(({ text, icon, count = 0 }) => (icon ? ` ${t(`rich-${icon}`, { count })}` : text));
  return said.join("").replaceAll("  ", " ");
}
