/** When sounds are played, and how my question calls me. */
import { settings } from "./settings.svelte.ts";
import { Mixer, type Sound } from "./synth";
import { t } from "./texts.svelte.ts";

export type { Sound } from "./synth";

let context: AudioContext | null = null;
let mixer: Mixer | null = null;

/** Browsers let a page sound only after a gesture: wait for the first one. */
export function wakeSound(): void {
  const gestures = ["pointerup", "keydown"]; // a finger that goes down may still mean to scroll
  const stop = () => gestures.forEach((gesture) => removeEventListener(gesture, wake));
  function wake(): void {
    try {
      context ??= new AudioContext();
      context.resume().then(stop, () => {});
    } catch {
      stop(); // no sound here
    }
  }
  for (const gesture of gestures) addEventListener(gesture, wake, { passive: true });
}

export function play(name: Sound): void {
  if (!settings.sound || context?.state !== "running") return;
  if (document.hidden && name !== "yourturn") return; // who looks away wants to hear one thing only
  try {
    mixer ??= new Mixer(context);
    mixer.play(name);
  } catch {
    // a game goes on without sound
  }
}

let titleBefore: string | null = null;

/** My question calls me: a sound, a buzz, and the title of a tab that I do not look at. */
export function call(): void {
  play("yourturn");
  if (settings.sound) navigator.vibrate?.([80, 60, 80]);
  if (!document.hidden || titleBefore !== null) return;
  titleBefore = document.title;
  document.title = t("page-title-called");
  document.addEventListener("visibilitychange", restoreTitle);
}

function restoreTitle(): void {
  if (document.hidden || titleBefore === null) return;
  document.title = titleBefore;
  titleBefore = null;
  document.removeEventListener("visibilitychange", restoreTitle);
}
