/** Gestures: what a pointer did, as the server wants it; it makes the throw of it.

Points are in reference lengths of the window, so that a flick is the same on every screen. */

/** What the body did besides moving the hand; what is not told was as the card asks. */
export interface Body {
  since: number;
  turned: number;
  held: number;
  slipped: number;
  caught: number;
  waited: number;
  gap: number;
  wound: number;
  aside: number;
  late: number;
}

/** Where somebody stood a box or a card, in metres and degrees. */
export interface Placing {
  x: number;
  y: number;
  yaw: number;
  size: number;
}

export interface Gesture {
  /** Keys tell how strong it is; a pointer shows it. */
  device: "pointer" | "keys";
  times: number[];
  /** To the right and forward. */
  points: [number, number][];
  /** By how many degrees it goes higher than usual. */
  loft?: number;
  /** Where around the table the thrower went first, in degrees. */
  side?: number;
  body?: Partial<Body>;
  placed?: Placing[];
}

export interface Sample {
  /** In ms. */
  time: number;
  x: number;
  y: number;
}

/** The longest that is sent, in seconds: what was before is no part of the stroke. */
const LONGEST = 1.5;
const MOST = 400;

export function referenceLength(width: number, height: number): number {
  return Math.max(1, Math.min(height, 1.6 * width));
}

/** The samples of a pointer as a trace that begins at nothing. */
export function gestureOf(samples: readonly Sample[], length: number, loft = 0): Gesture {
  const end = samples.at(-1)?.time ?? 0;
  const kept = samples.filter(({ time }) => time >= end - LONGEST * 1000).slice(-MOST);
  const first = kept[0] ?? { time: 0, x: 0, y: 0 };
  let latest = first.time;
  const times = kept.map(({ time }) => {
    latest = Math.max(latest, time); // events of two kinds may come out of order
    return rounded((latest - first.time) / 1000);
  });
  const points = kept.map(({ x, y }): [number, number] => [
    rounded((x - first.x) / length),
    rounded((first.y - y) / length),
  ]);
  return { device: "pointer", times, points, ...(loft ? { loft } : {}) };
}

/** The last of a gesture says where it throws to, in seconds. */
const LAST = 0.08;
/** What a hand's slant leaves of it, as the server forgives it. */
const FORGIVEN = 0.7;

/** By how many degrees to the right a gesture throws. */
export function directionOf({ times, points }: Gesture): number {
  const end = times.at(-1) ?? 0;
  const begin = Math.max(0, times.findIndex((time) => time >= end - LAST) - 1);
  const [[x, y], [u, v]] = [points[begin] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return (FORGIVEN * Math.atan2(u - x, Math.max(1e-6, v - y)) * 180) / Math.PI;
}

/** What a newcomer's flick does, in reference lengths a second. */
const USUAL = 2.2;
/** Less than the server grants beyond what it saw: a key is pressed in no time. */
const LASTS = 0.25;
const STEPS = 24;

/** The flick of somebody who tells it: degrees to the right, strength 1 as usual, degrees up. */
export function toldFlick(aim: number, strength: number, loft = 0): Gesture {
  const turn = (aim * Math.PI) / 180;
  const ticks = Array.from({ length: STEPS + 1 }, (_, at) => at / STEPS);
  const far = (share: number) => (strength * USUAL * LASTS * share * share) / 2;
  return {
    device: "keys",
    times: ticks.map((share) => rounded(share * LASTS)),
    points: ticks.map((share) => [
      rounded(far(share) * Math.sin(turn)),
      rounded(far(share) * Math.cos(turn)),
    ]),
    loft,
  };
}

function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
