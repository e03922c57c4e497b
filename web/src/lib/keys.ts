/** Keys of the table. Those of the dice belong to the tray; here are the ones that are shared. */
export type Action = "undo" | "log" | "chat" | "help" | "skip";

const ACTIONS: Readonly<Record<string, Action>> = { u: "undo", l: "log", c: "chat", "?": "help", " ": "skip" };

/** What the help sheet lists: texts keys-ID. */
export const KEYS: readonly { id: string; keys: string[] }[] = [
  { id: "dice", keys: ["1", "…", "8"] },
  { id: "roll", keys: ["R"] },
  { id: "confirm", keys: ["⏎"] },
  { id: "undo", keys: ["U"] },
  { id: "log", keys: ["L"] },
  { id: "chat", keys: ["C"] },
  { id: "skip", keys: ["␣"] },
  { id: "help", keys: ["?"] },
  { id: "close", keys: ["Esc"] },
];

/** Somebody writes, or a button waits for this key itself. */
function taken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (!target?.closest) return false;
  if (target.closest("input, textarea, select, [contenteditable]")) return true;
  return event.key === " " && !!target.closest("button, a, summary, [role=tab]");
}

export function actionOf(event: KeyboardEvent): Action | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || taken(event)) return null;
  return ACTIONS[event.key.toLowerCase()] ?? null;
}
