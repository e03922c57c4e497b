import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
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

const app = document.getElementById("app"); // gate.js takes it away where the browser is too old
if (app) {
  await texts();
  mount(App, { target: app });
}
