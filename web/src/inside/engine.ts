/** In the worker: Python, as it comes over the line, and the one function of ours that the page talks to. */
import { loadPyodide, type PyodideAPI } from "pyodide";
import { isPacked, unpacking } from "$lib/packed";

export interface File {
  url: string;
  bytes: number;
}

/** What the build has made; see inside.plugin.ts. */
export interface Files {
  glue: File;
  interpreter: File;
  library: File;
  rules: File;
  /** What levels that think ahead have learned, by level and mode: fetched for a table that wants it. */
  weights: Record<string, File>;
  lock: object;
}

/** JSON in, JSON out: messages, and the seconds until something is due. */
export interface Engine {
  receive(text: string, now: number): string;
  /** A file that was wanted; an empty one could not be had. */
  bring(name: string, bytes: Uint8Array, now: number): string;
}

/** Called for every piece of work, with the number of the question that a bot thinks about, or below 0. */
export type Thinking = (number: number) => void;

interface Door extends Engine {
  reports_to(thinking: Thinking): void;
}

type Options = NonNullable<Parameters<typeof loadPyodide>[0]>;
type Lock = NonNullable<Options["lockFileContents"]>;

/** Where Pyodide believes that its files are: it asks for them by their names, and gets what we have fetched. */
const NOWHERE = "https://inside.invalid/";
const INTERPRETER = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const PLACE = "/rules.zip";
/** What was imported stays for good: nobody looks for rubbish there, neither meanwhile nor later. */
const KEPT = "import gc; gc.freeze(); gc.enable()";

/** What every way to start needs, on its way: the interpreter is compiled while it comes. */
interface Arriving extends Fetcher {
  files: Files;
  interpreter: Promise<WebAssembly.Module>;
  glue: Promise<{ default: object }>;
}

export function arriving(files: Files, got: (bytes: number) => void): Arriving {
  const { fetched, lost } = fetcher(got);
  const wasm = (body: ReadableStream<Uint8Array>) => new Response(body, { headers: { "Content-Type": "application/wasm" } });
  return {
    files,
    fetched,
    lost,
    interpreter: WebAssembly.compileStreaming(fetched(files.interpreter).then(wasm)),
    glue: import(/* @vite-ignore */ new URL(files.glue.url, location.href).href) as Promise<{ default: object }>,
  };
}

/** `image`: the memory of an interpreter that has imported everything. Then nothing else is fetched. */
export async function loadEngine(parts: Arriving, image: Uint8Array | null, thinking: Thinking): Promise<Engine> {
  const python = image ? await started(parts, new ArrayBuffer(0), { _loadSnapshot: image }) : await withRules(parts, {});
  const door = python.pyimport("baffe.inside.worker") as Door;
  python.runPython(KEPT);
  door.reports_to(thinking);
  return { receive: door.receive, bring: (name, bytes, now) => door.bring(name, python.toPy(bytes) as Uint8Array, now) };
}

export async function makeImage(files: Files): Promise<Uint8Array<ArrayBuffer>> {
  const python = await withRules(arriving(files, () => {}), { _makeSnapshot: true });
  python.runPython("from baffe.inside.everything import import_everything; import_everything()");
  python.runPython(KEPT);
  return python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
}

async function withRules(parts: Arriving, more: Options): Promise<PyodideAPI> {
  const whole = (file: File) => parts.fetched(file).then((body) => new Response(body).arrayBuffer());
  const rules = whole(parts.files.rules);
  const python = await started(parts, whole(parts.files.library), more);
  python.FS.writeFile(PLACE, new Uint8Array(await rules));
  python.runPython(`import gc, sys; gc.disable(); sys.path.insert(0, "${PLACE}")`);
  return python;
}

async function started(parts: Arriving, library: ArrayBuffer | Promise<ArrayBuffer>, more: Options): Promise<PyodideAPI> {
  const glue = await parts.glue;
  const options = { ...more, createPyodideModule: glue.default, indexURL: NOWHERE, lockFileContents: parts.files.lock as Lock } as Options;
  // Pyodide would wait for ever for a part that does not come.
  return onlyWith(parts.interpreter, library, () => Promise.race([loadPyodide(options), parts.lost]));
}

/** Whatever Pyodide asks for meanwhile, it gets these and nothing else: no other host is ever asked. */
async function onlyWith<T>(interpreter: Promise<WebAssembly.Module>, library: ArrayBuffer | Promise<ArrayBuffer>, act: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (asked) => {
    const name = String(asked).replace(NOWHERE, "");
    if (name === INTERPRETER) return new Response();
    if (name === LIBRARY) return new Response(await library);
    throw new Error(`nobody has ${String(asked)}`);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await interpreter;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await act();
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

interface Fetcher {
  fetched(file: File): Promise<ReadableStream<Uint8Array>>;
  /** Rejected when something does not come, or not to its end. */
  lost: Promise<never>;
}

function fetcher(got: (bytes: number) => void): Fetcher {
  const { fetch } = globalThis;
  let lose: (why: unknown) => void;
  const lost = new Promise<never>((_, reject) => (lose = reject));
  lost.catch(() => {});

  async function read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
    const { value } = await reader.read();
    got(value?.length ?? 0);
    return value;
  }

  async function fetched({ url }: File): Promise<ReadableStream<Uint8Array>> {
    const answer = await fetch(url);
    if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
    const reader = answer.body.getReader();
    const first = await read(reader);
    return unpacked(first, async () => read(reader).catch((error: unknown) => (lose(error), Promise.reject(error as Error))));
  }

  return { fetched: (file) => fetched(file).catch((error: unknown) => (lose(error), lost)), lost };
}

/** What comes, unpacked, unless somebody on the way has done it. */
function unpacked(first: Uint8Array | undefined, next: () => Promise<Uint8Array | undefined>): ReadableStream<Uint8Array> {
  const whole = new ReadableStream<Uint8Array>({
    start(out) {
      if (first) out.enqueue(first);
    },
    async pull(out) {
      const value = await next();
      if (value) out.enqueue(value);
      else out.close();
    },
  });
  return isPacked(first) ? whole.pipeThrough(unpacking()) : whole;
}
