/** The soft sound during secret steps: steady rain, which covers the sound of cards and hands. */

/** Noise that sounds like rain: broad, so that small speakers can play it, and without gaps. */
export function rain(at: BaseAudioContext, to: AudioNode, noise: AudioBuffer): () => void {
  const parts = [
    { type: "lowpass", frequency: 900, level: 0.45 },
    { type: "bandpass", frequency: 2600, level: 0.35 },
  ] as const;
  const sources = parts.map(({ type, frequency, level }, index) => {
    const source = at.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    const filter = at.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = frequency;
    filter.Q.value = 0.5;
    const gain = at.createGain();
    gain.gain.value = level;
    source.connect(filter).connect(gain).connect(to);
    source.start(0, index * 1.7); // the same noise, elsewhere
    return source;
  });
  return () => sources.forEach((each) => each.stop());
}

export interface Loudness {
  peak: number;
  /** Root mean square of the loudest and of the softest tenth of a second. */
  loudest: number;
  softest: number;
}

/** The loudness of the sound at a volume, computed offline. */
export async function measured(volume: number, noise: (at: BaseAudioContext) => AudioBuffer): Promise<Loudness> {
  const seconds = 8;
  const at = new OfflineAudioContext(1, seconds * 44100, 44100);
  const all = at.createGain();
  all.gain.value = volume;
  all.connect(at.destination);
  rain(at, all, noise(at));
  const heard = (await at.startRendering()).getChannelData(0);
  const slice = 4410;
  let peak = 0;
  let loudest = 0;
  let softest = Infinity;
  for (let from = slice; from + slice <= heard.length; from += slice) {
    let sum = 0;
    for (let each = from; each < from + slice; each++) {
      const value = heard[each]!;
      peak = Math.max(peak, Math.abs(value));
      sum += value * value;
    }
    const mean = Math.sqrt(sum / slice);
    loudest = Math.max(loudest, mean);
    softest = Math.min(softest, mean);
  }
  return { peak, loudest, softest };
}
