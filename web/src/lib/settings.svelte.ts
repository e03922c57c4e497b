/** What a person has chosen for this browser. */
export type Speed = "slow" | "normal" | "fast" | "off";
export type Theme = "auto" | "light" | "dark";

interface Kept {
  name: string;
  speed: Speed;
  theme: Theme;
  sound: boolean;
  /** Log and chat lie open at the side of a wide screen. */
  log: boolean;
  /** The level of bots that was chosen last. */
  level: string;
}

const KEY = "baffe.settings";
const START: Kept = { name: "", speed: "normal", theme: "auto", sound: true, log: true, level: "" };

function read(): Kept {
  try {
    return { ...START, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...START };
  }
}

export const settings: Kept = $state(read());

export function set<K extends keyof Kept>(key: K, value: Kept[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // not kept then
  }
}

const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, off: 0 };

/** What the device wishes; followed when it changes. */
function preference(name: string): () => boolean {
  const query = typeof matchMedia === "function" ? matchMedia(`(prefers-${name})`) : null;
  let wished = $state(!!query?.matches);
  query?.addEventListener?.("change", () => (wished = query.matches));
  return () => wished;
}

export const reducedMotion = preference("reduced-motion: reduce");
const darkDevice = preference("color-scheme: dark");

export function isDark(): boolean {
  return settings.theme === "auto" ? darkDevice() : settings.theme === "dark";
}

/** How much slower or faster than normal one thing is shown after the other; 0: all at once. */
export function pace(): number {
  return FACTOR[settings.speed];
}

/** How much slower or faster than normal things move; 0: they do not move. */
export function tempo(): number {
  return reducedMotion() ? 0 : pace();
}
