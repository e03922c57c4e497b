/** The worker in which Python holds a table. It tells how loading goes, then passes messages on and lets time pass. */
import { loadEngine, type Files, type Receive } from "./engine";
import type { FromWorker, ToWorker } from "./messages";

/** A browser draws sixty times a second: more often nobody sees how much has come. */
const REPORT_EVERY = 100;

let receive: Receive | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const tell = (...messages: FromWorker[]) => postMessage(messages);

/** Seconds since 1970, never going back. */
const now = () => (performance.timeOrigin + performance.now()) / 1000;

async function load(files: Files): Promise<void> {
  let got = 0;
  let told = 0;
  try {
    receive = await loadEngine(files, (bytes) => {
      got += bytes;
      if (performance.now() - told < REPORT_EVERY) return;
      told = performance.now();
      tell({ type: "loading", got });
    });
  } catch (error) {
    tell({ type: "broken", reason: String(error), loading: true });
    return;
  }
  tell({ type: "ready" });
}

function pass(message: object): void {
  clearTimeout(timer);
  try {
    const [messages, wait] = JSON.parse(receive!(JSON.stringify(message), now())) as [FromWorker[], number | null];
    if (messages.length) tell(...messages);
    if (wait !== null) timer = setTimeout(() => pass({ type: "tick" }), Math.max(0, wait * 1000));
  } catch (error) {
    tell({ type: "broken", reason: String(error), loading: false });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "load") void load(data.files);
  else pass(data);
});
