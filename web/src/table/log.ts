/** Events as lines that a person can follow. */
import type { IconName } from "$art/icons";
import type { GameEvent, Plug, Wording } from "$lib/plug";
import { t } from "$lib/texts.svelte.ts";

export interface LogLine {
  text: string;
  event: GameEvent;
  /** The event before, where one line tells both. */
  also?: GameEvent;
  /** Words of the line that are drawn as icons. */
  signs: Readonly<Record<string, IconName>>;
}

/** A turn, or whatever parts a game in the log. */
export interface Section {
  /** The event that opened it; null for what came before the first one. */
  start: LogLine | null;
  lines: LogLine[];
  /** All that follows happened since my last turn. */
  mark: boolean;
}

/** Sentences are made once for each language: a game has hundreds of events, and every one asks for the whole log. */
const said = new Map<string, WeakMap<GameEvent, LogLine>>();

/** One line for each event; what belongs together is one, what is told already is none. */
export function linesOf(events: readonly GameEvent[], wording: Wording, language: string): LogLine[] {
  const key = `${language} ${wording.names.join()}`;
  const known = said.get(key) ?? new WeakMap<GameEvent, LogLine>();
  said.set(key, known);
  const lines: LogLine[] = [];
  let before: GameEvent | null = null;
  for (const event of events) {
    if (event.type === "back") {
      lines.push({ text: t("log-agreed", { name: wording.names[event.seat!] ?? "" }), event, signs: {} });
      before = null;
      continue;
    }
    if (wording.isTold?.(event)) continue;
    const both = before && wording.together ? wording.together(before, event) : null;
    if (both) {
      lines.pop();
      lines.push({ text: both, event, also: before!, signs: wording.signs(event) });
    } else {
      let line = known.get(event);
      if (!line) known.set(event, (line = { text: wording.event(event), event, signs: wording.signs(event) }));
      lines.push(line);
    }
    before = event;
  }
  return lines;
}

/** Number of the first event after my last whole turn; -1 where I had none yet. */
export function sinceMine(events: readonly GameEvent[], seat: number | null, opens: Plug["opensSection"]): number {
  if (seat === null) return -1;
  let mine = false;
  let since = -1;
  for (const event of events) {
    if (!opens(event)) continue;
    if (mine && event.seat !== seat) since = event.n;
    mine = event.seat === seat;
  }
  return since;
}

export function sectionsOf(lines: readonly LogLine[], since: number, opens: Plug["opensSection"]): Section[] {
  const sections: Section[] = [];
  for (const line of lines) {
    if (opens(line.event)) sections.push({ start: line, lines: [], mark: line.event.n === since });
    else {
      if (!sections.length) sections.push({ start: null, lines: [], mark: false });
      sections.at(-1)!.lines.push(line);
    }
  }
  return sections;
}
