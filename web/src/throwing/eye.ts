/** How a Target is looked at: turned so that the thrower is below, and from above or aslant.

What lies flat keeps its shape but for one squeeze, so a picture stays a plain drawing. */
import type { Point } from "./regions";
import { times, type Turn } from "./turning";

export interface Eye {
  /** By how many degrees the board is turned, counter-clockwise. */
  turn: number;
  /** How far from straight above, in degrees. */
  tilt: number;
}

/** A point in millimetres: to the right, away and up. */
export interface Spot extends Point {
  z: number;
}

/** The slant from which a thrower looks. */
export const ASLANT = 57;

/** How much of what lies flat is left from front to back, and how much of heights is seen. */
export function squeeze({ tilt }: Eye): { flat: number; high: number } {
  const angle = (tilt * Math.PI) / 180;
  return { flat: Math.cos(angle), high: Math.sin(angle) };
}

/** Where a point is on the page, where y points down. */
export function seenAt(eye: Eye, { x, y, z }: Spot): Point {
  const { flat, high } = squeeze(eye);
  const at = around(eye, { x, y });
  return { x: at.x, y: -(at.y * flat + z * high) };
}

/** How far away a point is from whoever looks. */
export function depth(eye: Eye, { x, y }: Point): number {
  return around(eye, { x, y }).y;
}

/** The turn of a body as it is seen from this slant. */
export function seenTurn({ turn, tilt }: Eye, body: Turn): Turn {
  const [yaw, pitch] = [(turn * Math.PI) / 360, (-tilt * Math.PI) / 360];
  const turned: Turn = [Math.cos(yaw), 0, 0, Math.sin(yaw)];
  const tilted: Turn = [Math.cos(pitch), Math.sin(pitch), 0, 0];
  return times(tilted, times(turned, body));
}

/** What of the plan is shown, in millimetres from its middle. */
export interface Reach {
  aside: number;
  away: number;
  near: number;
}

/** The part of the page that shows so much, with room above for what stands there. */
export function pageOf(eye: Eye, { aside, away, near }: Reach, room = 0) {
  const { flat, high } = squeeze(eye);
  const top = -(away * flat + room * high);
  return { x: -aside, y: top, width: 2 * aside, height: near * flat - top };
}

/** For a drawing of what lies at a height, with y pointing down. */
export function laid(eye: Eye, z: number): string {
  const { flat, high } = squeeze(eye);
  return `translate(0 ${num(-z * high)}) scale(1 ${num(flat)}) rotate(${num(-eye.turn)})`;
}

/** For what is printed at a point of such a drawing and is to be read. */
export function upright(eye: Eye, { x, y }: Point): string {
  const { flat } = squeeze(eye);
  return `translate(${num(x)} ${num(-y)}) rotate(${num(eye.turn)}) scale(1 ${num(1 / flat)})`;
}

/** The point that lies there, seen at a place on the page. */
export function underOf(eye: Eye, { x, y }: Point): Point {
  return around({ ...eye, turn: -eye.turn }, { x, y: -y / squeeze(eye).flat });
}

function around({ turn }: Eye, { x, y }: Point): Point {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * c - y * s, y: x * s + y * c };
}

function num(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
