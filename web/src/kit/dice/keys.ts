/** A key that is meant for the tray, in small letters; "" when somebody writes, or a button waits for it. */
export function pressed(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return "";
  const target = event.target as HTMLElement | null;
  if (target?.closest?.("input, textarea, select, dialog")) return "";
  const key = event.key.toLowerCase();
  return key === "enter" && target?.closest?.("button, a") ? "" : key;
}
