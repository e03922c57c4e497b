/**
 * What is made of a finished build: its number, a hash of all its files; the index of a page with a server, whose screens
 * lie at many addresses; and the worker that keeps the build for times without network (src/offline/worker.js).
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WORKER = readFileSync(fileURLToPath(new URL("src/offline/worker.js", import.meta.url)), "utf-8");
const INDEX = "index.html";
/** For those who build, not for the page. */
const NOT_SERVED = /^(\.vite\/|packages\.json$)/;
/** Of pages from before this one: see public/sw.js. */
const FORMER = "sw.js";
const WEIGHTS = /^assets\/weights-.*\.bin$/;
const ENGINE = /^assets\/(python-.*\.js|(python|library|rules)-.*\.bin)$/;

function filesIn(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const names = all.map((one) => relative(folder, join(one.parentPath, one.name)).split(sep).join("/"));
  return names.filter((name) => !NOT_SERVED.test(name)).sort();
}

function numberOf(folder: string, files: string[]): string {
  const hash = createHash("sha256").update(WORKER);
  for (const name of files) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 12);
}

export function offline(): Plugin {
  return {
    name: "baffe-offline",
    apply: "build",
    writeBundle: {
      order: "post",
      handler({ dir }) {
        const files = filesIn(dir!);
        const build = numberOf(dir!, files);
        const write = (name: string, text: string) => writeFileSync(join(dir!, name), text);
        const index = readFileSync(join(dir!, INDEX), "utf-8");
        if (!index.includes('content="dev"')) throw new Error(`${INDEX} has no room for the number of its build.`);
        write(INDEX, index.replace('content="dev"', `content="${build}"`).replaceAll('="./', '="/'));
        write("build.txt", `${build}\n`);
        const kept = files.filter((name) => name !== INDEX && name !== FORMER);
        const page = ["./", ...kept.filter((name) => !ENGINE.test(name) && !WEIGHTS.test(name))];
        const matching = (names: RegExp) => JSON.stringify(kept.filter((name) => names.test(name)));
        const listed = { BUILD: build, PAGE: JSON.stringify(page), ENGINE: matching(ENGINE), WEIGHTS: matching(WEIGHTS) };
        write("offline.js", Object.entries(listed).reduce((text, [name, value]) => text.replace(`%${name}%`, value), WORKER));
      },
    },
  };
}
