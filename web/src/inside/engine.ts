/** In the worker: Python, as it comes over the line, and the one function of ours that the page talks to. */
import { loadPyodide } from "pyodide";

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
  lock: object;
}

/** JSON in, JSON out: messages, and the seconds until something is due. */
export type Receive = (text: string, now: number) => string;

type Options = NonNullable<Parameters<typeof loadPyodide>[0]>;
type Lock = NonNullable<Options["lockFileContents"]>;

/** Two bytes with which everything begins that gzip has packed. */
const PACKED = [0x1f, 0x8b];
/** Where Pyodide believes that its files are: it asks for them by their names, and gets what we have fetched. */
const NOWHERE = "https://inside.invalid/";
const PLACE = "/rules.zip";

export async function loadEngine(files: Files, got: (bytes: number) => void): Promise<Receive> {
  const { fetched, lost } = fetcher(got);
  const whole = (file: File) => fetched(file).then((body) => new Response(body).arrayBuffer());
  const rules = whole(files.rules);
  const parts: Record<string, Promise<Response>> = {
    // The interpreter is compiled while it comes; the library is not read before, and would wait on its way.
    "pyodide.asm.wasm": fetched(files.interpreter).then((body) => new Response(body, { headers: { "Content-Type": "application/wasm" } })),
    "python_stdlib.zip": whole(files.library).then((bytes) => new Response(bytes)),
  };
  const glue = (await import(/* @vite-ignore */ new URL(files.glue.url, location.href).href)) as { default: object };
  const options = { createPyodideModule: glue.default, indexURL: NOWHERE, lockFileContents: files.lock as Lock } as Options;
  // Pyodide would wait for ever for a part that does not come.
  const python = await onlyWith(parts, () => Promise.race([loadPyodide(options), lost]));
  python.FS.writeFile(PLACE, new Uint8Array(await rules));
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  return (python.pyimport("baffe.inside.worker") as { receive: Receive }).receive;
}

/** Whatever Pyodide asks for meanwhile, it gets these and nothing else: no other host is ever asked. */
async function onlyWith<T>(parts: Record<string, Promise<Response>>, act: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  globalThis.fetch = async (asked) => {
    const part = parts[String(asked).replace(NOWHERE, "")];
    if (!part) throw new Error(`nobody has ${String(asked)}`);
    return part;
  };
  try {
    return await act();
  } finally {
    globalThis.fetch = fetch;
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
  const packed = !!first && PACKED.every((byte, i) => first[i] === byte);
  return packed ? whole.pipeThrough(new DecompressionStream("gzip") as unknown as TransformStream<Uint8Array, Uint8Array>) : whole;
}
