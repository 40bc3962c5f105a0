/** Meters: what a body does while it holds the die. Each watches the pointer and the time.

A throw has the meters of all its conditions; what they saw goes to the server with the stroke, and
the server judges it. Times are in ms, ways in reference lengths of the window. */
import type { Body } from "../gesture";

/** How far the pointer went since it pressed: to the right and up. */
export interface Way {
  right: number;
  up: number;
}

/** What is drawn of a meter beside the hand. */
export type Gauge =
  /** A bead that should stay inside a ring; `share` of the time that it has to is over. */
  | { kind: "ring"; x: number; y: number; share: number }
  /** A needle from -1 to 1 that should stay in the middle part, so wide. */
  | { kind: "band"; at: number; wide: number; share: number }
  /** A marker that runs along, and the part in which it should be when the die is let go. */
  | { kind: "beat"; at: number; from: number; to: number }
  /** What fills or runs out; from a mark on it is enough. */
  | { kind: "fill"; share: number; mark: number };

/** How the body is seen to move; millimetres and degrees. */
export interface Feel {
  /** Of the body, upward. */
  lift: number;
  /** Of the body, around itself. */
  turn: number;
  /** Of the die, from where it lies in the hand: to the right, forward and up. */
  die: { right: number; forward: number; up: number };
  /** Of what holds the die, forward and down. */
  bend: number;
}

export const STILL: Feel = { lift: 0, turn: 0, die: { right: 0, forward: 0, up: 0 }, bend: 0 };

export interface Meter {
  begin(now: number): void;
  move(way: Way, now: number): void;
  tick(now: number): void;
  /** Why the die is no longer held, as a text id; nothing while it is. */
  fumble: string;
  body(now: number): Partial<Body>;
  readonly gauge: Gauge;
  readonly feel: Partial<Feel>;
}
