/** The control of a throw: one stroke that launches the die, and what the body does meanwhile.

It takes presses, moves and keys, shows gauges, and hands out the gesture when the die is let go. */
import { frames, type Clock } from "../clock";
import { toldFlick, type Body, type Gesture, type Sample } from "../gesture";
import { Stamina } from "./holding";
import { STILL, type Feel, type Gauge, type Meter, type Way } from "./meter";
import { Passing } from "./passing";
import type { Stroke } from "./strokes";

/** What a throw is made of, by its conditions. */
export interface Parts {
  stroke: Stroke;
  meters: readonly Meter[];
  /** Two hands hold it: the second one may let go earlier or later. */
  isPair: boolean;
  /** The finger hits the die beside its middle where it is pressed there. */
  isStruck: boolean;
  /** Seconds by which the hand follows. */
  lag: number;
}

export interface Heard {
  onlift: () => void;
  onmade: (gesture: Gesture) => void;
  /** Nothing is thrown: why, as a text id; nothing for a mere press. */
  onback: (why: string) => void;
}

/** How far beside the middle a finger hits at the rim of the hand, in m. */
const BESIDE = 0.004;
/** How long one waits for the other hand, in ms. */
const WAITS = 300;
/** The largest gap that a hand has, in seconds. */
const LONGEST_GAP = 0.45;

export class Control {
  gauges = $state.raw<readonly Gauge[]>([]);
  feel = $state.raw<Feel>(STILL);
  /** How far the hand is dragged, in pixels; null while nobody holds it. */
  way = $state.raw<{ x: number; y: number } | null>(null);
  /** The die is on its way to the hand. */
  isComing = $state(false);
  readonly #parts: Parts;
  readonly #heard: Heard;
  readonly #clock: Clock;
  readonly #length: () => number;
  #samples: Sample[] = [];
  #beside = 0;
  #request = 0;
  #ticked = 0;
  /** When each of two hands opened; the second one only where there is one. */
  #opened: number | null = null;
  #second: { isHeld: boolean; opened: number | null } | null = null;

  constructor(parts: Parts, heard: Heard, length: () => number, clock: Clock = frames) {
    this.#parts = parts;
    this.#heard = heard;
    this.#length = length;
    this.#clock = clock;
  }

  get isHeld(): boolean {
    return this.#samples.length > 0;
  }

  get isPair(): boolean {
    return this.#parts.isPair;
  }

