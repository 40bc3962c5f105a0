/** A die that a neighbour throws over: it is caught with a press, and thrown on at once. */
import type { Body } from "../gesture";
import type { Feel, Gauge, Meter, Way } from "./meter";

const GRAVITY = 9810;
/** Seconds that a pass takes; it is shown so many times as long. */
const ARC = 0.55;
const SLOW = 4;
/** Seconds by which a catch may be early or late when the pass comes into the middle of the hand. */
const IN_REACH = 0.035;
/** From where it comes, as the thrower sees it: to the right and forward, in mm. */
const FROM = { right: -560, forward: 320 };
/** As shown: after that it is passed again, in ms. */
const GONE = 500;

export class Passing implements Meter {
  fumble = "";
  #began = 0;
  #at = 0;
  #caught: number | null = null;

  get isCaught(): boolean {
    return this.#caught !== null;
  }

  begin(now: number): void {
    this.#began = this.#at = now;
  }

  /** A press while the die comes. */
  grab(now: number): void {
    this.#caught ??= now;
    if (Math.abs(this.#seconds(now) - ARC) > 3 * IN_REACH) this.fumble = "fumble-passed-by";
  }

  move(_way: Way, now: number): void {
    this.tick(now);
  }

  tick(now: number): void {
    this.#at = now;
    if (this.#caught === null && now - this.#began > SLOW * ARC * 1000 + GONE)
      this.fumble = "fumble-passed-by";
  }

  body(now: number): Partial<Body> {
    const caught = this.#caught ?? now;
    return { caught: this.#seconds(caught), waited: Math.max(0, now - caught) / 1000 };
  }

  get gauge(): Gauge {
    const long = ARC * 1.3;
    const at = Math.min(1, this.#seconds(this.#caught ?? this.#at) / long);
    return { kind: "beat", at, from: (ARC - IN_REACH) / long, to: (ARC + IN_REACH) / long };
  }

  get feel(): Partial<Feel> {
    if (this.#caught !== null) return {};
    const seconds = this.#seconds(this.#at);
    const left = 1 - seconds / ARC;
    const up = Math.max(-40, ((GRAVITY * ARC) / 2) * seconds - (GRAVITY * seconds * seconds) / 2);
    return { die: { right: FROM.right * left, forward: FROM.forward * left, up } };
  }

  #seconds(now: number): number {
    return Math.max(0, now - this.#began) / 1000 / SLOW;
  }
}
