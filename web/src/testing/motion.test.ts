/** Only what a browser moves without drawing anew may move: its place, size, turn and opacity. */
import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.css"], { eager: true, query: "?raw", import: "default" });
const FREE = new Set(["transform", "translate", "rotate", "scale", "opacity"]);
const NO_MOTION = new Set(["animation-timing-function", "none"]);

/** What stands between the braces that open at this place. */
function block(text: string, from: number): string {
  let depth = 0;
  for (let at = text.indexOf("{", from); at < text.length; at++) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}" && --depth === 0) return text.slice(text.indexOf("{", from) + 1, at);
  }
  throw new Error(`a brace is not closed after: ${text.slice(from, from + 40)}`);
}

function moved(text: string): string[] {
  const keyframes = [...text.matchAll(/@keyframes/g)].map(({ index }) => block(text, index));
  const inFrames = keyframes.flatMap((frames) => [...frames.matchAll(/([a-z-]+):/g)].map(([, property]) => property!));
  const transitions = [...text.matchAll(/transition(?:-property)?:\s*([^;]+);/g)].flatMap(([, value]) => value!.split(","));
  return [...inFrames, ...transitions.map((each) => each.trim().split(/\s/)[0]!)].filter((property) => !NO_MOTION.has(property));
}

describe("what moves", () => {
  const found = Object.entries(sources).flatMap(([path, text]) => moved(text).map((property) => ({ path, property })));

  it("is found", () => expect(found.length).toBeGreaterThan(20));

  it("is drawn once", () => expect(found.filter(({ property }) => !FREE.has(property))).toEqual([]));
});
