/** What a helper adds to somebody's throw, as the server takes it. */
import type { HandPlace } from "../lib/messages";
import { polar } from "./regions";

/** Where the left neighbour is, in degrees around the table as seen from the thrower. */
const NEIGHBOUR = -60;
/** Seconds that a usual pass takes. */
const ARC = 0.55;
const GRAVITY = 9.81;

/** A pass in an arc into the thrower's hand; with strength 1 right into the middle of it. */
export function passPart({ place, away, height }: HandPlace, strength: number) {
  const hand = polar(away / 1000, place);
  const start = polar(away / 1000, place + NEIGHBOUR);
  const speed = strength / ARC;
  return {
    type: "pass",
    position: [start.x, start.y, height / 1000],
    velocity: [(hand.x - start.x) * speed, (hand.y - start.y) * speed, (GRAVITY * ARC) / 2],
  };
}

/** A palm held out: how high above the table, in cm, and how stiff, from 0 to 100. */
export function palmPart(height: number, stiffness: number) {
  return { type: "palm", height: height / 100, limp: 1.25 - (0.75 * stiffness) / 100 };
}

/** A breath at a tossed die: how long after the toss it begins, and how long it lasts, in ms. */
export function blowPart(begins: number, lasts: number, rise: number, aside: number) {
  const [start, end] = [Math.max(0, begins / 1000), Math.min(2.9, (begins + lasts) / 1000)];
  const air = [
    [start, 0],
    [start + 0.05, BREATH],
    [Math.max(end, start + 0.1), BREATH],
    [Math.max(end, start + 0.1) + 0.05, 0],
  ];
  return { type: "blow", rise, aside, air };
}

/** How fast the breath is, in m/s. */
const BREATH = 16;
