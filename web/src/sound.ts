/** Short, soft sounds made by the browser itself; silent until the first gesture and whenever sounds are off. */
import { settings } from "./settings.svelte";

export type Effect =
  | "card"
  | "snatch"
  | "steal"
  | "reclaim"
  | "swallow"
  | "stalk"
  | "toss"
  | "stork"
  | "count"
  | "pass"
  | "reverse"
  | "snapshut"
  | "dice"
  | "sniff"
  | "coin"
  | "draw"
  | "turnpile"
  | "out"
  | "round"
  | "turn"
  | "win"
  | "refuse"
  | "crawl"
  | "leap"
  | "push"
  | "dig"
  | "shell"
  | "unshell"
  | "splash"
  | "shot"
  | "miss"
  | "boom"
  | "crack"
  | "crumble"
  | "fire"
  | "fuse"
  | "lock"
  | "heal"
  | "laugh"
  | "slime"
  | "fall"
  | "skip"
  | "category"
  | "slap"
  | "right"
  | "wrong"
  | "tie";

interface Note {
  at: number; // seconds after the start
  from: number; // Hz
  to: number;
  long: number; // seconds
  shape: OscillatorType;
  loud: number;
}

const note = (at: number, from: number, to: number, long: number, shape: OscillatorType = "sine", loud = 0.5): Note => ({
  at,
  from,
  to,
  long,
  shape,
  loud,
});

interface Splash {
  at: number;
  long: number;
  pitch: number; // Hz, centre of the noise
  loud: number;
}

const splash = (at: number, long: number, pitch: number, loud: number): Splash => ({ at, long, pitch, loud });

