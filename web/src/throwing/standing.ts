/** What stands beside a Target, as faces that can be seen from a slant. */
import { seenAt, seenTurn, type Eye } from "./eye";
import type { Prop } from "./picture";
import type { Point } from "./regions";
import { rotated, type Turn, type Vector } from "./turning";

export interface Side {
  points: Point[];
  /** How much it looks at whoever looks, from 0 to 1. */
  light: number;
}

const WAYS: readonly Vector[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
];
const CORNERS: readonly (readonly [number, number])[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/** The sides of a box that are seen, the ones at the back first. */
export function sidesOf(eye: Eye, prop: Prop): Side[] {
  const half = (prop.yaw * Math.PI) / 360;
  const yaw: Turn = [Math.cos(half), 0, 0, Math.sin(half)];
  const seen = seenTurn(eye, yaw);
  return WAYS.map((way) => ({ way, light: rotated(seen, way)[2] }))
    .filter(({ light }) => light > 0.02)
    .sort((a, b) => a.light - b.light)
    .map(({ way, light }) => ({
      points: CORNERS.map(([a, b]) => seenAt(eye, pointOf(prop, yaw, cornerOf(way, a, b)))),
      light,
    }));
}

/** A corner of the side that looks this way, in halves of the box. */
function cornerOf([x, y, z]: Vector, a: number, b: number): Vector {
  if (x) return [x, a, b];
  if (y) return [a, y, b];
  return [a, b, z];
}

function pointOf({ x, y, width, depth, low, high }: Prop, yaw: Turn, [u, v, w]: Vector) {
  const [right, away] = rotated(yaw, [(u * width) / 2, (v * depth) / 2, 0]);
  return { x: x + right, y: y + away, z: w > 0 ? high : low };
}
