/**
 * What is heard at the table: `sound.play("dice", 5)`, or `sound.hear(events)` for what happened.
 *
 * Browsers play nothing before somebody has touched the page, and neither do we. A sound never
 * carries news alone: whatever is heard is also shown and told.
 */
import type { EventInfo } from "../messages";
import { settings } from "../settings.svelte";
import { heardTogether } from "./heard";
import { tonesOf, type Sound } from "./score";
import { playTones } from "./synth";

/** Seconds between the sounds of one move. */
const APART = 0.28;
/** The same sound is not heard twice within so many milliseconds. */
const AGAIN_MS = 90;
const TOUCHES = ["pointerdown", "keydown"] as const;

class Sounds {
  #context: AudioContext | null = null;
  #out: GainNode | null = null;
  #last = new Map<Sound, number>();

  constructor() {
    for (const touch of TOUCHES) addEventListener(touch, this.#wake, { capture: true });
  }

  /** Play a sound now, or in so many seconds; of dice, how many; softer the less it is of 1. */
  play(sound: Sound, count = 1, later = 0, loud = 1): void {
    const context = this.#context;
    const now = performance.now();
    if (!settings.sound || !context || !this.#out) return;
    if (now - (this.#last.get(sound) ?? -AGAIN_MS) < AGAIN_MS) return;
    this.#last.set(sound, now);
    this.#out.gain.value = settings.volume ** 2;
    const tones = tonesOf(sound, count).map((tone) => ({ ...tone, gain: tone.gain * loud }));
    playTones(context, tones, this.#out, context.currentTime + later);
  }

  /** Play what is heard of a move. */
  hear(events: readonly EventInfo[]): void {
    heardTogether(events).forEach(({ sound, count }, at) => this.play(sound, count, at * APART));
  }

  #wake = (): void => {
    if (!("AudioContext" in globalThis)) return;
    if (!this.#context) {
      this.#context = new AudioContext();
      this.#out = this.#context.createGain();
      this.#out.connect(this.#context.destination);
    }
    if (this.#context.state === "suspended") void this.#context.resume().catch(() => null);
    if (this.#context.state === "running") this.#sleepNoMore();
  };

  #sleepNoMore(): void {
    for (const touch of TOUCHES) removeEventListener(touch, this.#wake, { capture: true });
  }
}

export const sound = new Sounds();
