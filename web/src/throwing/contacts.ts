/** Where a die touched something on its way, read off the bends of its film. */
import type { Film, Moving } from "../lib/messages";
import { THROWN } from "./film";

export interface Contact {
  ms: number;
  /** Where the die was, in mm. */
  x: number;
  y: number;
  z: number;
  /** How much it changed its way, in m/s. */
  strength: number;
}

/** What a fall changes in a millisecond, in mm/ms. */
const GRAVITY = 9.81e-3;
/** Less is no touch but a film's own coarseness. */
const LEAST = 0.25;
/** Touches so close are one, in ms. */
const TOGETHER = 25;

export function contactsOf({ bodies }: Film): Contact[] {
  const frames = bodies.find(({ name }) => name === THROWN)?.frames ?? [];
  const bends = frames.map((_, at) => bendAt(frames, at)).filter((one) => one !== null);
  return bends.reduce<Contact[]>((kept, bend) => {
    const last = kept.at(-1);
    if (!last || bend.ms - last.ms > TOGETHER) return [...kept, bend];
    return [...kept.slice(0, -1), bend.strength > last.strength ? { ...bend, ms: last.ms } : last];
  }, []);
}

/** How a way bends at a frame beyond what a fall bends it; null where it does not. */
function bendAt(frames: Moving["frames"], at: number): Contact | null {
  const [before, here, after] = [frames[at - 1], frames[at], frames[at + 1]];
  if (!before || !here || !after) return null;
  const [came, left] = [speed(before, here), speed(here, after)];
  const [ms = 0, x = 0, y = 0, z = 0] = here;
  const fall = (GRAVITY * ((after[0] ?? 0) - (before[0] ?? 0))) / 2;
  const strength = Math.hypot(left[0] - came[0], left[1] - came[1], left[2] - came[2] + fall);
  return strength < LEAST ? null : { ms, x, y, z, strength };
}

function speed(from: readonly number[], to: readonly number[]): [number, number, number] {
  const [t = 0, x = 0, y = 0, z = 0] = from;
  const [u = 0, a = 0, b = 0, c = 0] = to;
  const ms = Math.max(0.1, u - t);
  return [(a - x) / ms, (b - y) / ms, (c - z) / ms];
}
