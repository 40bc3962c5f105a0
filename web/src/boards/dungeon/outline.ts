/** The border of some squares of a grid as a path, its corners cut or round. */
import { SIZE, type Square } from "./plan";

type Point = readonly [number, number];
type Three = readonly [before: Point, at: Point, after: Point];

/** The border, drawn in by an inset. */
export function outline(
  squares: readonly Square[],
  { inset = 0, corner = 0, cut = false } = {},
): string {
  return loops(squares)
    .map((loop) => wayOf(loop, inset, corner, cut))
    .join(" ");
}

/** The corners of each border, clockwise around the squares; holes go the other way. */
export function loops(squares: readonly Square[]): Point[][] {
  const sides = sidesOf(squares);
  const found: Point[][] = [];
  for (;;) {
    const first = [...sides.values()].sort(byPlace)[0];
    if (!first) return found;
    let { at, heading } = first;
    const loop: Point[] = [];
    while (sides.delete(keyOf(at, heading))) {
      loop.push(at);
      at = [at[0] + heading[0], at[1] + heading[1]];
      heading = turned(at, heading, sides);
    }
    found.push(
      threes(loop)
        .filter(([before, , after]) => before[0] !== after[0] && before[1] !== after[1])
        .map(([, corner]) => corner),
    );
  }
}

interface Side {
  at: Point;
  heading: Point;
}

function byPlace(one: Side, other: Side): number {
  return one.at[0] - other.at[0] || one.at[1] - other.at[1] || one.heading[0] - other.heading[0];
}

function keyOf(at: Point, heading: Point): string {
  return `${at.join()}>${heading.join()}`;
}

/** The steps along the border, with the squares on their right. */
function sidesOf(squares: readonly Square[]): Map<string, Side> {
  const own = new Set(squares.map(String));
  const sides = new Map<string, Side>();
  for (const [x, y] of squares) {
    const around: [Square, Point, Point][] = [
      [
        [x, y - 1],
        [x, y],
        [1, 0],
      ],
      [
        [x + 1, y],
        [x + 1, y],
        [0, 1],
      ],
      [
        [x, y + 1],
        [x + 1, y + 1],
        [-1, 0],
      ],
      [
        [x - 1, y],
        [x, y + 1],
        [0, -1],
      ],
    ];
    for (const [beyond, at, heading] of around)
      if (!own.has(String(beyond))) sides.set(keyOf(at, heading), { at, heading });
  }
  return sides;
}

/** To the right first, where two borders meet in a corner. */
function turned(at: Point, heading: Point, sides: Map<string, Side>): Point {
  const [x, y] = heading;
  const turns: Point[] = [[-y, x], heading, [y, -x]];
  return turns.find((turn) => sides.has(keyOf(at, turn))) ?? heading;
}

function threes(loop: readonly Point[]): Three[] {
  const { length } = loop;
  return loop.map((at, n) => [
    loop[(n + length - 1) % length] ?? at,
    at,
    loop[(n + 1) % length] ?? at,
  ]);
}

function wayOf(loop: readonly Point[], inset: number, corner: number, cut: boolean): string {
  const points = threes(loop).map((three) => moved(three, inset));
  const parts = threes(points).map(([before, at, after], n) => {
    const [ax, ay] = toward(at, before, corner);
    const [bx, by] = toward(at, after, corner);
    const bend = cut ? `L${bx},${by}` : `Q${at[0]},${at[1]} ${bx},${by}`;
    return `${n ? "L" : "M"}${ax},${ay} ${bend}`;
  });
  return `${parts.join(" ")} Z`;
}

/** A corner in pixels, moved to the right of both its sides. */
function moved([before, at, after]: Three, inset: number): Point {
  let [x, y] = [at[0] * SIZE, at[1] * SIZE];
  for (const [one, other] of [
    [before, at],
    [at, after],
  ] as const) {
    const [dx, dy] = [Math.sign(other[0] - one[0]), Math.sign(other[1] - one[1])];
    [x, y] = [x - dy * inset, y + dx * inset];
  }
  return [x, y];
}

/** A point on the way to another, no farther than half of it. */
function toward(at: Point, other: Point, most: number): Point {
  const [dx, dy] = [other[0] - at[0], other[1] - at[1]];
  const far = Math.abs(dx) + Math.abs(dy);
  const part = Math.min(most, far / 2) / far;
  return [round(at[0] + dx * part), round(at[1] + dy * part)];
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
