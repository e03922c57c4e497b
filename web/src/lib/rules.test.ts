/** Rules as the page shows them: all of the texts, with titles, below their headings. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test, vi } from "vitest";
import { use, bundleOf } from "./texts.svelte.ts";
import { fetchRules, matching, parsed, rulebook, ruleOf, type Section } from "./rules.svelte.ts";

const SOURCE = `### Why?

rule-tokyo-R0 = Above all headings.

## The turn

rule-tokyo-R1 = Six dice, 10♥.
    .title = Dice
rule-tokyo-R12 = Start in Tokyo.
    .title = Stars

## Fuite éperdue

rule-two-V1 = Both play.
    .title = Two monsters
not-a-rule = Nothing.
`;
const numbers = (sections: Section[]) => sections.map(({ heading, rules }) => [heading, ...rules.map(({ number }) => number)]);

test("rules are read with title and text, below their headings", () => {
  const sections = parsed("en", SOURCE);
  expect(numbers(sections)).toEqual([["The turn", "tokyo/R1", "tokyo/R12"], ["Fuite éperdue", "two/V1"]]);
  expect(sections[0]!.rules[0]).toEqual({ number: "tokyo/R1", title: "Dice", text: "Six dice, 10♥." });
});

test.each([
  ["", ["tokyo/R1", "tokyo/R12", "two/V1"]],
  ["r1", ["tokyo/R1"]],
  ["tokyo/R12", ["tokyo/R12"]],
  ["V1", ["two/V1"]],
  ["dé", []],
  ["PLAY both", ["two/V1"]],
  ["stars", ["tokyo/R12"]],
])("%s finds its rules", (sought, found) => {
  expect(matching(parsed("en", SOURCE), sought).flatMap(({ rules }) => rules.map(({ number }) => number))).toEqual(found);
});

describe.each(["en", "fr"] as const)("%s", (language) => {
  test("the rules of every game are fetched once, and each has a title and a text", async () => {
    const fetched = vi.fn(async (url: string) => {
      const [, of, game] = /^\/rules\/(\w+)\/(\w+)\.ftl$/.exec(url)!;
      const file = fileURLToPath(new URL(`../../../src/baffe/texts/${of}/${game}/rules.ftl`, import.meta.url));
      return new Response(readFileSync(file, "utf-8"));
    });
    vi.stubGlobal("fetch", fetched);
    use(language, bundleOf(language, ""));
    expect(ruleOf("tokyo/R41")).toBeUndefined();
    await fetchRules();
    await fetchRules();
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(Object.keys(rulebook())).toEqual(["duel", "heavy_hitters", "tokyo"]);
    const rules = Object.values(rulebook()).flat().flatMap((section) => section.rules);
    expect(rules).toHaveLength(698);
    expect(rules.filter(({ title, text }) => !title || !text)).toEqual([]);
    expect(ruleOf("tokyo/R41")!.text).toMatch(language === "en" ? /Wings/ : /Ailes/);
    vi.unstubAllGlobals();
  });
});

test("without network nothing is known, and the next look tries again", async () => {
  vi.resetModules();
  const again = await import("./rules.svelte.ts");
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
  await again.fetchRules("en");
  expect(again.rulebook()).toEqual({});
  vi.stubGlobal("fetch", async () => new Response(SOURCE));
  await again.fetchRules("en");
  expect(again.ruleOf("two/V1")!.title).toBe("Two monsters");
  vi.unstubAllGlobals();
});