const SCORES: Record<Effect, { notes: Note[]; splashes: Splash[] }> = {
  card: { notes: [], splashes: [splash(0, 0.07, 2400, 0.35)] },
  snatch: { notes: [note(0, 300, 720, 0.11, "triangle")], splashes: [splash(0.07, 0.09, 1500, 0.35)] },
  steal: {
    notes: [note(0, 760, 380, 0.14, "triangle", 0.4), note(0.13, 420, 880, 0.13, "triangle")],
    splashes: [splash(0.1, 0.14, 3000, 0.2)],
  },
  reclaim: {
    notes: [note(0, 392, 392, 0.09, "triangle"), note(0.09, 523, 523, 0.09, "triangle"), note(0.18, 784, 790, 0.22, "triangle")],
    splashes: [],
  },
  swallow: { notes: [note(0, 240, 110, 0.16, "sine", 0.7), note(0.17, 150, 70, 0.2, "sine", 0.7)], splashes: [splash(0, 0.06, 700, 0.25)] },
  stalk: { notes: [note(0, 520, 260, 0.1)], splashes: [splash(0.04, 0.22, 1100, 0.4)] },
  toss: { notes: [note(0, 280, 620, 0.16, "sine", 0.35)], splashes: [splash(0, 0.24, 1800, 0.4)] },
  stork: {
    notes: [
      note(0, 190, 170, 0.07, "square", 0.16),
      note(0.1, 190, 170, 0.07, "square", 0.16),
      note(0.2, 190, 170, 0.07, "square", 0.16),
      note(0.34, 620, 240, 0.3, "triangle", 0.4),
    ],
    splashes: [splash(0, 0.05, 900, 0.3), splash(0.1, 0.05, 900, 0.3), splash(0.2, 0.05, 900, 0.3)],
  },
  count: {
    notes: [note(0, 262, 247, 0.06, "triangle", 0.5), note(0.1, 330, 311, 0.09, "triangle", 0.5)],
    splashes: [splash(0, 0.04, 800, 0.3), splash(0.1, 0.04, 950, 0.3)],
  },
  pass: { notes: [note(0.08, 175, 98, 0.14, "sine", 0.75)], splashes: [splash(0, 0.08, 2200, 0.14), splash(0.08, 0.06, 480, 0.5)] },
  reverse: { notes: [note(0, 294, 494, 0.13, "triangle", 0.45), note(0.14, 494, 277, 0.18, "triangle", 0.45)], splashes: [] },
  snapshut: {
    notes: [note(0, 494, 196, 0.14, "triangle", 0.35), note(0.14, 147, 110, 0.14, "sine", 0.7)],
    splashes: [splash(0.14, 0.07, 900, 0.6), splash(0.24, 0.05, 700, 0.2)],
  },
  dice: {
    notes: [],
    splashes: [
      splash(0, 0.05, 1500, 0.25),
      splash(0.1, 0.05, 1900, 0.3),
      splash(0.26, 0.06, 1400, 0.55),
      splash(0.33, 0.05, 1800, 0.4),
      splash(0.53, 0.05, 1500, 0.42),
      splash(0.6, 0.05, 1900, 0.3),
      splash(0.72, 0.04, 1600, 0.25),
      splash(0.81, 0.04, 1300, 0.16),
    ],
  },
  sniff: {
    notes: [note(0.62, 196, 131, 0.13, "triangle", 0.5)],
    splashes: [splash(0, 0.13, 1100, 0.4), splash(0.19, 0.13, 1300, 0.45), splash(0.38, 0.2, 1500, 0.5), splash(0.62, 0.08, 500, 0.3)],
  },
  coin: {
    notes: [note(0, 988, 988, 0.1, "sine", 0.22), note(0.07, 1319, 1319, 0.22, "sine", 0.2)],
    splashes: [splash(0, 0.03, 3000, 0.18)],
  },
  draw: { notes: [], splashes: [splash(0, 0.11, 1700, 0.25), splash(0.1, 0.05, 2500, 0.22)] },
  turnpile: { notes: [], splashes: Array.from({ length: 9 }, (_, i) => splash(i * 0.05, 0.045, 1600 + i * 110, 0.16 + i * 0.015)) },
  out: {
    notes: [
      note(0, 392, 384, 0.17, "triangle", 0.4),
      note(0.18, 330, 323, 0.17, "triangle", 0.4),
      note(0.36, 262, 196, 0.42, "triangle", 0.4),
    ],
    splashes: [],
  },
  round: {
    notes: [
      note(0, 392, 392, 0.13, "triangle", 0.4),
      note(0.12, 392, 392, 0.09, "triangle", 0.3),
      note(0.22, 523, 523, 0.34, "triangle", 0.45),
    ],
    splashes: [],
  },
  turn: { notes: [note(0, 523, 523, 0.12), note(0.11, 659, 659, 0.2)], splashes: [] },
  win: {
    notes: [
      note(0, 523, 523, 0.14, "triangle"),
      note(0.13, 659, 659, 0.14, "triangle"),
      note(0.26, 784, 784, 0.14, "triangle"),
      note(0.39, 1047, 1047, 0.42, "triangle"),
    ],
    splashes: [],
  },
  crawl: { notes: [note(0, 150, 210, 0.16, "sine", 0.3)], splashes: [splash(0, 0.2, 620, 0.28), splash(0.14, 0.1, 900, 0.16)] },
  leap: { notes: [note(0, 220, 880, 0.34, "triangle", 0.3)], splashes: [splash(0, 0.4, 1600, 0.4), splash(0.36, 0.1, 500, 0.4)] },
  push: { notes: [note(0, 260, 90, 0.14, "triangle", 0.5)], splashes: [splash(0, 0.08, 700, 0.5), splash(0.1, 0.14, 1200, 0.2)] },
  dig: {
    notes: [note(0.14, 120, 80, 0.1, "sine", 0.5)],
    splashes: [splash(0, 0.12, 1900, 0.4), splash(0.16, 0.12, 500, 0.5), splash(0.3, 0.14, 1500, 0.3)],
  },
  shell: {
    notes: [note(0, 660, 220, 0.12, "triangle", 0.4), note(0.12, 180, 120, 0.14, "sine", 0.7)],
    splashes: [splash(0.12, 0.06, 800, 0.4)],
  },
  unshell: { notes: [note(0, 200, 620, 0.14, "triangle", 0.4)], splashes: [splash(0.1, 0.05, 1800, 0.25)] },
  splash: { notes: [note(0, 300, 120, 0.18, "sine", 0.4)], splashes: [splash(0, 0.34, 1300, 0.55), splash(0.2, 0.3, 2200, 0.25)] },
  shot: { notes: [note(0, 180, 60, 0.16, "square", 0.22)], splashes: [splash(0, 0.14, 1100, 0.8), splash(0.1, 0.2, 500, 0.35)] },
  miss: { notes: [note(0, 900, 300, 0.26, "sine", 0.2)], splashes: [splash(0, 0.2, 2600, 0.2)] },
  boom: {
    notes: [note(0, 110, 36, 0.55, "sine", 1), note(0, 70, 30, 0.5, "square", 0.2)],
    splashes: [splash(0, 0.5, 340, 1), splash(0.04, 0.36, 1000, 0.6), splash(0.3, 0.4, 240, 0.5)],
  },
  crack: { notes: [note(0, 240, 150, 0.05, "square", 0.2)], splashes: [splash(0, 0.05, 2000, 0.5), splash(0.09, 0.08, 1200, 0.4)] },
  crumble: {
    notes: [note(0, 130, 60, 0.3, "sine", 0.5)],
    splashes: [0, 0.07, 0.15, 0.22, 0.32, 0.42].map((at, i) => splash(at, 0.1, 900 - i * 110, 0.55 - i * 0.06)),
  },
  fire: { notes: [], splashes: [splash(0, 0.42, 2400, 0.3), splash(0.1, 0.3, 900, 0.3), splash(0.26, 0.24, 3200, 0.2)] },
  fuse: { notes: [], splashes: Array.from({ length: 7 }, (_, i) => splash(i * 0.07, 0.06, 4200 - i * 80, 0.14 + i * 0.02)) },
  lock: { notes: [note(0, 880, 880, 0.06, "square", 0.12), note(0.12, 1175, 1175, 0.12, "square", 0.12)], splashes: [] },
  heal: {
    notes: [note(0, 523, 523, 0.12), note(0.1, 659, 659, 0.12), note(0.2, 784, 800, 0.26)],
    splashes: [splash(0, 0.2, 4000, 0.06)],
  },
  laugh: { notes: [0, 0.12, 0.24, 0.36].map((at, i) => note(at, 520 - i * 30, 380 - i * 30, 0.09, "triangle", 0.4)), splashes: [] },
  slime: {
    notes: [note(0, 110, 180, 0.12, "sine", 0.6), note(0.13, 150, 90, 0.16, "sine", 0.6), note(0.3, 120, 220, 0.1, "sine", 0.5)],
    splashes: [splash(0, 0.3, 420, 0.3)],
  },
  fall: { notes: [note(0, 740, 120, 0.5, "triangle", 0.4)], splashes: [splash(0.45, 0.2, 600, 0.4)] },
  skip: { notes: [note(0, 330, 320, 0.09, "triangle", 0.35), note(0.12, 262, 250, 0.14, "triangle", 0.35)], splashes: [] },
  category: { notes: [note(0.05, 659, 880, 0.16, "triangle", 0.4)], splashes: [splash(0, 0.09, 2600, 0.4)] },
  slap: { notes: [note(0, 160, 70, 0.09, "sine", 0.9)], splashes: [splash(0, 0.045, 1300, 0.9), splash(0.01, 0.07, 420, 0.5)] },
  right: {
    notes: [
      note(0, 587, 587, 0.1, "triangle", 0.45),
      note(0.09, 740, 740, 0.1, "triangle", 0.45),
      note(0.18, 988, 994, 0.26, "triangle", 0.45),
    ],
    splashes: [splash(0.18, 0.08, 2200, 0.2)],
  },
  wrong: { notes: [note(0, 233, 220, 0.13, "square", 0.13), note(0.15, 175, 156, 0.26, "square", 0.13)], splashes: [] },
  tie: {
    notes: [
      note(0, 440, 440, 0.09, "triangle", 0.4),
      note(0.1, 466, 466, 0.09, "triangle", 0.4),
      note(0.2, 440, 440, 0.2, "triangle", 0.4),
    ],
    splashes: [splash(0, 0.05, 1300, 0.4), splash(0.1, 0.05, 1300, 0.4)],
  },
  refuse: { notes: [note(0, 196, 175, 0.1, "triangle", 0.45), note(0.11, 165, 147, 0.16, "triangle", 0.45)], splashes: [] },
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let silence: ReturnType<typeof setTimeout> | undefined;
let rests = false; // by itself: the next sound wakes it …
let wakes = false; // … which takes a moment, and what sounds meanwhile is heard then

/** Longer than any sound. A device that plays nothing goes on reckoning silence, at the cost of its battery. */
const REST_AFTER = 2_000; // ms

/** What a browser takes for a gesture. Putting a finger down is none: that may become scrolling. */
const GESTURES = ["pointerup", "touchend", "keydown"] as const;

/** Browsers allow sound only after a gesture, and take it away again: after a phone call, or while the page was hidden.
 * Call this once at the start; what it returns ends it. */
export function soundAfterGesture(): () => void {
  const wake = (): void => {
    if (typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    if (rests && !settings.kept.sound) return;
    rests = false;
    if (context.state !== "running") context.resume().catch(() => {}); // not allowed yet: the next gesture asks again
    restsLater(context);
  };
  const back = (): void => {
    if (context && !document.hidden) wake();
  };
  const heard = new AbortController();
  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true, signal: heard.signal });
  document.addEventListener("visibilitychange", back, { signal: heard.signal });
  return () => heard.abort();
}

