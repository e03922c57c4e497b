/** What lies above the screen: one sheet at a time, and a rule above all. */
export type SheetName = "log" | "score" | "tokens" | "menu";

export const sheets: { open: SheetName | null; rule: string | null } = $state({ open: null, rule: null });
