/** Shapes that several things are made of; millimetres, z up. */
import { BufferGeometry, Path, Shape } from "three";
import type { Bone, TargetBoard } from "../../lib/http";
import { holeMiddle, MM } from "../regions";

const RAD = Math.PI / 180;
const FULL = 2 * Math.PI;

/** The outline of a board, with its holes. */
export function boardShape({ radius, holes }: TargetBoard): Shape {
  const shape = new Shape().absarc(0, 0, radius * MM, 0, FULL, false);
  for (const hole of holes) {
    const { x, y } = holeMiddle(hole);
    shape.holes.push(new Path().absarc(x, y, hole.radius * MM, 0, FULL, true));
  }
  return shape;
}

export function boneShape({ inner, width, angle, span }: Bone): Shape {
  const [from, to] = [(angle - span / 2) * RAD, (angle + span / 2) * RAD];
  const shape = new Shape().absarc(0, 0, (inner + width) * MM, from, to, false);
  return shape.absarc(0, 0, inner * MM, to, from, true);
}

/** Lay a square picture of so many millimetres from the middle to its sides over what is flat. */
export function laidOver<T extends BufferGeometry>(geometry: T, half: number): T {
  const { position, uv } = geometry.attributes;
  if (!position || !uv) return geometry;
  for (let at = 0; at < position.count; at++)
    uv.setXY(at, 0.5 + position.getX(at) / (2 * half), 0.5 + position.getY(at) / (2 * half));
  return geometry;
}

export function triangles(geometry: BufferGeometry): number {
  return (geometry.index?.count ?? geometry.attributes["position"]?.count ?? 0) / 3;
}
