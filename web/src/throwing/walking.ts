/** Going around the table before a throw, and standing what it needs elsewhere. */
import type { Stood } from "../lib/messages";
import type { Placing } from "./gesture";
import type { Point } from "./regions";

/** Where nobody says where one may stand, one goes around in such steps, in degrees. */
export const STEP = 15;
/** Hundredths of a millimetre in a metre. */
const METRE = 100_000;

/** The side next to a side, so many steps clockwise as seen from above. */
export function sideAfter(side: number, steps: number, seats: readonly number[]): number {
  if (!seats.length) return within(side - steps * STEP);
  const sorted = [...seats].sort((one, other) => one - other);
  const at = sorted.indexOf(nearest(side, sorted));
  return sorted.at((((at - steps) % sorted.length) + sorted.length) % sorted.length) ?? side;
}

/** The side at which somebody may stand that is nearest to one. */
export function nearest(side: number, seats: readonly number[]): number {
  if (!seats.length) return within(Math.round(side));
  return [...seats].sort((one, other) => apart(one, side) - apart(other, side))[0] ?? side;
}

export function apart(one: number, other: number): number {
  return Math.abs(((((one - other + 180) % 360) + 360) % 360) - 180);
}

/** Nobody can move their leg. */
export function isMovable({ kind }: Stood): boolean {
  return kind !== "leg";
}

/** Where things stand for somebody who went around by so many degrees. */
export function turned(stood: Stood, by: number): Stood {
  const angle = (by * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = stood.at;
  return { ...stood, at: [x * c - y * s, x * s + y * c], yaw: stood.yaw + by };
}

export function placingOf({ at: [x, y], yaw }: Stood): Placing {
  return { x: x / METRE, y: y / METRE, yaw: Math.round(yaw) % 360, size: 0 };
}

export function placed(stood: Stood, { x, y, yaw }: Placing): Stood {
  return { ...stood, at: [x * METRE, y * METRE], yaw };
}

/** The same somewhere else, in mm, as far as it stays off the board and on the table. */
export function movedTo(placing: Placing, to: Point, board: number, table: number): Placing {
  const far = Math.hypot(to.x, to.y) || 1;
  const kept = Math.min(table, Math.max(board, far)) / far / 1000;
  return { ...placing, x: rounded(to.x * kept), y: rounded(to.y * kept) };
}

function within(side: number): number {
  return ((side % 360) + 360) % 360;
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
