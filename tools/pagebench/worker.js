// Bare Pyodide in a worker: the interpreter of the site from the site's own files, and nothing of ours around it.
import { loadPyodide } from "./pyodide.mjs";

const NOWHERE = "https://inside.invalid/";
let python;

const unpacked = async (url) => (await fetch(url)).body.pipeThrough(new DecompressionStream("gzip"));

async function load({ glue, interpreter, library, lock }) {
  const parts = {
    "pyodide.asm.wasm": unpacked(interpreter).then((body) => new Response(body, { headers: { "Content-Type": "application/wasm" } })),
    "python_stdlib.zip": unpacked(library).then((body) => new Response(body)),
  };
  const { default: createPyodideModule } = await import(glue);
  const { fetch } = globalThis;
  globalThis.fetch = async (asked) => parts[String(asked).replace(NOWHERE, "")];
  python = await loadPyodide({ createPyodideModule, indexURL: NOWHERE, lockFileContents: lock });
  globalThis.fetch = fetch;
  return python.runPython("1 + 1");
}

/** Our modules too, for what is measured after loading. */
async function add({ rules, weights }) {
  python.FS.mkdir("/weights");
  for (const [name, url] of Object.entries(weights))
    python.FS.writeFile(`/weights/${name}.weights`, new Uint8Array(await (await fetch(url)).arrayBuffer()));
  python.FS.writeFile("/rules.zip", new Uint8Array(await new Response(await unpacked(rules)).arrayBuffer()));
  return python.runPython('import sys; sys.path.insert(0, "/rules.zip")');
}

const deeds = {
  load,
  add,
  run: ({ source }) => python.runPython(source),
  heap: () => python._module.HEAPU8.length,
};

addEventListener("message", async ({ data }) => {
  try {
    postMessage({ value: await deeds[data.do](data) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
