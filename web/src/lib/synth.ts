/** What our sounds are made of, and the making: no files. Knows neither page nor settings. */

export type Sound =
  | "roll"
  | "hit"
  | "heal"
  | "star"
  | "energy"
  | "buy"
  | "enter"
  | "arrive"
  | "flee"
  | "out"
  | "shot"
  | "crash"
  | "jingle"
  | "yourturn"
  | "win";

type Wave = OscillatorType;

/** One voice: from one pitch to another, starting `at` seconds after now. */
export interface Tone {
  at: number;
  lasts: number;
  from: number;
  to?: number;
  wave?: Wave;
  loud?: number;
}

/** A burst of noise through a filter: rattles, thuds, whooshes. */
export interface Noise {
  at: number;
  lasts: number;
  noise: number; // centre of the filter in Hz
  to?: number;
  loud?: number;
}

const HISS = 2.4; // what the filter takes away
const AT_ONCE = 3; // sounds that begin together; more are only noise
const TOGETHER = 0.12; // seconds
const BEHIND = 0.4; // of its loudness is left to a sound when the next one begins

/** So that all are about as loud to an ear: a browser test measures them. */
const LEVEL: Record<Sound, number> = {
  roll: 1,
  hit: 1.9,
  heal: 1.1,
  star: 1.45,
  energy: 1.6,
  buy: 1.3,
  enter: 0.78,
  arrive: 0.55,
  flee: 1.1,
  out: 1.65,
  shot: 1.3,
  crash: 0.62,
  jingle: 1.5,
  yourturn: 0.85,
  win: 0.78,
};

const rattle = [0, 0.06, 0.11, 0.18, 0.23, 0.31, 0.36].flatMap((at, i): (Tone | Noise)[] => [
  { at, lasts: 0.05, noise: 2200 + 500 * (i % 3), loud: 0.6 - 0.05 * i },
  { at, lasts: 0.05, from: 820 - 110 * (i % 3), to: 500, wave: "triangle", loud: 0.3 - 0.02 * i },
]);
const tune = (pitches: number[], every: number, lasts: number, wave: Wave, loud: number) =>
  pitches.map((from, i): Tone => ({ at: i * every, lasts, from, wave, loud }));

/** The speaker of a phone is deaf below 350 Hz: every thud has a crack that it can play. */
export const SOUNDS: Record<Sound, readonly (Tone | Noise)[]> = {
  roll: rattle,
  hit: [
    { at: 0, lasts: 0.12, noise: 1500, to: 600, loud: 1 },
    { at: 0, lasts: 0.2, noise: 560, to: 160, loud: 1 },
    { at: 0, lasts: 0.22, from: 190, to: 55, wave: "square", loud: 0.32 },
  ],
  heal: tune([440, 554, 659], 0.08, 0.24, "sine", 0.24),
  star: tune([988, 1319], 0.09, 0.3, "triangle", 0.22),
  energy: [
    { at: 0, lasts: 0.12, from: 320, to: 960, wave: "sawtooth", loud: 0.34 },
    { at: 0.09, lasts: 0.16, from: 960, to: 1280, wave: "sawtooth", loud: 0.3 },
  ],
  buy: [
    { at: 0, lasts: 0.06, noise: 3800, loud: 0.4 },
    { at: 0.06, lasts: 0.12, from: 1047, wave: "triangle", loud: 0.26 },
    { at: 0.15, lasts: 0.24, from: 1568, wave: "triangle", loud: 0.26 },
  ],
  enter: [
    { at: 0, lasts: 0.3, from: 150, to: 520, wave: "sawtooth", loud: 0.34 },
    { at: 0.24, lasts: 0.3, noise: 260, to: 90, loud: 0.5 },
    { at: 0.24, lasts: 0.32, noise: 1300, to: 500, loud: 0.4 },
    { at: 0.24, lasts: 0.35, from: 70, to: 42, wave: "square", loud: 0.22 },
  ],
  // For a room: a leap that rises, the blow of the landing, and a horn over the ruins.
  arrive: [
    { at: 0, lasts: 0.75, from: 120, to: 640, wave: "sawtooth", loud: 0.3 },
    { at: 0.3, lasts: 0.5, noise: 900, to: 2600, loud: 0.18 },
    { at: 0.78, lasts: 0.4, noise: 240, to: 80, loud: 0.7 },
    { at: 0.78, lasts: 0.35, noise: 1400, to: 450, loud: 0.5 },
    { at: 0.78, lasts: 0.4, from: 80, to: 40, wave: "square", loud: 0.3 },
    { at: 0.95, lasts: 0.55, from: 392, wave: "sawtooth", loud: 0.16 },
    { at: 0.95, lasts: 0.55, from: 587, wave: "sawtooth", loud: 0.14 },
  ],
  flee: [0, 0.06, 0.12, 0.18, 0.24].map((at, i): Tone => ({
    at,
    lasts: 0.07,
    from: 620 - 60 * i,
    to: 450 - 40 * i,
    wave: "square",
    loud: 0.28,
  })),
  out: [
    { at: 0, lasts: 0.5, from: 420, to: 70, wave: "sawtooth", loud: 0.32 },
    { at: 0.28, lasts: 0.3, noise: 420, to: 110, loud: 0.6 },
  ],
  shot: [
    { at: 0, lasts: 0.16, from: 1500, to: 260, wave: "sawtooth", loud: 0.3 },
    { at: 0.02, lasts: 0.3, noise: 1900, to: 380, loud: 0.7 },
  ],
  // A building comes down: it cracks, falls and settles.
  crash: [
    { at: 0, lasts: 0.2, noise: 2400, to: 900, loud: 0.5 },
    { at: 0.18, lasts: 0.75, noise: 620, to: 120, loud: 0.9 },
    { at: 0.18, lasts: 0.6, from: 110, to: 38, wave: "square", loud: 0.26 },
    { at: 0.4, lasts: 0.34, noise: 1600, to: 500, loud: 0.25 },
  ],
  // This round was brought to you by…
  jingle: tune([659, 784, 988, 784, 1319], 0.11, 0.3, "square", 0.14),
  yourturn: [
    { at: 0, lasts: 0.18, from: 587, wave: "triangle", loud: 0.4 },
    { at: 0.15, lasts: 0.36, from: 880, wave: "triangle", loud: 0.4 },
  ],
  win: [
    ...tune([523, 659, 784, 1047], 0.13, 0.24, "triangle", 0.32),
    ...tune([523, 659, 784, 1047], 0, 0.9, "sine", 0.13).map((tone) => ({ ...tone, at: 0.55 })),
  ],
};

