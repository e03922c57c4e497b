/** Python for the page, as files of the build: `import files from "virtual:inside"` tells where they are and how long. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const PYODIDE = join(here, "node_modules/pyodide");
const TOOLS = join(here, "../tools");
const WEIGHTS = join(here, "../src/baffe/bots/weights");
const ENDING = ".weights";
const ID = "\0virtual:inside";

interface Asset {
  name: string;
  bytes: Uint8Array;
}

type Made = Record<"glue" | "interpreter" | "library" | "rules", Asset>;

/** Rules, bots and running game, packed by Python as everything else that is made from it. */
function sources(): Uint8Array {
  const ours = join(here, "../.venv/bin/python");
  const folder = mkdtempSync(join(tmpdir(), "baffe-"));
  try {
    const file = join(folder, "rules.zip");
    execFileSync(existsSync(ours) ? ours : "python3", ["-P", join(TOOLS, "archive.py"), file]);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Our modules and what they use of the standard library, as bytecode of the very interpreter that the page gets. */
async function compiled(): Promise<{ library: Uint8Array; rules: Uint8Array }> {
  const { loadPyodide } = await import("pyodide");
  // Columns of errors are as long as the code itself; lines stay.
  const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
  python.FS.writeFile("/archive.zip", sources());
  python.FS.writeFile("/stdlib.zip", readFileSync(join(PYODIDE, "python_stdlib.zip")));
  python.runPython(readFileSync(join(TOOLS, "bytecode.py"), "utf-8"));
  python.runPython(`
home = next(path for path in sys.path if path.endswith(".zip"))
compile_archive("/stdlib.zip", "/library.zip", used_library("/archive.zip", home))
compile_archive("/archive.zip", "/rules.zip")
`);
  return { library: python.FS.readFile("/library.zip") as Uint8Array, rules: python.FS.readFile("/rules.zip") as Uint8Array };
}

/** Stored packed: not every web host packs what it sends. The glue is a script, which no page can unpack. */
async function make(): Promise<Made> {
  const packed = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 });
  const { library, rules } = await compiled();
  return {
    glue: { name: "python.js", bytes: readFileSync(join(PYODIDE, "pyodide.asm.mjs")) },
    interpreter: { name: "python.bin", bytes: packed(readFileSync(join(PYODIDE, "pyodide.asm.wasm"))) },
    library: { name: "library.bin", bytes: packed(library) },
    rules: { name: "rules.bin", bytes: packed(rules) },
  };
}

/** What levels that think ahead have learned, by level and mode. Packed already, each for itself: a table needs one or two. */
function weights(): Record<string, Asset> {
  const files = readdirSync(WEIGHTS).filter((name) => name.endsWith(ENDING)).sort();
  const names = files.map((file) => file.slice(0, -ENDING.length));
  return Object.fromEntries(names.map((name) => [name, { name: `weights-${name}.bin`, bytes: readFileSync(join(WEIGHTS, name + ENDING)) }]));
}

/** What Pyodide wants to know of packages: there are none. */
function lock(): string {
  const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf-8")) as { info: unknown };
  return JSON.stringify({ info, packages: {} });
}

export function inside(): Plugin {
  let building = false;
  let making: Promise<Made> | undefined;
  const made = () => (making ??= make());
  return {
    name: "baffe-inside",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (source) => (source === "virtual:inside" ? ID : undefined),
    async load(source) {
      if (source !== ID) return;
      const told = (files: Record<string, Asset>) => Object.entries(files).map(([part, { name, bytes }]) => {
        const known = `${JSON.stringify(part)}: { bytes: ${bytes.length}, url: `;
        if (!building) return `${known}"/inside/${name}" }`;
        const file = this.emitFile({ type: "asset", name, source: bytes });
        return `${known}import.meta.ROLLUP_FILE_URL_${file} }`;
      }).join(", ");
      return `export default { ${told({ ...(await made()) })}, weights: { ${told(weights())} }, lock: ${lock()} };`;
    },
    configureServer(server) {
      server.middlewares.use("/inside", (request, response, next) => {
        void made().then((files) => {
          const file = Object.values<Asset>({ ...files, ...weights() }).find(({ name }) => request.url === `/${name}`);
          if (!file) return next();
          response.setHeader("Content-Type", file.name.endsWith(".js") ? "text/javascript" : "application/octet-stream");
          response.end(file.bytes);
        });
      });
    },
  };
}
