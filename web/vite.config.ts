import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { CompileOptions } from "svelte/compiler";
import { defineConfig, type Plugin } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const TEXTS = join(here, "../src/baffe/texts");
const LANGUAGES = ["en", "fr"];
const SERVER = process.env.BAFFE_SERVER ?? "http://127.0.0.1:8417";
const NOT_OURS = new Set(["cli.ftl", "serve.ftl", "verify.ftl", "terminal.ftl"]);

/** Those that all games share, or those of one game. */
function textsOf(language: string, game = ""): string {
  const folder = join(TEXTS, language, game);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl") && !NOT_OURS.has(name));
  return files.sort().map((name) => readFileSync(join(folder, name), "utf-8")).join("\n");
}

/** Everything that is fetched apart, by its name: "en", "tokyo.en". */
function parts(): Record<string, () => string> {
  const named = LANGUAGES.flatMap((language) => {
    const games = readdirSync(join(TEXTS, language), { withFileTypes: true }).filter((one) => one.isDirectory());
    return ["", ...games.map(({ name }) => name)].map((game): [string, () => string] => [
      game ? `${game}.${language}` : language,
      () => textsOf(language, game),
    ]);
  });
  return Object.fromEntries(named);
}

/** The Fluent files of the Python package, an asset for each game and language: `import urls from "virtual:texts"`. */
function texts(): Plugin {
  let building = false;
  const id = "\0virtual:texts";
  return {
    name: "baffe-texts",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (source) => (source === "virtual:texts" ? id : undefined),
    load(source) {
      if (source !== id) return;
      const urls = Object.entries(parts()).map(([name, read]) => {
        if (!building) return `${JSON.stringify(name)}: "/texts/${name}.ftl"`;
        const file = this.emitFile({ type: "asset", name: `${name}.ftl`, source: read() });
        return `${JSON.stringify(name)}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${urls.join(", ")} };`;
    },
    configureServer(server) {
      for (const [name, read] of Object.entries(parts())) {
        server.middlewares.use(`/texts/${name}.ftl`, (_request, response) => {
          response.setHeader("Content-Type", "text/plain; charset=utf-8");
          response.end(read());
        });
      }
    },
  };
}

/** Classes that scope styles are on nearly every element: short ones make the page lighter by a hundredth. */
const cssHash: NonNullable<CompileOptions["cssHash"]> = ({ hash, filename }) => `s${hash(relative(here, filename)).slice(0, 5)}`;

export default defineConfig({
  root: here,
  plugins: [svelte({ compilerOptions: { cssHash } }), texts()],
  resolve: {
    alias: Object.fromEntries(["lib", "shared", "kit", "art", "monsters"].map((name) => [`$${name}`, join(here, "src", name)])),
  },
  build: {
    outDir: join(here, "../src/baffe/web/page"),
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What all games share in one file: many small ones together weigh a sixth more.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "frame", test: /node_modules|src.(lib(?!.plain)|shared|kit|art|monsters|table|screens.parts)/ }],
        },
      },
    },
  },
  // The server talks only to pages of its own address.
  server: { proxy: { "^/(api|texts)/": { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } } },
});
