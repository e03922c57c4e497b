/** People whom I do not want to hear; kept in this browser only. */
const KEY = "baffe.muted";

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

const muted: string[] = $state(read());

export function isMuted(player: string): boolean {
  return muted.includes(player);
}

export function toggleMuted(player: string): void {
  const at = muted.indexOf(player);
  if (at >= 0) muted.splice(at, 1);
  else muted.push(player);
  try {
    localStorage.setItem(KEY, JSON.stringify(muted.slice(-200)));
  } catch {
    // not kept then
  }
}