  /** Press the hand; `beside` is how far from its middle, from -1 at its left to 1. */
  press(sample: Sample, beside = 0): void {
    const passing = this.#passing;
    if (passing && !this.isComing) {
      this.#begin(sample.time, [passing]);
      this.isComing = true;
      this.#heard.onlift();
      return;
    }
    if (passing) passing.grab(sample.time);
    this.isComing = false;
    this.#samples = [sample];
    this.#beside = beside;
    this.#opened = this.#second = null;
    this.way = { x: 0, y: 0 };
    this.#parts.stroke.begin(sample.time);
    this.#begin(
      sample.time,
      this.#parts.meters.filter((meter) => meter !== passing),
    );
    if (!passing) this.#heard.onlift();
    this.#look(sample.time);
  }

  move(sample: Sample): void {
    const first = this.#samples[0];
    if (!first || this.#opened !== null) return;
    this.#samples.push(sample);
    const way = this.#wayOf(first, sample);
    this.#parts.stroke.move(way, sample.time);
    for (const meter of this.#parts.meters) meter.move(way, sample.time);
    if (!this.#parts.lag) this.way = { x: sample.x - first.x, y: sample.y - first.y };
    this.#look(sample.time);
  }

  letGo(sample: Sample): void {
    if (!this.isHeld) return;
    this.move(sample);
    if (!this.isHeld) return;
    this.#opened = sample.time;
    if (!this.#second?.isHeld) this.#throw(sample.time);
  }

  /** The other hand takes the die, or opens. */
  second(isHeld: boolean, now: number): void {
    if (!this.#parts.isPair || !this.isHeld) return;
    this.#second = { isHeld, opened: isHeld ? null : now };
    if (!isHeld && this.#opened !== null) this.#throw(this.#opened);
  }

  /** Let go of a key: thrown as told, with what the body did while the key was down. */
  letGoByKey(aim: number, strength: number, now: number): void {
    if (!this.isHeld) return;
    this.#tick(now);
    if (!this.isHeld) return;
    this.#opened = now;
    if (this.#parts.stroke.isTimed) this.#throw(now);
    else this.#finish(toldFlick(aim, strength), now);
  }

  /** The hand goes back. */
  cancel(why = ""): void {
    this.#clock.cancel(this.#request);
    this.#samples = [];
    this.#opened = this.#second = null;
    this.isComing = false;
    this.way = null;
    this.gauges = [];
    this.feel = STILL;
    this.#heard.onback(why);
  }

  stop(): void {
    this.#clock.cancel(this.#request);
  }

  get #passing(): Passing | null {
    return this.#parts.meters.find((meter) => meter instanceof Passing) ?? null;
  }

  #begin(now: number, meters: readonly Meter[]): void {
    for (const meter of meters) {
      meter.fumble = "";
      meter.begin(now);
    }
    this.#ticked = now;
    this.#clock.cancel(this.#request);
    this.#request = this.#clock.request((time) => this.#draw(time));
  }

  #draw(now: number): void {
    this.#tick(now);
    if (this.isHeld || this.isComing) this.#request = this.#clock.request((at) => this.#draw(at));
  }

  #tick(now: number): void {
    const seconds = Math.max(0, now - this.#ticked) / 1000;
    this.#ticked = now;
    if (this.isHeld) this.#parts.stroke.tick(now);
    for (const meter of this.#meters) meter.tick(now);
    this.#follow(seconds);
    if (this.#opened !== null && now - this.#opened > WAITS) this.#throw(this.#opened);
    else this.#look(now);
  }

  /** The meters that run: while a die is passed over, nothing else does. */
  get #meters(): readonly Meter[] {
    const passing = this.#passing;
    return this.isComing && passing ? [passing] : this.#parts.meters;
  }

  /** A limp hand comes after the pointer. */
  #follow(seconds: number): void {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)];
    if (!this.#parts.lag || !first || !last || !this.way) return;
    const share = 1 - Math.exp(-seconds / this.#parts.lag);
    const { x, y } = this.way;
    this.way = {
      x: x + (last.x - first.x - x) * share,
      y: y + (last.y - first.y - y) * share,
    };
  }

  #look(now: number): void {
    const why = this.#meters.map(({ fumble }) => fumble).find(Boolean);
    if (why && this.#opened === null) {
      this.cancel(why);
      return;
    }
    const { stroke } = this.#parts;
    const shown = this.isComing
      ? this.#meters
      : [...(stroke.gauge ? [stroke] : []), ...this.#meters];
    this.gauges = shown.map(({ gauge }) => gauge).filter((gauge) => gauge !== null);
    this.feel = Object.assign({ ...STILL }, stroke.feel, ...this.#meters.map(({ feel }) => feel));
    this.#ticked = Math.max(this.#ticked, now);
  }

  #throw(now: number): void {
    const made = this.#parts.stroke.made(this.#samples, this.#length(), now);
    if (typeof made === "string") this.cancel(made);
    else this.#finish(made, now);
  }

  #finish(made: Gesture, now: number): void {
    const isTooSoon = this.#parts.meters.some(
      (meter) => meter instanceof Stamina && meter.raises && !meter.isUp(now),
    );
    if (isTooSoon) {
      this.cancel("fumble-not-up");
      return;
    }
    const body: Partial<Body> = Object.assign(
      this.#parts.isStruck ? { aside: BESIDE * this.#beside } : {},
      this.#gap(),
      ...this.#parts.meters.map((meter) => meter.body(now)),
    );
    this.cancel();
    this.#heard.onmade(Object.keys(body).length ? { ...made, body: rounded(body) } : made);
  }

  #gap(): Partial<Body> {
    const [first, second] = [this.#opened, this.#second];
    if (first === null || !second) return {};
    const gap = (first - (second.opened ?? first + WAITS)) / 1000;
    return { gap: Math.min(LONGEST_GAP, Math.max(-LONGEST_GAP, gap)) };
  }

  #wayOf(first: Sample, { x, y }: Sample): Way {
    const length = this.#length();
    return { right: (x - first.x) / length, up: (first.y - y) / length };
  }
}

function rounded(body: Partial<Body>): Partial<Body> {
  const all = Object.entries(body).map(([name, value]) => [name, Math.round(value * 1e5) / 1e5]);
  return Object.fromEntries(all) as Partial<Body>;
}
