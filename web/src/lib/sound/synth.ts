/** Plays tones through WebAudio. Knows no sounds. */
import type { Tone } from "./score";

const SILENCE = 0.0001;
/** How narrow the band of noise is. */
const NARROW = 1.1;

let noise: AudioBuffer | null = null;

/** A second of noise, made once. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}

/** What sounds, and what it goes through before it swells and fades. */
function sourceOf(context: BaseAudioContext, tone: Tone, begin: number, end: number) {
  if (tone.wave !== "noise") {
    const source = context.createOscillator();
    source.type = tone.wave;
    slide(source.frequency, tone, begin, end);
    return { source, out: source };
  }
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = NARROW;
  slide(band.frequency, tone, begin, end);
  source.connect(band);
  return { source, out: band };
}

function slide(pitch: AudioParam, { from, to }: Tone, begin: number, end: number): void {
  pitch.setValueAtTime(from, begin);
  if (to !== from) pitch.exponentialRampToValueAtTime(to, end);
}

/** Play tones from a moment of the context's time on. */
export function playTones(
  context: BaseAudioContext,
  tones: readonly Tone[],
  out: AudioNode,
  when: number,
): void {
  for (const tone of tones) {
    const begin = when + tone.at;
    const end = begin + tone.length;
    const { source, out: voice } = sourceOf(context, tone, begin, end);
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(SILENCE, begin);
    loudness.gain.exponentialRampToValueAtTime(tone.gain, begin + tone.swell);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
    voice.connect(loudness).connect(out);
    source.start(begin);
    source.stop(end);
  }
}
