/** One page at a time: with locks, and with calls where a browser has none. */
import { afterEach, expect, it, vi } from "vitest";
import { hold } from "./holding";

afterEach(() => vi.unstubAllGlobals());

/** As browsers do it: one holder for each name, and whoever steals it ends the other's wait. */
class Locks {
  private held = new Map<string, (error: Error) => void>();

  async request(name: string, how: LockOptions, act: (lock: object | null) => Promise<void> | undefined): Promise<void> {
    if (how.steal) this.held.get(name)?.(new Error("stolen"));
    else if (this.held.has(name)) return act(null);
    const stolen = new Promise<void>((_, reject) => this.held.set(name, reject));
    const mine = this.held.get(name);
    await Promise.race([act({}), stolen]).finally(() => {
      if (this.held.get(name) === mine) this.held.delete(name);
    });
  }
}

class Channel {
  static open = new Set<Channel>();
  onmessage: (() => void) | null = null;
  constructor(readonly name: string) {
    Channel.open.add(this);
  }
  postMessage(): void {
    for (const other of Channel.open) if (other !== this && other.name === this.name) other.onmessage?.();
  }
  close(): void {
    Channel.open.delete(this);
  }
}

it("a second page is told, takes it over when it wants to, and the first one hears of it", async () => {
  vi.stubGlobal("navigator", { locks: new Locks() });
  const lost = vi.fn();
  const release = await hold("A", false, lost);
  expect(release).not.toBe(null);
  expect(await hold("B", false, vi.fn())).not.toBe(null);
  expect(await hold("A", false, vi.fn())).toBe(null);
  expect(lost).not.toHaveBeenCalled();
  const again = await hold("A", true, vi.fn());
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
  again!();
  await vi.waitFor(async () => expect(await hold("A", false, vi.fn())).not.toBe(null));
});

it("a page that is loaded again gets what it had a moment ago", async () => {
  vi.stubGlobal("navigator", { locks: new Locks() });
  const release = await hold("A", false, vi.fn());
  setTimeout(release!, 50);
  expect(await hold("A", false, vi.fn())).not.toBe(null);
});

it("without locks the last one to open it has it, and the one before hears of it", async () => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("BroadcastChannel", Channel);
  const [first, second] = [vi.fn(), vi.fn()];
  await hold("A", false, first);
  const release = await hold("A", false, second);
  expect(first).toHaveBeenCalledOnce();
  release!();
  await hold("A", false, vi.fn());
  expect(second).not.toHaveBeenCalled();
});
