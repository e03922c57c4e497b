/** What lies above the screen: one sheet at a time, and rules above all. */
export type SheetName = "log" | "score" | "tokens" | "menu";

export const sheets: { open: SheetName | null; rules: string[] } = $state({ open: null, rules: [] });
