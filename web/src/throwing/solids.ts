/** Dice as seen from straight above: the faces that can be seen, and the symbol on them. */
import type { TargetDie } from "../lib/http";
import { MM, type Point } from "./regions";
import { cross, dot, rotated, type Turn, type Vector } from "./turning";

/** A face that can be seen from above; millimetres around the die's middle, y up. */
export interface Seen {
  points: Point[];
  /** The symbol on it as points of a star; none where it is blank. */
  symbol: Point[];
  /** How much it looks up, from 0 to 1. */
  light: number;
}

/** A face of a die, its corners counter-clockwise as seen from outside; metres. */
export interface Face {
  normal: Vector;
  corners: Vector[];
  middle: Vector;
  hasSymbol: boolean;
}

const built = new Map<string, Face[]>();
const STAR = 5;

/** What of a die is seen from above, the lowest first. */
export function seenFaces(kind: TargetDie, turn: Turn): Seen[] {
  return facesOf(kind)
    .map((face) => ({ face, light: rotated(turn, face.normal)[2] }))
    .filter(({ light }) => light > 0.02)
    .sort((a, b) => a.light - b.light)
    .map(({ face, light }) => ({
      points: face.corners.map((corner) => flat(turn, corner)),
      symbol: face.hasSymbol ? star(face).map((corner) => flat(turn, corner)) : [],
      light,
    }));
}

/** Whether the symbol is up. */
export function isSymbolUp(kind: TargetDie, turn: Turn): boolean {
  const heights = kind.faces.map((face) => rotated(turn, face)[2]);
  return kind.icons.includes(heights.indexOf(Math.max(...heights)));
}

function flat(turn: Turn, point: Vector): Point {
  const [x, y] = rotated(turn, point);
  return { x: x * MM, y: y * MM };
}

export function facesOf(kind: TargetDie): readonly Face[] {
  const found = built.get(kind.id) ?? (kind.shape === "plate" ? plate(kind) : solid(kind));
  built.set(kind.id, found);
  return found;
}

function plate(kind: TargetDie): Face[] {
  return kind.faces.map((normal, at) => ({
    normal,
    corners: kind.outline.map(([x, y]): Vector => [x, y, (normal[2] * kind.size) / 2]),
    middle: [0, 0, (normal[2] * kind.size) / 2],
    hasSymbol: kind.icons.includes(at),
  }));
}

/** The faces of a regular solid, from where they look: each ends where its neighbours do. */
function solid(kind: TargetDie): Face[] {
  return kind.faces.map((normal, at) => {
    const others = kind.faces.filter((other) => other !== normal && dot(other, normal) > -0.1);
    const nearest = Math.max(...others.map((other) => dot(other, normal)));
    const neighbours = around(
      normal,
      others.filter((other) => dot(other, normal) > nearest - 0.01),
    );
    const corners = neighbours.map((one, n) => {
      const next = neighbours[(n + 1) % neighbours.length] ?? one;
      return meeting(normal, one, next, kind.size / 2);
    });
    const middle = scaled(normal, kind.size / 2);
    return { normal, corners, middle, hasSymbol: kind.icons.includes(at) };
  });
}

/** Sorted around an axis. */
function around(axis: Vector, ways: readonly Vector[]): Vector[] {
  const first = ways[0] ?? axis;
  const side = cross(axis, first);
  const flatFirst = cross(side, axis);
  const angle = (way: Vector) => Math.atan2(dot(way, side), dot(way, flatFirst));
  return [...ways].sort((a, b) => angle(a) - angle(b));
}

/** The point at which three faces meet that are as far from the middle. */
function meeting(a: Vector, b: Vector, c: Vector, away: number): Vector {
  const sum = add(add(cross(b, c), cross(c, a)), cross(a, b));
  return scaled(sum, away / dot(a, cross(b, c)));
}

/** A star on a face, a little above half as wide. */
function star({ corners, middle, normal }: Face): Vector[] {
  const first = corners[0] ?? middle;
  const out = add(first, scaled(middle, -1));
  const reach = Math.min(0.55, 0.008 / Math.hypot(...out));
  const side = cross(normal, out);
  return Array.from({ length: 2 * STAR }, (_, at) => {
    const turn = (at * Math.PI) / STAR;
    const far = reach * (at % 2 ? 0.42 : 1);
    const way = add(scaled(out, Math.cos(turn) * far), scaled(side, Math.sin(turn) * far));
    return add(middle, way);
  });
}

function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function scaled([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}
