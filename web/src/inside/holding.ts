/** One page at a time has a game in hand, also where several are open. */

/** The page that had it may still be on its way out, as when it is loaded again. */
const MOMENT = 400; // ms

const nameOf = (code: string) => `baffe game ${code}`;
const soon = () => new Promise((resolve) => setTimeout(resolve, MOMENT));

/**
 * What lets it go again; null: another page has it. With `take` it is taken from there, and that page is told.
 * Where a browser cannot say who has it (locks need https, or localhost), the last one to open it takes it.
 */
export async function hold(code: string, take: boolean, lost: () => void): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return call(code, lost);
  if (take) return lock(code, { steal: true }, lost);
  const free = () => lock(code, { ifAvailable: true }, lost);
  return (await free()) ?? (await soon(), free());
}

function lock(code: string, how: LockOptions, lost: () => void): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const held = (lock: Lock | null) => {
      if (!lock) {
        resolve(null);
        return;
      }
      return new Promise<void>((release) => resolve(release));
    };
    navigator.locks.request(nameOf(code), how, held).catch(lost); // somebody has taken it
  });
}

/** Say that it is open here now: whoever had it hears of it. */
function call(code: string, lost: () => void): () => void {
  const channel = new BroadcastChannel(nameOf(code));
  channel.onmessage = lost;
  channel.postMessage("");
  return () => channel.close();
}