/** Where all sounds go: several at once stay below what a speaker can do. */
function limiter(audio: BaseAudioContext): AudioNode {
  const limit = audio.createDynamicsCompressor();
  limit.threshold.value = -8;
  limit.knee.value = 4;
  limit.ratio.value = 20;
  limit.attack.value = 0.002;
  limit.release.value = 0.12;
  limit.connect(audio.destination);
  return limit;
}

/** Until which second its last part is heard. */
export const lengthOf = (name: Sound) => Math.max(...SOUNDS[name].map(({ at, lasts }) => at + lasts));

/** Plays sounds over one another: the newest is heard, those before it step back, so that two are not louder than one. */
export class Mixer {
  private readonly output: AudioNode;
  private playing: (Started & { volume: AudioParam })[] = [];

  constructor(private readonly audio: BaseAudioContext) {
    this.output = limiter(audio);
  }

  play(name: Sound): void {
    const now = this.audio.currentTime;
    if (!joined(name, now, this.playing)) return;
    this.playing = this.playing.filter((other) => now < other.at + lengthOf(other.name));
    for (const other of this.playing) other.volume.setTargetAtTime(LEVEL[other.name] * BEHIND, now, 0.004);
    this.playing.push({ name, at: now, volume: this.begin(name) });
  }

  private begin(name: Sound): AudioParam {
    const own = this.audio.createGain();
    own.gain.value = LEVEL[name];
    own.connect(this.output);
    for (const part of SOUNDS[name]) {
      if ("noise" in part) noise(this.audio, part, own);
      else tone(this.audio, part, own);
    }
    return own.gain;
  }
}

interface Started {
  name: Sound;
  at: number; // seconds
}

/**
 * Those that sound just now, with this one where it may begin; null where it would only add to the noise: without motion
 * a whole turn of a bot comes in one moment.
 */
export function joined(name: Sound, now: number, before: readonly Started[]): Started[] | null {
  const close = before.filter(({ at }) => now - at < TOGETHER);
  const wanted = name === "yourturn" || name === "win";
  if (close.some((other) => other.name === name) || (close.length >= AT_ONCE && !wanted)) return null;
  return [...close, { name, at: now }];
}

function faded(audio: BaseAudioContext, from: AudioNode, start: number, lasts: number, loud: number, into: AudioNode): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
  from.connect(gain).connect(into);
}

function tone(audio: BaseAudioContext, part: Tone, into: AudioNode): void {
  const start = audio.currentTime + part.at;
  const voice = audio.createOscillator();
  voice.type = part.wave ?? "sine";
  voice.frequency.setValueAtTime(part.from, start);
  if (part.to) voice.frequency.exponentialRampToValueAtTime(part.to, start + part.lasts);
  faded(audio, voice, start, part.lasts, part.loud ?? 0.3, into);
  voice.start(start);
  voice.stop(start + part.lasts + 0.02);
}

let hiss: AudioBuffer | null = null;

function noise(audio: BaseAudioContext, part: Noise, into: AudioNode): void {
  const start = audio.currentTime + part.at;
  const voice = audio.createBufferSource();
  voice.buffer = hiss ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(part.noise, start);
  if (part.to) filter.frequency.exponentialRampToValueAtTime(part.to, start + part.lasts);
  voice.connect(filter);
  faded(audio, filter, start, part.lasts, (part.loud ?? 0.5) * HISS, into);
  voice.start(start, Math.random() * 0.4);
  voice.stop(start + part.lasts + 0.02);
}

function whiteNoise(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
