/** Strokes: how what a pointer did becomes the motion that launches the die. */
import { gestureOf, toldFlick, type Gesture, type Sample } from "../gesture";
import type { Feel, Gauge, Way } from "./meter";

export interface Stroke {
  begin(now: number): void;
  move(way: Way, now: number): void;
  tick(now: number): void;
  /** What is thrown, or why nothing is, as a text id; nothing for a mere press. */
  made(samples: readonly Sample[], length: number, now: number): Gesture | string;
  /** The time for which it is held says what it does. */
  readonly isTimed: boolean;
  readonly gauge: Gauge | null;
  readonly feel: Partial<Feel>;
}

/** A flick with the pointer itself: forward, or down as a palm strikes. */
export class Flicked implements Stroke {
  readonly isTimed = false;
  readonly gauge = null;
  readonly feel = {};
  readonly #isDown: boolean;
  readonly #lasts: number;

  /** `lasts` is how much of its end counts, in ms. */
  constructor(isDown = false, lasts = Infinity) {
    this.#isDown = isDown;
    this.#lasts = lasts;
  }

  begin(): void {}
  move(): void {}
  tick(): void {}

  made(samples: readonly Sample[], length: number): Gesture | string {
    const end = samples.at(-1)?.time ?? 0;
    const kept = samples.filter(({ time }) => time >= end - this.#lasts);
    if (kept.length <= 2) return "";
    return gestureOf(this.#isDown ? kept.map((one) => ({ ...one, y: -one.y })) : kept, length);
  }
}

/** By how much faster than usual it is, for a share of the usual speed: what a server eases. */
const EASE = 0.4;
export const strengthOf = (ratio: number) => ratio ** (1 / EASE);

/** How far back a pointer goes for all of a bend, in reference lengths. */
const FULL = 0.12;
/** Less is no throw. */
const LEAST = 0.1;
const WIDEST = 30;

/** Something that is bent back and let go: a card at the table's edge, a thumb below a plate. */
export class Drawn implements Stroke {
  readonly isTimed = false;
  readonly #paces: readonly [number, number];
  #way: Way = { right: 0, up: 0 };

  /** From which share of the usual speed to which. */
  constructor(paces: readonly [number, number]) {
    this.#paces = paces;
  }

  begin(): void {
    this.#way = { right: 0, up: 0 };
  }

  move(way: Way): void {
    this.#way = way;
  }

  tick(): void {}

  made(): Gesture | string {
    if (this.#bent < LEAST) return "";
    const [slow, fast] = this.#paces;
    const aim = (-Math.atan2(this.#way.right, Math.max(0.01, -this.#way.up)) * 180) / Math.PI;
    const strength = strengthOf(slow + (fast - slow) * this.#bent);
    return toldFlick(Math.min(WIDEST, Math.max(-WIDEST, aim)), strength);
  }

  get gauge(): Gauge {
    const [slow, fast] = this.#paces;
    return { kind: "fill", share: this.#bent, mark: (1 - slow) / (fast - slow) };
  }

  get feel(): Partial<Feel> {
    return { bend: 60 * this.#bent };
  }

  get #bent(): number {
    return Math.min(1, Math.max(0, -this.#way.up) / FULL);
  }
}

/** How long a breath grows, in ms; then it fades again. */
const BREATH = 1300;
const WEAKEST = 0.62;
const STRONGEST = 1.3;
/** Degrees for a reference length. */
const TURNS = 70;

/** A breath that grows as long as it is held, and blows when it is let go. */
export class Puffed implements Stroke {
  readonly isTimed = true;
  #began = 0;
  #at = 0;
  #way: Way = { right: 0, up: 0 };
  /** How loud a microphone hears it, from 0 to 1, where somebody lets it hear. */
  heard: number | null = null;

  begin(now: number): void {
    this.#began = this.#at = now;
    this.#way = { right: 0, up: 0 };
  }

  move(way: Way, now: number): void {
    this.#way = way;
    this.#at = now;
  }

  tick(now: number): void {
    this.#at = now;
  }

  made(_samples: readonly Sample[], _length: number, now: number): Gesture | string {
    const ratio = WEAKEST + (STRONGEST - WEAKEST) * this.#share(now);
    const aim = Math.min(20, Math.max(-20, TURNS * this.#way.right));
    const loft = Math.min(10, Math.max(-10, TURNS * this.#way.up));
    return toldFlick(aim, strengthOf(ratio), loft);
  }

  get gauge(): Gauge {
    const mark = (1 - WEAKEST) / (STRONGEST - WEAKEST);
    return { kind: "fill", share: this.#share(this.#at), mark };
  }

  get feel(): Partial<Feel> {
    return {};
  }

  #share(now: number): number {
    if (this.heard !== null) return this.heard;
    const gone = ((now - this.#began) / BREATH) % 2;
    return gone < 1 ? gone : 2 - gone;
  }
}

/** A breath at a die in the air: it begins with the press, as strong as anybody blows. */
export class BlownAt implements Stroke {
  readonly isTimed = false;
  readonly gauge = null;
  readonly feel = {};
  #way: Way = { right: 0, up: 0 };

  begin(): void {
    this.#way = { right: 0, up: 0 };
  }

  move(way: Way): void {
    this.#way = way;
  }

  tick(): void {}

  made(): Gesture | string {
    return toldFlick(Math.min(20, Math.max(-20, TURNS * this.#way.right)), 1);
  }
}

const GRAVITY = 9.81;
/** How wide a die swings at first, and at last, in degrees; how long it takes to get there, in ms. */
const SWINGS = { first: 20, last: 68, takes: 4200 };
/** It is shown so many times as long. */
const SLOW = 2;
const STEP = 0.004;

export interface StringSpec {
  /** Metres, m/s and degrees. */
  length: number;
  speed: number;
  rise: number;
}

/** A die on a string: it swings wider and wider, and flies on from where it is let go. */
export class OnAString implements Stroke {
  readonly isTimed = true;
  readonly #spec: StringSpec;
  #began = 0;
  #at = 0;
  #angle = 0;
  #rate = 0;
  #right = 0;

  constructor(spec: StringSpec) {
    this.#spec = spec;
  }

  begin(now: number): void {
    this.#began = this.#at = now;
    this.#angle = -radians(SWINGS.first);
    this.#rate = this.#right = 0;
  }

  move(way: Way, now: number): void {
    this.#right = way.right;
    this.tick(now);
  }

  /** A swing of a string, to which the hand adds a little each time. */
  tick(now: number): void {
    const goal = radians(this.#width(now));
    let left = Math.min(0.1, Math.max(0, now - this.#at) / 1000) / SLOW;
    this.#at = now;
    for (; left > 0; left -= STEP) {
      const step = Math.min(STEP, left);
      this.#rate -= (GRAVITY / this.#spec.length) * Math.sin(this.#angle) * step;
      this.#angle += this.#rate * step;
      const most = this.#energy(goal);
      const now = this.#energy(this.#angle) + this.#rate ** 2 / 2;
      if (now > 1e-6) this.#rate *= Math.sqrt(Math.max(0, 1 + (most - now) * 0.02));
    }
  }

  made(): Gesture | string {
    const rise = (this.#angle * 180) / Math.PI;
    const pace = this.#rate * this.#spec.length;
    if (this.#rate <= 0) return "fumble-swings-back";
    const loft = Math.min(15, Math.max(-15, rise - this.#spec.rise));
    const aim = Math.min(20, Math.max(-20, TURNS * this.#right));
    return toldFlick(aim, strengthOf(Math.max(0.2, pace / this.#spec.speed)), loft);
  }

  get gauge(): Gauge {
    const wide = radians(SWINGS.last);
    const at = 0.5 + this.#angle / wide / 2;
    const [from, to] = [radians(8), radians(32)].map((angle) => 0.5 + angle / wide / 2);
    return { kind: "beat", at, from: from ?? 0, to: to ?? 1 };
  }

  get feel(): Partial<Feel> {
    const long = 1000 * this.#spec.length;
    return {
      die: {
        right: 0,
        forward: long * Math.sin(this.#angle),
        up: long * (1 - Math.cos(this.#angle)),
      },
    };
  }

  #width(now: number): number {
    const share = Math.min(1, (now - this.#began) / SWINGS.takes);
    return SWINGS.first + (SWINGS.last - SWINGS.first) * share;
  }

  #energy(angle: number): number {
    return (GRAVITY / this.#spec.length) * (1 - Math.cos(angle));
  }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
