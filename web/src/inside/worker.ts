/** The worker in which Python holds a table. It tells how loading goes, then passes messages on and lets time pass. */
import { arriving, loadEngine, makeImage, type Engine, type Files } from "./engine";
import { dropImage, keepImage, keptImage } from "./image";
import type { FromWorker, ToWorker } from "./messages";

/** A browser draws sixty times a second: more often nobody sees how much has come. */
const REPORT_EVERY = 100; // ms
/** Whoever waits wants to know now and then that something is being done. */
const WORKS_EVERY = 1000; // ms
/** So long may a file take that a table waits for: it is a hundredth of the engine. */
const PATIENCE = 30_000; // ms

let engine: Engine | null = null;
let parts: Files | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const tell = (...messages: FromWorker[]) => postMessage(messages);

/** Seconds since 1970, never going back. */
const now = () => (performance.timeOrigin + performance.now()) / 1000;

async function load(files: Files, anew: boolean): Promise<void> {
  let got = 0;
  let told = 0;
  function report(bytes: number): void {
    got += bytes;
    if (performance.now() - told < REPORT_EVERY) return;
    told = performance.now();
    tell({ type: "loading", got });
  }
  try {
    const coming = arriving(files, report);
    if (anew) await dropImage(files);
    engine = (await fromImage(coming)) ?? (await loadEngine(coming, null, works));
    parts = files;
  } catch (error) {
    tell({ type: "broken", reason: String(error), loading: true });
    return;
  }
  tell({ type: "ready" });
}

/** Null where there is no image, or one that does not do. */
async function fromImage(parts: ReturnType<typeof arriving>): Promise<Engine | null> {
  const image = await keptImage(parts.files);
  if (!image) return null;
  try {
    return await loadEngine(parts, image, works);
  } catch (error) {
    console.warn(`The image of the engine is put away: ${String(error)}`);
    await dropImage(parts.files);
    return null;
  }
}

/** All that this worker does then. Where it fails, loading just takes longer. */
async function image(files: Files): Promise<void> {
  try {
    await keepImage(files, await makeImage(files));
  } catch (error) {
    console.warn(`No image of the engine was made: ${String(error)}`);
  }
  close();
}

let about: number | null = null;
let said = 0;

/** Something is being done: told at once when it is something else, else every second. */
function works(number: number): void {
  const asked = number < 0 ? about : number;
  if (asked === about && performance.now() - said < WORKS_EVERY) return;
  about = asked;
  said = performance.now();
  tell({ type: "works", number: about });
}

const pass = (message: object) => answered((it) => it.receive(JSON.stringify(message), now()));

function answered(act: (engine: Engine) => string): void {
  clearTimeout(timer);
  about = null;
  said = performance.now();
  tell({ type: "works", number: null });
  try {
    const [messages, wait] = JSON.parse(act(engine!)) as [FromWorker[], number | null];
    tell(...messages.filter(({ type }) => type !== "wants"), { type: "rests" });
    for (const message of messages) if (message.type === "wants") message.files.forEach((name) => void bring(name));
    if (wait !== null) timer = setTimeout(() => pass({ type: "tick" }), Math.max(0, wait * 1000));
  } catch (error) {
    tell({ type: "broken", reason: String(error), loading: false });
  }
}

/** What Python wants is fetched by the name that it gives; whether it will do, Python says. */
async function bring(name: string): Promise<void> {
  const bytes = await fetched(parts!.weights[name]?.url ?? "").catch(() => new Uint8Array());
  answered((it) => it.bring(name, bytes, now()));
}

async function fetched(url: string): Promise<Uint8Array> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  tell({ type: "brought", url });
  return bytes;
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "load") void load(data.files, data.anew);
  else if (data.type === "image") void image(data.files);
  else pass(data);
});
