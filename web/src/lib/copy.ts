/** Put a text on the clipboard; false when the browser does not let us, and the reader must do it by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // not allowed: the old way may still be
  }
  return copiedTheOldWay(text);
}

// On plain http there is no clipboard object, but a selected field can still be copied.
function copiedTheOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  const before = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  (before?.closest("dialog") ?? document.body).append(field); // a modal dialog makes all else unselectable
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
