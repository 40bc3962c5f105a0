/** A film of a throw: where everything is at a time. Frames are only interpolated. */
import type { Film, Moving } from "../lib/messages";
import { slerp, unit, type Turn } from "./turning";

/** Where a body is, in millimetres, and how it is turned. */
export interface Pose {
  x: number;
  y: number;
  z: number;
  turn: Turn;
}

/** What films call the die that was thrown. */
export const THROWN = "die";
/** Films are played so much of the speed. */
export const SPEED = 0.75;
/** A die that moves by less than this, in mm, lies there. */
const STILL = 1;

type Frames = Moving["frames"];

/** Where a body is at a time in ms; before and after all frames it is where they begin and end. */
export function poseAt(frames: Frames, ms: number): Pose {
  const after = upper(frames, ms);
  const end = frames[Math.min(after, frames.length - 1)] ?? [];
  const start = frames[Math.max(0, after - 1)] ?? end;
  const [from = 0, x = 0, y = 0, z = 0] = start;
  const [to = 0, u = 0, v = 0, w = 0] = end;
  const share = to > from ? Math.min(1, Math.max(0, (ms - from) / (to - from))) : 0;
  return {
    x: x + share * (u - x),
    y: y + share * (v - y),
    z: z + share * (w - z),
    turn: slerp(turnOf(start), turnOf(end), share),
  };
}

/** When the thrown die has come to rest, in ms. */
export function restsAt({ bodies }: Film): number {
  return Math.max(0, ...bodies.filter(isDie).map(({ frames }) => restOf(frames)));
}

/** Whether a body is a die or Template, and no part of a hand. */
export function isDie({ shape, size }: Moving): boolean {
  return !size?.length && shape !== "hand";
}

function restOf(frames: Frames): number {
  const [, x = 0, y = 0, z = 0] = frames.at(-1) ?? [];
  const isAway = ([, u = 0, v = 0, w = 0]: number[]) => Math.hypot(u - x, v - y, w - z) > STILL;
  const rest = frames.length - [...frames].reverse().findIndex(isAway);
  return frames[rest]?.[0] ?? 0;
}

/** The number of frames up to a time. */
function upper(frames: Frames, ms: number): number {
  let [low, high] = [0, frames.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((frames[middle]?.[0] ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

function turnOf(frame: readonly number[]): Turn {
  const [, , , , w = 1, x = 0, y = 0, z = 0] = frame;
  return unit([w, x, y, z]);
}
