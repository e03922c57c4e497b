/** Which sheet lies over the table. */
import type { LogLine } from "./log";

export type Sheet =
  | "menu" | "players" | "invite" | "keys" | "settings" | "rule" | "panel" | "end" | "closing" | "position" | "moments";

export class Sheets {
  open: Sheet | null = $state(null);
  tab: "log" | "chat" = $state("log");
  /** The line whose rule is told; it may lie over the log. */
  why: LogLine | null = $state.raw(null);

  show(sheet: Sheet): void {
    this.open = sheet;
  }

  panel(tab: "log" | "chat"): void {
    this.tab = tab;
    this.open = "panel";
  }

  close(): void {
    this.open = null;
  }
}
