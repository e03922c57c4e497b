/** What a person has chosen for this browser. */
export type Speed = "slow" | "normal" | "fast" | "off";
export type Theme = "auto" | "light" | "dark";

interface Kept {
  name: string;
  speed: Speed;
  theme: Theme;
  sound: boolean;
}

const KEY = "baffe.settings";
const START: Kept = { name: "", speed: "normal", theme: "auto", sound: true };

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

const calm = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
let reduced = $state(!!calm?.matches);
calm?.addEventListener?.("change", () => (reduced = calm.matches));

export function reducedMotion(): boolean {
  return reduced;
}

/** How much slower or faster than normal things move; 0: they do not move. */
export function tempo(): number {
  return reducedMotion() ? 0 : FACTOR[settings.speed];
}
