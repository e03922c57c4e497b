/** Python for the page, as files of the build: `import files from "virtual:inside"` tells where they are and how long. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const PYODIDE = join(here, "node_modules/pyodide");
const TOOLS = join(here, "../tools");
const ID = "\0virtual:inside";

type Made = Record<"glue" | "interpreter" | "library" | "rules", { name: string; bytes: Uint8Array }>;

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
      const told = Object.entries(await made()).map(([part, { name, bytes }]) => {
        if (!building) return `${part}: { url: "/inside/${name}", bytes: ${bytes.length} }`;
        const file = this.emitFile({ type: "asset", name, source: bytes });
        return `${part}: { url: import.meta.ROLLUP_FILE_URL_${file}, bytes: ${bytes.length} }`;
      });
      return `export default { ${told.join(", ")}, lock: ${lock()} };`;
    },
    configureServer(server) {
      server.middlewares.use("/inside", (request, response, next) => {
        void made().then((files) => {
          const file = Object.values(files).find(({ name }) => request.url === `/${name}`);
          if (!file) return next();
          response.setHeader("Content-Type", file.name.endsWith(".js") ? "text/javascript" : "application/octet-stream");
          response.end(file.bytes);
        });
      });
    },
  };
}
