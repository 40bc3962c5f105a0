/** A die that lies loose: it wanders, and the pointer goes after it, in one direction or two. */
import type { Body } from "../gesture";
import type { Feel, Gauge, Meter, Way } from "./meter";

/** How fast it runs away from the middle, how fast it wanders, both a second. */
const AWAY = 0.75;
const WANDERS = 0.36;
/** How far a pointer goes for the whole width, in reference lengths. */
const REACH = 0.16;
/** A pointer that goes up faster than this, in lengths a second, throws: nothing slips any more. */
const THROWS = 0.9;
/** The longest time between two looks that counts, in ms. */
const STEP = 40;

export interface PoiseSpec {
  /** A needle in a band: only left and right. */
  isBand: boolean;
  /** Seconds for which it must be held. */
  held: number;
  /** How far it is seen to go, in mm. */
  far: number;
}

export class Poise implements Meter {
  x = 0;
  y = 0;
  fumble = "";
  readonly #spec: PoiseSpec;
  readonly #phase: number;
  #began = 0;
  #at = 0;
  #way: Way = { right: 0, up: 0 };
  #moved = 0;
  #isThrown = false;
  #outSince: number | null = null;
  #slipped = 0;

  /** `luck` from 0 to 1 says how it wanders. */
  constructor(spec: PoiseSpec, luck: number) {
    this.#spec = spec;
    this.#phase = luck * 2 * Math.PI;
  }

  begin(now: number): void {
    this.#began = this.#at = this.#moved = now;
  }

  move(way: Way, now: number): void {
    this.tick(now);
    const [right, up] = [way.right - this.#way.right, way.up - this.#way.up];
    const seconds = Math.max(1, now - this.#moved) / 1000;
    if (up / seconds > THROWS) this.#isThrown = true;
    this.#way = way;
    this.#moved = now;
    if (this.#isThrown) return;
    this.x -= right / REACH;
    if (!this.#spec.isBand) this.y -= up / REACH;
    this.#look(now);
  }

  tick(now: number): void {
    const seconds = Math.min(STEP, Math.max(0, now - this.#at)) / 1000;
    this.#at = now;
    if (this.#isThrown || this.fumble) return;
    const t = (now - this.#began) / 1000;
    this.x += seconds * (AWAY * this.x + WANDERS * Math.sin(1.3 * t + this.#phase));
    if (!this.#spec.isBand)
      this.y += seconds * (AWAY * this.y + WANDERS * Math.sin(1.7 * t + 2 * this.#phase));
    this.#look(now);
  }

  body(now: number): Partial<Body> {
    const held = Math.max(0, now - this.#began) / 1000;
    const slipped = Math.max(this.#slipped, this.#outFor(now)) / 1000;
    return this.#spec.isBand ? { held, slipped } : { held };
  }

  get gauge(): Gauge {
    const { held } = this.#spec;
    const share = held ? Math.min(1, (this.#at - this.#began) / 1000 / held) : 1;
    if (this.#spec.isBand) return { kind: "band", at: this.x, wide: BAND, share };
    return { kind: "ring", x: this.x, y: this.y, share };
  }

  get feel(): Partial<Feel> {
    const { far, isBand } = this.#spec;
    if (isBand) return {};
    return { die: { right: far * this.x, forward: far * this.y, up: 0 } };
  }

  #look(now: number): void {
    const far = Math.hypot(this.x, this.y);
    if (far > 1) this.fumble = this.#spec.isBand ? "fumble-slipped" : "fumble-fell";
    if (this.#spec.isBand && far > BAND) this.#outSince ??= now;
    else if (this.#outSince !== null) {
      this.#slipped = Math.max(this.#slipped, this.#outFor(now));
      this.#outSince = null;
    }
  }

  #outFor(now: number): number {
    return this.#outSince === null ? 0 : now - this.#outSince;
  }
}

/** How far from the middle a grip is neither too loose nor too tight. */
const BAND = 0.55;
