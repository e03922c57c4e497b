/** Shared code knows no game: what differs comes from plugs, and elements are found by reference. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SRC = fileURLToPath(new URL("..", import.meta.url));
const SHARED = ["lib", "kit", "table", "screens", "shared", "app.css", "App.svelte"];

/** The coach alone looks for elements: a lesson is data, and names what it lights by data attributes. */
const LOOKS = "table/guide/Guide.svelte";

function filesIn(folder: string): string[] {
  const names = readdirSync(SRC, { recursive: true, encoding: "utf-8" });
  const source = (name: string) => /\.(ts|svelte|css)$/.test(name) && !name.endsWith(".test.ts");
  return names.filter((name) => (name === folder || name.startsWith(`${folder}/`)) && source(name));
}

function code(name: string): string {
  const text = readFileSync(join(SRC, name), "utf-8");
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "");
}

test.each(SHARED)("%s", (folder) => {
  const files = filesIn(folder);
  expect(files).not.toEqual([]);
  expect(files.filter((name) => /tokyo|duel/i.test(code(name)))).toEqual([]);
  expect(files.filter((name) => name !== LOOKS && /querySelector|getElementById/.test(code(name)))).toEqual([]);
  const plugged = files.filter((name) => !name.startsWith("lib/plain/"));
  expect(plugged.filter((name) => /turn_started|\.monster\b|`monster-/.test(code(name)))).toEqual([]);
});
