/** The arc that a throw is about to take, as far as a hand can tell; millimetres and seconds. */

export interface Place {
  x: number;
  y: number;
  z: number;
}

const GRAVITY = 9810;
const STEP = 0.012;
const LONGEST = 0.9;
/** What a bounce on the table leaves of the way up, and along. */
const LEFT_UP = 0.5;
const LEFT_ALONG = 0.72;

/** A velocity from how a hand is: where it throws to, how far up, how fast. */
export function velocity(towards: number, loft: number, speed: number): Place {
  const [turn, rise] = [(towards * Math.PI) / 180, (loft * Math.PI) / 180];
  const along = speed * Math.cos(rise);
  return { x: along * Math.cos(turn), y: along * Math.sin(turn), z: speed * Math.sin(rise) };
}

/** Where a die is after so many seconds without touching anything. */
export function flown(from: Place, way: Place, seconds: number): Place {
  return {
    x: from.x + way.x * seconds,
    y: from.y + way.y * seconds,
    z: from.z + way.z * seconds - (GRAVITY * seconds * seconds) / 2,
  };
}

/** Points evenly in time up to its second fall onto the table; where it bounces first. */
export function arcOf(from: Place, way: Place, low: number): { points: Place[]; bounce: Place } {
  const first = hop(from, way, low);
  const bounce = first.at(-1) ?? from;
  const fall = Math.sqrt(Math.max(0, way.z ** 2 + 2 * GRAVITY * (from.z - low)));
  const on = { x: way.x * LEFT_ALONG, y: way.y * LEFT_ALONG, z: fall * LEFT_UP };
  return { points: [...first, ...hop(bounce, on, low).slice(1)], bounce };
}

function hop(from: Place, way: Place, low: number): Place[] {
  const points = [from];
  for (let at = STEP; at < LONGEST; at += STEP) {
    const point = flown(from, way, at);
    if (point.z <= low) return [...points, { ...point, z: low }];
    points.push(point);
  }
  return points;
}
