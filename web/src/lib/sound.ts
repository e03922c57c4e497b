/** Sounds of our own, made as they are played: no files. */
import { settings } from "./settings.svelte.ts";
import { t } from "./texts.svelte.ts";

export type Sound =
  | "roll"
  | "hit"
  | "heal"
  | "star"
  | "energy"
  | "buy"
  | "enter"
  | "flee"
  | "out"
  | "yourturn"
  | "win";

type Wave = OscillatorType;

/** One voice: from one pitch to another, starting `at` seconds after now. */
interface Tone {
  at: number;
  lasts: number;
  from: number;
  to?: number;
  wave?: Wave;
  loud?: number;
}

/** A burst of noise through a filter: rattles, thuds, whooshes. */
interface Noise {
  at: number;
  lasts: number;
  noise: number; // centre of the filter in Hz
  to?: number;
  loud?: number;
}

const rattle = [0, 0.06, 0.11, 0.18, 0.23, 0.31, 0.36].map(
  (at, i): Noise => ({ at, lasts: 0.04, noise: 2200 + 500 * (i % 3), loud: 0.5 - 0.04 * i }),
);
const tune = (pitches: number[], every: number, lasts: number, wave: Wave, loud: number) =>
  pitches.map((from, i): Tone => ({ at: i * every, lasts, from, wave, loud }));

const SOUNDS: Record<Sound, (Tone | Noise)[]> = {
  roll: rattle,
  hit: [
    { at: 0, lasts: 0.14, noise: 500, to: 120, loud: 0.9 },
    { at: 0, lasts: 0.2, from: 150, to: 45, wave: "square", loud: 0.35 },
  ],
  heal: tune([440, 554, 659], 0.08, 0.22, "sine", 0.3),
  star: tune([988, 1319], 0.09, 0.3, "triangle", 0.3),
  energy: [
    { at: 0, lasts: 0.09, from: 320, to: 960, wave: "sawtooth", loud: 0.14 },
    { at: 0.09, lasts: 0.12, from: 960, to: 1280, wave: "sawtooth", loud: 0.1 },
  ],
  buy: [
    { at: 0, lasts: 0.05, noise: 3800, loud: 0.4 },
    { at: 0.06, lasts: 0.1, from: 1047, wave: "triangle", loud: 0.25 },
    { at: 0.15, lasts: 0.2, from: 1568, wave: "triangle", loud: 0.25 },
  ],
  enter: [
    { at: 0, lasts: 0.28, from: 110, to: 330, wave: "sawtooth", loud: 0.2 },
    { at: 0.28, lasts: 0.3, noise: 180, to: 70, loud: 1 },
    { at: 0.28, lasts: 0.35, from: 62, to: 40, wave: "square", loud: 0.35 },
  ],
  flee: [0, 0.07, 0.14, 0.21, 0.28].map((at, i): Tone => ({
    at,
    lasts: 0.05,
    from: 520 - 60 * i,
    to: 380 - 50 * i,
    wave: "square",
    loud: 0.12,
  })),
  out: [
    { at: 0, lasts: 0.7, from: 300, to: 50, wave: "sawtooth", loud: 0.22 },
    { at: 0.6, lasts: 0.35, noise: 160, to: 60, loud: 0.9 },
  ],
  yourturn: [
    { at: 0, lasts: 0.16, from: 587, wave: "triangle", loud: 0.35 },
    { at: 0.15, lasts: 0.32, from: 880, wave: "triangle", loud: 0.35 },
  ],
  win: [
    ...tune([523, 659, 784, 1047], 0.13, 0.22, "triangle", 0.3),
    ...tune([523, 659, 784, 1047], 0, 0.9, "sine", 0.12).map((tone) => ({ ...tone, at: 0.55 })),
  ],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

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
    for (const part of SOUNDS[name]) {
      if ("noise" in part) noise(context, part);
      else tone(context, part);
    }
  } catch {
    // a game goes on without sound
  }
}

function faded(audio: AudioContext, from: AudioNode, start: number, lasts: number, loud: number): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * 0.5, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
  from.connect(gain).connect(audio.destination);
}

function tone(audio: AudioContext, part: Tone): void {
  const start = audio.currentTime + part.at;
  const voice = audio.createOscillator();
  voice.type = part.wave ?? "sine";
  voice.frequency.setValueAtTime(part.from, start);
  if (part.to) voice.frequency.exponentialRampToValueAtTime(part.to, start + part.lasts);
  faded(audio, voice, start, part.lasts, part.loud ?? 0.3);
  voice.start(start);
  voice.stop(start + part.lasts + 0.02);
}

function noise(audio: AudioContext, part: Noise): void {
  const start = audio.currentTime + part.at;
  const voice = audio.createBufferSource();
  voice.buffer = hiss ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(part.noise, start);
  if (part.to) filter.frequency.exponentialRampToValueAtTime(part.to, start + part.lasts);
  voice.connect(filter);
  faded(audio, filter, start, part.lasts, part.loud ?? 0.5);
  voice.start(start, Math.random() * 0.4);
  voice.stop(start + part.lasts + 0.02);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
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
