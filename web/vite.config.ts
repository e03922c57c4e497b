import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { CompileOptions } from "svelte/compiler";
import { defineConfig, type Plugin } from "vite";
import { inside } from "./inside.plugin.ts";
import { offline } from "./offline.plugin.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const TEXTS = join(here, "../src/baffe/texts");
const LANGUAGES = ["en", "fr"];
const SERVER = process.env.BAFFE_SERVER ?? "http://127.0.0.1:8417";
const NOT_OURS = new Set(["cli.ftl", "serve.ftl", "verify.ftl", "tidy.ftl", "terminal.ftl"]);

/** The oldest that can do all that the page asks of them; README.md names them too, and public/gate.js turns older ones away. */
const BROWSERS = ["chrome111", "edge111", "firefox126", "safari16.4"];

const RULES = "rules.ftl";

/** Those that all games share, or those of one game, without the rules, which few look up. */
function textsOf(language: string, game = ""): string {
  const folder = join(TEXTS, language, game);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl") && name !== RULES && !NOT_OURS.has(name));
  return files.sort().map((name) => readFileSync(join(folder, name), "utf-8")).join("\n");
}

type Parts = Record<string, () => string>;

function each(part: (language: string, game: string) => [name: string, read: () => string]): Parts {
  const games = (language: string) => readdirSync(join(TEXTS, language), { withFileTypes: true }).filter((one) => one.isDirectory());
  return Object.fromEntries(LANGUAGES.flatMap((language) => games(language).map(({ name }) => part(language, name))));
}

/** What is fetched apart, by its name: "en", "tokyo.en". */
function texts(): Parts {
  const shared = LANGUAGES.map((language) => [language, () => textsOf(language)]);
  return { ...Object.fromEntries(shared), ...each((language, game) => [`${game}.${language}`, () => textsOf(language, game)]) };
}

/** The rules of each game: "en/tokyo". */
function rules(): Parts {
  return each((language, game) => [`${language}/${game}`, () => readFileSync(join(TEXTS, language, game, RULES), "utf-8")]);
}

/** Fluent files of the Python package as assets, packed as the engine is (see lib/packed.ts): `import urls from "virtual:MODULE"` tells their addresses. */
function assets(module: string, parts: () => Parts): Plugin {
  let building = false;
  const id = `\0virtual:${module}`;
  return {
    name: `baffe-${module}`,
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (source) => (source === `virtual:${module}` ? id : undefined),
    load(source) {
      if (source !== id) return;
      const urls = Object.entries(parts()).map(([name, read]) => {
        if (!building) return `${JSON.stringify(name)}: "/${module}/${name}.ftl"`;
        const file = this.emitFile({ type: "asset", name: `${name.replace("/", "-")}.bin`, source: gzipSync(read(), { level: 9 }) });
        return `${JSON.stringify(name)}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${urls.join(", ")} };`;
    },
    configureServer(server) {
      for (const [name, read] of Object.entries(parts())) {
        server.middlewares.use(`/${module}/${name}.ftl`, (_request, response) => {
          response.setHeader("Content-Type", "text/plain; charset=utf-8");
          response.end(read());
        });
      }
    },
  };
}

/** Notes which packages the page has become part of: their licences go with it. */
function packages(): Plugin {
  return {
    name: "baffe-packages",
    generateBundle() {
      const inside = [...this.getModuleIds()].map((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
      // What the worker loads is no module of the page.
      const names = [...new Set([...inside.filter((name) => name !== undefined), "pyodide"])].sort();
      this.emitFile({ type: "asset", fileName: "packages.json", source: JSON.stringify(names) });
    },
  };
}

/** What index.html itself says, as %LANGUAGE:ID%: a browser that cannot run the page reads it there. */
function saidByIndex(): Plugin {
  const page = (language: string) => readFileSync(join(TEXTS, language, "page.ftl"), "utf-8");
  function said(_whole: string, language: string, id: string): string {
    const found = new RegExp(`^${id} = (.+)$`, "m").exec(page(language))?.[1];
    if (!found) throw new Error(`There is no text ${id} in ${language}.`);
    return found;
  }
  return { name: "baffe-index", transformIndexHtml: (html) => html.replace(/%(\w+):([\w-]+)%/g, said) };
}

/** Classes that scope styles are on nearly every element: short ones make the page lighter by a hundredth. */
const cssHash: NonNullable<CompileOptions["cssHash"]> = ({ hash, filename }) => `s${hash(relative(here, filename)).slice(0, 5)}`;

export default defineConfig({
  root: here,
  // Files find each other wherever their folder lies; offline.plugin.ts and tools/site.py write the two forms of index.html.
  base: "./",
  plugins: [svelte({ compilerOptions: { cssHash } }), assets("texts", texts), assets("rules", rules), inside(), packages(), saidByIndex(), offline()],
  resolve: {
    alias: Object.fromEntries(["lib", "shared", "kit", "art", "monsters"].map((name) => [`$${name}`, join(here, "src", name)])),
  },
  build: {
    outDir: join(here, "../src/baffe/web/page"),
    emptyOutDir: true,
    manifest: true,
    target: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What all games share in one file: many small ones together weigh a sixth more. What is opened later stays apart.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "frame", test: /node_modules|src.(lib(?!.(plain|guide))|shared|kit(?!.(tv.|motion.(Flights|flyer|frames)))|art|monsters.(Figure|Head|palette|moods|drawings|hats)|table(?!.(end|guide|past|lookup|PlayersSheet|InviteSheet|MenuSheet|RuleSheet|RuleText|WhySheet|HelpSheet|HostDeeds).)|screens.parts(?!.(HomeFooter|JoinByCode|Levels|NewSeat|Opponent|OwnData|Poster|ProgramKey|Rivals|RuleSeat|SeatSheet|Stepper)\.))/ },
            // What a table of Heavy Hitters and its companion both draw the board with: one file packs better than twelve.
            { name: "hexes", test: /games.heavy_hitters.(model|printed|wording|note|board.(geometry|lens|panning|Ground|Piece|UnitMark)|tokens.)/ }],
        },
      },
    },
  },
  // What Pyodide would ask of Node is never asked in a browser.
  worker: { format: "es", rolldownOptions: { external: [/^node:/, "ws"] } },
  // The server talks only to pages of its own address.
  server: { proxy: { "^/(api|texts)/": { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } } },
});
