/** What is printed on a board: the shapes of its parts as paths, and the part under a point.

Millimetres, x to the right, y away from the south; a picture turns them. */
import type { Bone, Hole, Section, TargetBoard } from "../lib/http";

export interface Point {
  x: number;
  y: number;
}

export const MM = 1000;
const FULL = 360;

/** A point so far from the centre, at an angle counter-clockwise from east. */
export function polar(away: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: away * Math.cos(turn), y: away * Math.sin(turn) };
}

/** The outline of a ring, a disc or a slice, as a path; y points up the page. */
export function ringPath(inner: number, outer: number, start: number, end: number): string {
  const span = end - start;
  if (span >= FULL) return circle(outer) + (inner > 0 ? circle(inner) : "");
  const large = span > FULL / 2 ? 1 : 0;
  const [a, b] = [polar(outer, start), polar(outer, end)];
  const [c, d] = [polar(inner, end), polar(inner, start)];
  const out = `M${at(a)}A${num(outer)} ${num(outer)} 0 ${large} 0 ${at(b)}`;
  const back = inner > 0 ? `L${at(c)}A${num(inner)} ${num(inner)} 0 ${large} 1 ${at(d)}` : "L0 0";
  return `${out}${back}Z`;
}

export function sectionPath({ inner, outer, start, end }: Section): string {
  return ringPath(inner * MM, outer * MM, start, end);
}

export function bonePath({ inner, width, angle, span }: Bone): string {
  return ringPath(inner * MM, (inner + width) * MM, angle - span / 2, angle + span / 2);
}

export function holeMiddle(hole: Hole): Point {
  return polar(hole.distance * MM, hole.angle);
}

/** Where the number of a section is printed: several times around a ring, once in a slice. */
export function numberPlaces(section: Section, holes: readonly Hole[]): Point[] {
  const away = ((section.inner + section.outer) / 2) * MM;
  if (section.bullseye) return [{ x: 0, y: 0 }];
  if (section.end - section.start < FULL) {
    const middle = (section.start + section.end) / 2;
    const tried = [0, 9, -9].map((aside) => polar(away, middle + aside));
    return [tried.find((point) => isFree(point, holes)) ?? polar(away, middle)];
  }
  return [0, 90, 180, 270].map((angle) => polar(away, angle));
}

function isFree(point: Point, holes: readonly Hole[]): boolean {
  return holes.every((hole) => apart(point, holeMiddle(hole)) > hole.radius * MM + 6);
}

/** The part of a board under a point; on a line the one of lower rank, as the server reads it. */
export function regionAt(board: TargetBoard, point: Point): string | null {
  const away = Math.hypot(point.x, point.y) / MM;
  const angle = (Math.atan2(point.y, point.x) * 180) / Math.PI;
  if (away >= board.radius) return null;
  const hole = board.holes.find((one) => apart(point, holeMiddle(one)) <= one.radius * MM);
  if (hole) return hole.id;
  const bone = board.bones.find(
    (one) => away >= one.inner && isBetween(angle, one.angle - one.span / 2, one.span),
  );
  if (bone) return bone.id;
  const under = board.sections.filter(
    ({ inner, outer, start, end }) =>
      inner <= away && away <= outer && isBetween(angle, start, end - start),
  );
  return (
    under.reduce<Section | null>((low, one) => (low && low.value < one.value ? low : one), null)
      ?.id ?? null
  );
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function isBetween(angle: number, start: number, span: number): boolean {
  return (((angle - start + 1e-7) % FULL) + FULL) % FULL <= span + 2e-7;
}

function circle(radius: number): string {
  const r = num(radius);
  return `M${r} 0A${r} ${r} 0 1 0 -${r} 0A${r} ${r} 0 1 0 ${r} 0Z`;
}

/** A point on the page, where y points down. */
function at({ x, y }: Point): string {
  return `${num(x)} ${num(-y)}`;
}

function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}
