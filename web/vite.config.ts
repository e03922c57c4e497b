import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const TEXTS = join(here, "../src/baffe/texts");
const LANGUAGES = ["en", "fr"];
const SERVER = process.env.BAFFE_SERVER ?? "http://127.0.0.1:8417";
const NOT_OURS = new Set(["cli.ftl", "serve.ftl", "verify.ftl"]);

const RULES = "-rules.ftl";

function filesOf(language: string): [name: string, text: string][] {
  const folder = join(TEXTS, language);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl") && !NOT_OURS.has(name));
  return names.sort().map((name) => [name, readFileSync(join(folder, name), "utf-8")]);
}

/** All but the rules, by language. */
function texts(): Record<string, string> {
  const joined = (language: string) => filesOf(language).filter(([name]) => !name.endsWith(RULES)).map(([, text]) => text).join("\n");
  return Object.fromEntries(LANGUAGES.map((language) => [language, joined(language)]));
}

/** The rules, which few look up, by language and game: `en/tokyo`. */
function rules(): Record<string, string> {
  const found = LANGUAGES.flatMap((language) => filesOf(language).map(([name, text]) => [`${language}/${name}`, text] as const));
  return Object.fromEntries(found.filter(([name]) => name.endsWith(RULES)).map(([name, text]) => [name.slice(0, -RULES.length), text]));
}

/** Fluent files of the Python package as assets: `import urls from "virtual:MODULE"` tells their addresses. */
function assets(module: string, content: () => Record<string, string>): Plugin {
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
      const urls = Object.entries(content()).map(([key, text]) => {
        if (!building) return `${JSON.stringify(key)}: "/${module}/${key}.ftl"`;
        const file = this.emitFile({ type: "asset", name: `${key.replace("/", "-")}.ftl`, source: text });
        return `${JSON.stringify(key)}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${urls.join(", ")} };`;
    },
    configureServer(server) {
      server.middlewares.use(`/${module}`, (request, response, next) => {
        const text = content()[request.url!.replace(/^\/|\.ftl.*$/g, "")];
        if (text === undefined) return next();
        response.setHeader("Content-Type", "text/plain; charset=utf-8");
        response.end(text);
      });
    },
  };
}

export default defineConfig({
  root: here,
  plugins: [svelte(), assets("texts", texts), assets("rules", rules)],
  resolve: {
    alias: Object.fromEntries(["lib", "shared", "art", "monsters"].map((name) => [`$${name}`, join(here, "src", name)])),
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
          groups: [{ name: "frame", test: /node_modules|src.(lib|shared|art|monsters|table|screens.parts)/ }],
        },
      },
    },
  },
  // The server talks only to pages of its own address.
  server: { proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } } },
});
