/** The page for times without network, where the address is secure (https, this machine). Elsewhere an open page goes on by itself. */
import { mount, unmount } from "svelte";
import { BUILD, HAS_SERVER, root } from "$lib/house";
import { enginesArrival } from "$lib/arrival";
import NewVersion from "./NewVersion.svelte";

const AGAIN = 30 * 60_000; // ms between two looks for a new version, beside each time that somebody comes back to the page
const QUIET = 2_000; // ms before a first visit is kept: whoever wants to play at once has the line for themselves
const LATER = 8_000; // ms after which Python is fetched too: whoever has come to play has asked for it by then

export async function keepOffline(): Promise<void> {
  if (BUILD === "dev" || !("serviceWorker" in navigator)) return;
  try {
    await forgetFormer();
    if (!(await navigator.serviceWorker.getRegistration(root()))) await quiet();
    const address = `${root()}offline.js${HAS_SERVER ? "?served" : ""}`;
    const registration = await navigator.serviceWorker.register(address, { scope: root(), updateViaCache: "none" });
    watch(registration);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("tidy"); // the page that was here before may have been the last one of its build
    if (!HAS_SERVER && !saves()) setTimeout(() => active?.postMessage("engine"), LATER);
  } catch {
    // not kept then
  }
}

async function quiet(): Promise<void> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, QUIET));
  await pause();
  await enginesArrival();
  await pause(); // then a table is drawn
}

/** Pages from before had a worker for the screen of the real box alone. */
async function forgetFormer(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const former = registrations.filter(({ scope }) => scope === new URL("/real", location.href).href);
  await Promise.all([caches.delete("baffe-real-1"), ...former.map((one) => one.unregister())]);
}

/** Somebody pays for what comes over the line. */
function saves(): boolean {
  return !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => void registration.update().catch(() => {}); // no network
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  setInterval(look, AGAIN);

  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener("statechange", () => worker.state === "installed" && tell(registration));
  };
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  if (registration.waiting) tell(registration);
}

let told: ReturnType<typeof mount> | null = null;

/** All of another build is there. The first one is no news. */
function tell(registration: ServiceWorkerRegistration): void {
  if (!registration.active || told) return;
  // A server gives its newest page to everybody: then this page is that build already, and nothing has to be loaded.
  void sameBuild(registration.waiting).then((same) => {
    if (same) registration.waiting?.postMessage("load");
    else told ??= mount(NewVersion, { target: document.body, props: { onload: () => load(registration), onlater: later } });
  });
}

async function sameBuild(worker: ServiceWorker | null): Promise<boolean> {
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => (port1.onmessage = ({ data }) => resolve(data === BUILD)));
  worker.postMessage("build", [port2]);
  return answer;
}

/** Only this page is loaded anew; others that are open go on with the build that they were made from. */
function load(registration: ServiceWorkerRegistration): void {
  if (!registration.waiting) location.reload(); // another page was faster
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting?.postMessage("load");
}

function later(): void {
  if (told) void unmount(told);
  told = null;
}
