/** What runs out, or is wound up, while the die is held. */
import type { Body } from "../gesture";
import type { Feel, Gauge, Meter, Way } from "./meter";

/** How long it takes to raise a leg, in ms. */
const RAISED = 300;

export interface StaminaSpec {
  /** Seconds until it is over. */
  lasts: number;
  /** Then the die goes back; else it only slips. */
  fumble: string;
  isTold: boolean;
  /** It takes a moment until it is up. */
  raises: boolean;
}

/** A leg that is raised, fingers that tire, eyes that are shut: for so long and no longer. */
export class Stamina implements Meter {
  fumble = "";
  readonly #spec: StaminaSpec;
  #began = 0;
  #at = 0;

  constructor(spec: StaminaSpec) {
    this.#spec = spec;
  }

  begin(now: number): void {
    this.#began = this.#at = now;
  }

  move(_way: Way, now: number): void {
    this.tick(now);
  }

  tick(now: number): void {
    this.#at = now;
    if (now - this.#began > 1000 * this.#spec.lasts) this.fumble = this.#spec.fumble;
  }

  body(now: number): Partial<Body> {
    return this.#spec.isTold ? { held: (now - this.#began) / 1000 } : {};
  }

  get gauge(): Gauge {
    const left = 1 - (this.#at - this.#began) / 1000 / this.#spec.lasts;
    return { kind: "fill", share: Math.max(0, left), mark: 0 };
  }

  get feel(): Partial<Feel> {
    return {};
  }

  get raises(): boolean {
    return this.#spec.raises;
  }

  /** Whether it took long enough to raise it. */
  isUp(now: number): boolean {
    return now - this.#began >= RAISED;
  }
}

/** How often a pointer goes around until a hand is wound up as far as it goes. */
const TURNS = 1.5;
/** Steps shorter than this have no direction, in reference lengths. */
const SHORT = 0.004;

/** A hand that is wound up by circling: so a die spins like a top. */
export class Winding implements Meter {
  fumble = "";
  /** The share from which it spins fast enough. */
  readonly #enough: number;
  #way: Way = { right: 0, up: 0 };
  #heading: number | null = null;
  #turned = 0;

  constructor(enough: number) {
    this.#enough = enough;
  }

  begin(): void {
    this.#turned = 0;
    this.#heading = null;
    this.#way = { right: 0, up: 0 };
  }

  move(way: Way): void {
    const [right, up] = [way.right - this.#way.right, way.up - this.#way.up];
    if (Math.hypot(right, up) < SHORT) return;
    this.#way = way;
    const heading = Math.atan2(up, right);
    if (this.#heading !== null) {
      const turn = heading - this.#heading;
      this.#turned += Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    }
    this.#heading = heading;
  }

  tick(): void {}

  body(): Partial<Body> {
    return { wound: this.#share };
  }

  get gauge(): Gauge {
    return { kind: "fill", share: this.#share, mark: this.#enough };
  }

  get feel(): Partial<Feel> {
    return {};
  }

  get #share(): number {
    return Math.min(1, this.#turned / (2 * Math.PI * TURNS));
  }
}
