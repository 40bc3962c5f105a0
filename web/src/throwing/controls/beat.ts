/** What happens again and again while the die is held: jumps, turns, tosses. Letting go is timed.

It is shown more slowly than it is, so that people are in time; what they did is told as it was. */
import type { Body } from "../gesture";
import type { Feel, Gauge, Meter, Way } from "./meter";

const GRAVITY = 9.81;
const MM = 1000;
/** How many times as long each is shown. */
const SLOW = { jump: 2, toss: 4 };
/** Between two of them, in ms as shown. */
const REST = 520;
/** A dancer has turned around before the feet are down again. */
const TURNED = 0.75;
/** Where on the bar the body is on the ground before it takes off. */
const GROUND = 0.25;

export interface JumpSpec {
  /** Seconds in the air, and metres up. */
  airtime: number;
  jump: number;
  /** Around once, and thrown within so many seconds of the landing. */
  dance: { turn: number; within: number } | null;
}

/** A body that jumps, and may turn around in the air. */
export class Jump implements Meter {
  fumble = "";
  readonly #spec: JumpSpec;
  #began = 0;
  #at = 0;

  constructor(spec: JumpSpec) {
    this.#spec = spec;
  }

  begin(now: number): void {
    this.#began = this.#at = now;
  }

  move(_way: Way, now: number): void {
    this.#at = now;
  }

  tick(now: number): void {
    this.#at = now;
  }

  body(now: number): Partial<Body> {
    const since = this.#since(now);
    if (!this.#spec.dance) return { since };
    return { since, turned: this.#turned(since) };
  }

  get gauge(): Gauge {
    const { airtime, dance } = this.#spec;
    const long = airtime + this.#rest;
    const at = (this.#since(this.#at) + this.#rest * GROUND) / long;
    const up = (this.#rest * GROUND) / long;
    const down = up + airtime / long;
    const well = airtime / long;
    if (!dance) return { kind: "beat", at: at % 1, from: up + 0.4 * well, to: up + 0.85 * well };
    const by = dance.within / long;
    return { kind: "beat", at: at % 1, from: down - by, to: down + by / 4 };
  }

  get feel(): Partial<Feel> {
    const { airtime, jump } = this.#spec;
    const since = this.#since(this.#at);
    const share = Math.min(1, since / airtime);
    return { lift: MM * jump * 4 * share * (1 - share), turn: this.#turned(since) % 360 };
  }

  /** In seconds, as it is and not as it is shown. */
  get #rest(): number {
    return REST / 1000 / SLOW.jump;
  }

  /** Seconds since the feet left the ground; before the first jump they were down for long. */
  #since(now: number): number {
    const gone = (now - this.#began) / 1000 / SLOW.jump - this.#rest * GROUND;
    const long = this.#spec.airtime + this.#rest;
    return ((gone % long) + long) % long;
  }

  #turned(since: number): number {
    const { airtime, dance } = this.#spec;
    return dance ? dance.turn * Math.min(1, since / (TURNED * airtime)) : 0;
  }
}

export interface TossSpec {
  /** How fast it goes up, and how fast it falls where it is met; in m/s. */
  toss: number;
  fall: number;
  /** It comes down beside the hand, by up to so many metres: the pointer goes there. */
  beside: number;
}

/** How wide the part is in which it is met well, in seconds. */
const IN_TIME = 0.022;
/** How far a pointer goes for a metre at the hand, in reference lengths. */
const LENGTHS = 5;

/** A die that is tossed up until something meets it. */
export class TossUp implements Meter {
  fumble = "";
  readonly #spec: TossSpec;
  readonly #luck: number;
  #began = 0;
  #at = 0;
  #right = 0;

  constructor(spec: TossSpec, luck: number) {
    this.#spec = spec;
    this.#luck = luck;
  }

  begin(now: number): void {
    this.#began = this.#at = now;
  }

  move(way: Way, now: number): void {
    this.#right = way.right / LENGTHS;
    this.#at = now;
  }

  tick(now: number): void {
    this.#at = now;
  }

  body(now: number): Partial<Body> {
    const late = Math.min(LATEST, Math.max(-LATEST, this.#gone(now) - this.#meets));
    const aside = this.#spec.beside ? this.#right - this.#beside(now) : 0;
    return { late, aside: Math.min(FARTHEST, Math.max(-FARTHEST, aside)) };
  }

  get gauge(): Gauge {
    const long = this.#long;
    const [from, to] = [this.#meets - IN_TIME, this.#meets + IN_TIME];
    return { kind: "beat", at: this.#gone(this.#at) / long, from: from / long, to: to / long };
  }

  get feel(): Partial<Feel> {
    const seconds = this.#gone(this.#at);
    const up = this.#spec.toss * seconds - (GRAVITY * seconds * seconds) / 2;
    const right = this.#spec.beside ? this.#beside(this.#at) - this.#right : 0;
    return { die: { right: MM * right, forward: 0, up: MM * Math.max(0, up) } };
  }

  /** When it is met, in seconds after the toss. */
  get #meets(): number {
    return (this.#spec.toss + this.#spec.fall) / GRAVITY;
  }

  get #long(): number {
    return (2 * this.#spec.toss) / GRAVITY + REST / 1000 / SLOW.toss;
  }

  #gone(now: number): number {
    return Math.max(0, (now - this.#began) / 1000 / SLOW.toss) % this.#long;
  }

  /** Where it comes down, to the right: each toss elsewhere. */
  #beside(now: number): number {
    const toss = Math.floor((now - this.#began) / 1000 / SLOW.toss / this.#long);
    return this.#spec.beside * Math.sin(2 * Math.PI * this.#luck + 2.4 * toss);
  }
}

const LATEST = 0.2;
const FARTHEST = 0.05;
