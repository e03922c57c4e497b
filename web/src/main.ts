import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { BUILD, root } from "$lib/house";
import { preferred, speak } from "$lib/texts.svelte.ts";

/** Without texts there is nothing to show, not even an error: a server that restarts answers soon. */
async function texts(): Promise<void> {
  for (let wait = 300; ; wait = Math.min(wait * 2, 5_000)) {
    try {
      await speak(preferred(), false);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** As long as this page is open, nobody throws the files of its build away; see offline/worker.js. */
function holdBuild(): void {
  void navigator.locks?.request(`baffe ${root()} ${BUILD}`, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});
}

/** When the first screen stands: it needs the line and the processor more. */
function keepLater(): void {
  const keep = () => void import("./offline/keeping").then(({ keepOffline }) => keepOffline(), () => {});
  if ("requestIdleCallback" in window) requestIdleCallback(keep, { timeout: 5_000 });
  else setTimeout(keep, 2_000);
}

const app = document.getElementById("app"); // gate.js takes it away where the browser is too old
if (app) {
  holdBuild();
  await texts();
  mount(App, { target: app });
  keepLater();
}
