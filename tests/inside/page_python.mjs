// Plays games with the very files that the page loads, and prints a digest of each: PAGE DEVICE.PY, wishes on standard input.
import { readdirSync, readFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const [page, device] = process.argv.slice(2);
const assets = join(page, "assets");
const named = /^weights-(.*)-[\w-]{8}\.bin$/;
const file = (name) => gunzipSync(readFileSync(join(assets, readdirSync(assets).find((one) => one.startsWith(`${name}-`) && one.endsWith(".bin")))));
const folder = mkdtempSync(join(tmpdir(), "baffe-"));
try {
  const library = join(folder, "library.zip");
  writeFileSync(library, file("library"));
  const python = await loadPyodide({ stdLibURL: library });
  python.FS.writeFile("/rules.zip", file("rules"));
  python.runPython('import sys; sys.path.insert(0, "/rules.zip")');
  python.FS.mkdir("/weights");
  for (const one of readdirSync(assets).filter((one) => named.test(one)))
    python.FS.writeFile(`/weights/${named.exec(one)[1]}.weights`, readFileSync(join(assets, one)));
  python.runPython(readFileSync(device, "utf-8"));
  python.runPython('WEIGHTS = "/weights"');
  const digest = python.globals.get("digest");
  for (const [wish, seed] of JSON.parse(readFileSync(0, "utf-8"))) console.log(digest(JSON.stringify(wish), seed));
} finally {
  rmSync(folder, { recursive: true });
}
