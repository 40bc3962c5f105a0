/** Five seconds that show how a control is used: what a pointer would do, and when. */
import type { Sample } from "../gesture";

export const LASTS = 5000;

/** A part of a pointer's way: until when, in ms, and where it then is, in pixels; up is up. */
interface Leg {
  until: number;
  right?: number;
  up?: number;
}

export interface Script {
  /** When it presses, and when it lets go. */
  press: number;
  letGo: number;
  legs: readonly Leg[];
}

const FLICK: Script = {
  press: 900,
  letGo: 2400,
  legs: [{ until: 2000 }, { until: 2150, up: -12 }, { until: 2380, up: 120 }],
};

/** A flick that ends so many ms after the press. */
function timed(after: number, up = 120): Script {
  const end = 900 + after;
  return { press: 900, letGo: end, legs: [{ until: end - 170 }, { until: end, up }] };
}

const CIRCLE: readonly Leg[] = Array.from({ length: 25 }, (_, at) => ({
  until: 1000 + 60 * at,
  right: 42 * Math.sin((at * Math.PI) / 6),
  up: 21 * (1 - Math.cos((at * Math.PI) / 6)),
}));

const PULL: Script = {
  press: 900,
  letGo: 3000,
  legs: [
    { until: 2300, up: -80 },
    { until: 3000, up: -80 },
  ],
};

const SCRIPTS: Record<string, Script> = {
  jump: timed(650),
  dance: timed(890),
  "toss-strike": timed(2120, -120),
  "toss-head": timed(1142),
  breath: { press: 900, letGo: 1640, legs: [] },
  pull: PULL,
  thumb: PULL,
  string: { press: 600, letGo: 4330, legs: [] },
  twist: {
    press: 900,
    letGo: 2750,
    legs: [...CIRCLE, { until: 2500 }, { until: 2740, up: 130 }],
  },
};

export function scriptOf(control: string): Script {
  return SCRIPTS[control] ?? FLICK;
}

/** Where the pointer is at a time; it waits where it let go. */
export function pointerAt({ legs }: Script, ms: number): Sample {
  let [time, x, y] = [0, 0, 0];
  for (const { until, right = x, up = y } of legs) {
    const share = Math.min(1, Math.max(0, (ms - time) / Math.max(1, until - time)));
    if (ms <= until)
      return { time: ms, x: x + (right - x) * share * share, y: -(y + (up - y) * share * share) };
    [time, x, y] = [until, right, up];
  }
  return { time: ms, x, y: -y };
}
