import { describe, expect, it } from "vitest";
import type { Plug } from "./plug";
import { joined, type Noise, type Sound, SOUNDS, type Tone } from "./synth";

const PHONE = 350; // Hz below which its speaker plays nothing

const pitch = (part: Tone | Noise) => ("noise" in part ? part.noise : part.from);
const peak = (part: Tone | Noise) => Math.max(pitch(part), part.to ?? 0);

describe.each(Object.entries(SOUNDS))("%s", (_, parts) => {
  it("begins at once and is over soon", () => {
    expect(Math.min(...parts.map(({ at }) => at))).toBe(0);
    expect(Math.max(...parts.map(({ at, lasts }) => at + lasts))).toBeLessThan(1.6);
  });

  it("is heard from the speaker of a phone", () => {
    expect(Math.max(...parts.filter((part) => peak(part) >= PHONE).map(({ loud }) => loud ?? 0))).toBeGreaterThan(0.12);
  });
});

/** A voice falls evenly in dB, and is lost to the ear after about half of its time. */
const heard = (name: Sound) => Math.max(...SOUNDS[name].map(({ at, lasts }) => at + lasts * 0.55));

const plugs = import.meta.glob<{ default: Plug }>("../games/*/index.ts", { eager: true });
const sources = import.meta.glob<string>("../games/*/index.ts", { eager: true, query: "?raw", import: "default" });

describe.each(Object.entries(plugs))("%s", (path, { default: plug }) => {
  it("has no sound that is longer than what it belongs to", () => {
    const types = [...new Set(sources[path]!.match(/\b[a-z_]+\b/g))];
    const sounding = types.map((type) => ({ type, sound: plug.sound?.({ type } as never) as Sound | null }));
    const found = sounding.filter(({ sound }) => sound && sound !== "win"); // after the end there is time
    expect(found.length).toBeGreaterThan(6);
    expect(found.filter(({ type, sound }) => heard(sound!) * 1000 > plug.lasts({ type } as never))).toEqual([]);
  });
});

describe("many sounds in one moment", () => {
  it("are not played twice", () => {
    expect(joined("hit", 1.05, [{ name: "hit", at: 1 }])).toBeNull();
    expect(joined("hit", 1.5, [{ name: "hit", at: 1 }])).toEqual([{ name: "hit", at: 1.5 }]);
  });

  it("are three at most, and the call to me", () => {
    const three = (["roll", "hit", "star"] satisfies Sound[]).map((name) => ({ name, at: 1 }));
    expect(joined("energy", 1.01, three)).toBeNull();
    expect(joined("yourturn", 1.01, three)).toHaveLength(4);
  });
});