/** Only after a silence: what has been allowed once may sound again without a gesture. */
function restsLater(audio: AudioContext): void {
  clearTimeout(silence);
  silence = setTimeout(() => {
    if (audio.state !== "running") return; // it was taken away: a gesture brings it back
    rests = true;
    audio.suspend().catch(() => (rests = false));
  }, REST_AFTER);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** A gain that swells quickly and fades to nothing. */
function breath(audio: AudioContext, out: AudioNode, start: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(loud, 0.0002), start + Math.min(0.015, long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(out);
  return gain;
}

/** `raise`: semitones by which its notes are higher than usual. */
export function play(effect: Effect, raise = 0): void {
  if (!settings.kept.sound || !context || !(rests || wakes || context.state === "running")) return;
  const audio = context;
  if (rests) {
    [rests, wakes] = [false, true];
    const over = (): void => void (wakes = false); // if it was not allowed, the next gesture asks again
    audio.resume().then(over, over);
  }
  restsLater(audio);
  const out = audio.createGain();
  out.gain.value = settings.kept.volume * 0.35;
  out.connect(audio.destination);
  const now = audio.currentTime + 0.005;
  const higher = 2 ** (raise / 12);
  for (const { at, from, to, long, shape, loud } of SCORES[effect].notes) {
    const tone = audio.createOscillator();
    tone.type = shape;
    tone.frequency.setValueAtTime(from * higher, now + at);
    tone.frequency.exponentialRampToValueAtTime(to * higher, now + at + long);
    tone.connect(breath(audio, out, now + at, long, loud));
    tone.start(now + at);
    tone.stop(now + at + long + 0.02);
  }
  for (const { at, long, pitch, loud } of SCORES[effect].splashes) {
    const hiss = audio.createBufferSource();
    hiss.buffer = whiteNoise(audio);
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = pitch;
    hiss.connect(band).connect(breath(audio, out, now + at, long, loud));
    hiss.start(now + at);
    hiss.stop(now + at + long + 0.02);
  }
  setTimeout(() => out.disconnect(), 1500);
}
