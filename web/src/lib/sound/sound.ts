/** Sounds made of noise and oscillators: a bell, a card, the night. Silent before the first tap. */
import { likes } from "../shell/settings.svelte";

let context: AudioContext | null = null;
let air: AudioBuffer | null = null;
let night: { gain: GainNode; stop: () => void } | null = null;
let wanted = false; // the night, as soon as sound is allowed

/** Something that sounds into a node until it is stopped. */
export type Air = (at: BaseAudioContext, to: AudioNode, noise: AudioBuffer) => () => void;
let sounding: Air = (at, to) => {
  const stops = [wind(at, to), cricket(at, to, 4300, 0.37, -0.6), cricket(at, to, 4720, 0.53, 0.5)];
  return () => stops.forEach((stop) => stop());
};

const hidden = () => document.visibilityState === "hidden";

/** Must be called by a tap: browsers allow no sound before one. */
export function wake(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended" && !hidden()) void context.resume().then(() => ambience(wanted));
}

/** Start at the first tap or key, and be silent while the page is hidden; returns a function that stops this. */
export function listenForTaps(): () => void {
  const tap = () => wake();
  const update = () => {
    if (!context) return;
    if (hidden()) void context.suspend();
    else void context.resume().then(() => ambience(wanted));
  };
  addEventListener("pointerdown", tap);
  addEventListener("keydown", tap);
  document.addEventListener("visibilitychange", update);
  return () => {
    removeEventListener("pointerdown", tap);
    removeEventListener("keydown", tap);
    document.removeEventListener("visibilitychange", update);
    ambience(false);
  };
}

export const awake = (): boolean => context?.state === "running";

function ready(): AudioContext | null {
  return context && context.state === "running" && !hidden() ? context : null;
}

export function noise(at: BaseAudioContext): AudioBuffer {
  if (!air) {
    air = at.createBuffer(1, at.sampleRate * 4, at.sampleRate);
    const data = air.getChannelData(0);
    for (let each = 0; each < data.length; each++) data[each] = Math.random() * 2 - 1;
  }
  return air;
}

/** The bell of the meetinghouse: a few partials, each with its own decay. */
export function bell(strokes = 1): void {
  const at = ready();
  if (!at || likes.bells === 0) return;
  for (let stroke = 0; stroke < strokes; stroke++) {
    const now = at.currentTime + stroke * 1.1;
    for (const [ratio, loud, seconds] of [
      [0.5, 0.5, 4],
      [1, 1, 3],
      [1.19, 0.55, 2.2],
      [1.5, 0.35, 1.8],
      [2, 0.45, 1.4],
      [2.74, 0.2, 0.9],
      [3.76, 0.12, 0.6],
    ] as const) {
      const tone = at.createOscillator();
      const gain = at.createGain();
      tone.frequency.value = 330 * ratio;
      gain.gain.setValueAtTime(0, now);
      gain.gain.linearRampToValueAtTime(0.16 * loud * likes.bells, now + 0.008);
      gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
      tone.connect(gain).connect(at.destination);
      tone.start(now);
      tone.stop(now + seconds);
    }
  }
}

/** A card is turned: a short rustle of paper. */
export function card(): void {
  const at = ready();
  if (!at || likes.bells === 0) return;
  const now = at.currentTime;
  const paper = at.createBufferSource();
  paper.buffer = noise(at);
  const band = at.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.8;
  band.frequency.setValueAtTime(1800, now);
  band.frequency.exponentialRampToValueAtTime(5200, now + 0.12);
  const gain = at.createGain();
  gain.gain.setValueAtTime(0, now);
  gain.gain.linearRampToValueAtTime(0.25 * likes.bells, now + 0.03);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.2);
  paper.connect(band).connect(gain).connect(at.destination);
  paper.start(now, Math.random() * 3);
  paper.stop(now + 0.25);
}

/** Another sound for the night. */
export function soundsLike(air: Air): void {
  sounding = air;
}

/** The night, on or off: wind that comes and goes, and crickets. The same for everybody, whatever they do. */
export function ambience(on: boolean): void {
  wanted = on;
  const at = context;
  if (!at || at.state !== "running") return;
  if (!on || likes.ambience === 0) {
    if (night) {
      night.gain.gain.setTargetAtTime(0, at.currentTime, 0.6);
      const ending = night;
      setTimeout(() => ending.stop(), 3000);
      night = null;
    }
    return;
  }
  if (night) {
    night.gain.gain.setTargetAtTime(likes.ambience, at.currentTime, 0.3);
    return;
  }
  const all = at.createGain();
  all.gain.setValueAtTime(0, at.currentTime);
  all.gain.setTargetAtTime(likes.ambience, at.currentTime, 1.5);
  all.connect(at.destination);
  const stop = sounding(at, all, noise(at));
  night = {
    gain: all,
    stop: () => {
      stop();
      all.disconnect();
    },
  };
}

function wind(at: BaseAudioContext, to: AudioNode): () => void {
  const source = at.createBufferSource();
  source.buffer = noise(at);
  source.loop = true;
  const low = at.createBiquadFilter();
  low.type = "lowpass";
  low.frequency.value = 380;
  const gust = at.createOscillator();
  gust.frequency.value = 0.09;
  const depth = at.createGain();
  depth.gain.value = 180;
  gust.connect(depth).connect(low.frequency);
  const gain = at.createGain();
  gain.gain.value = 0.4;
  source.connect(low).connect(gain).connect(to);
  source.start();
  gust.start();
  return () => [source, gust].forEach((each) => each.stop());
}

/** A high tone, cut into chirps by a slow wave and into pulses by a faster one. */
function cricket(at: BaseAudioContext, to: AudioNode, pitch: number, rate: number, side: number): () => void {
  const tone = at.createOscillator();
  tone.frequency.value = pitch;
  const pulses = at.createOscillator();
  pulses.type = "square";
  pulses.frequency.value = 31;
  const chirps = at.createOscillator();
  chirps.type = "square";
  chirps.frequency.value = rate;
  const first = at.createGain();
  const second = at.createGain();
  first.gain.value = 0;
  second.gain.value = 0;
  const half = at.createGain();
  half.gain.value = 0.5;
  pulses.connect(half).connect(first.gain);
  const soft = at.createGain();
  soft.gain.value = 0.012;
  chirps.connect(soft).connect(second.gain);
  const pan = at.createStereoPanner();
  pan.pan.value = side;
  tone.connect(first).connect(second).connect(pan).connect(to);
  const all = [tone, pulses, chirps];
  all.forEach((each) => each.start());
  return () => all.forEach((each) => each.stop());
}
