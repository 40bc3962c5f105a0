/** From where a throw is seen: behind the hand, after the die, from above. Millimetres, degrees. */
import type { Camera } from "../../lib/http";
import type { Place } from "./arc";

export interface View {
  at: Place;
  to: Place;
  /** How much is seen from left to right. */
  wide: number;
  /** How the head is held. */
  roll: number;
}

/** Where a thrower is: the side of the table, and how far the hand is from its middle. */
export interface Seat {
  place: number;
  away: number;
  height: number;
}

/** Where a look comes from: behind the hand and above the table; long lenses show the board large. */
const HAND = { back: 520, high: 520, over: 400 };
const RESTING = { away: 620, back: 420, high: 640 };
const BESIDE = { turn: 52, away: 430, back: 190, high: 270 };
/** High enough that a die does not seem to lie on the next ring. */
const ABOVE = { high: 1100, lean: 55, follow: 0.22 };
/** Seen from above the board leaves room below it for the tray and the question, in radii. */
const [SPAN, LOWER] = [1.28, 0.22];
/** Where the far edge of the board and the hand are in a picture, from -1 at its top to 1. */
const [TOP, BOTTOM] = [-0.8, 0.56];
/** How much more than the board is seen beside it. */
const ROOM = 1.1;
/** How much the look turns to a die that flies. */
const LEAN = 0.3;
/** When after the first bounce the way up begins, and how much of the flight it takes. */
const SHARE = 0.85;
const SHORTEST = 500;

/** A point so far from the table's middle on the side of the thrower. */
function out(place: number, away: number, z: number): Place {
  const turn = (place * Math.PI) / 180;
  return { x: away * Math.cos(turn), y: away * Math.sin(turn), z };
}

/** The board above and the hand below, from behind the hand; `radius` is the board's. */
export function handView({ place, away, height }: Seat, radius: number, aspect: number): View {
  const { back } = HAND;
  const high = Math.max(HAND.high, height + HAND.over);
  return framed(
    place,
    away + back,
    high,
    { far: -radius, near: away, low: height },
    radius,
    aspect,
  );
}

/** Somebody who sits there and only looks. */
export function restingView(place: number, radius: number, aspect: number): View {
  const { away, back, high } = RESTING;
  const frame = { far: -radius, near: 1.5 * radius, low: 0 };
  return framed(place, away + back, high, frame, radius, aspect);
}

/** Low beside the way of the die, for a second look at it. */
export function besideView(place: number, radius: number, aspect: number): View {
  const { turn, away, back, high } = BESIDE;
  const frame = { far: -radius, near: radius * 1.3, low: 0 };
  return framed(place + turn, away + back, high, frame, radius, aspect);
}

/** A look that has what is far near the top of the picture, and what is near at its bottom. */
function framed(
  place: number,
  away: number,
  high: number,
  { far, near, low }: { far: number; near: number; low: number },
  radius: number,
  aspect: number,
): View {
  const above = Math.atan2(high, away - far);
  const below = Math.atan2(high - low, away - near);
  const pitch = above + ((below - above) * -TOP) / (BOTTOM - TOP);
  const board = (ROOM * radius) / Math.hypot(away, high);
  const half = Math.max(Math.tan(below - pitch) / BOTTOM, board / aspect);
  const to = out(place, away - high / Math.tan(pitch), 0);
  return { at: out(place, away, high), to, wide: wideOf(half, aspect), roll: 0 };
}

/** High above the board, a little nearer to where a die rests, as the rules read it. */
export function aboveView(place: number, rest: Place, radius: number, aspect: number): View {
  const { high, lean, follow } = ABOVE;
  const by = follow * Math.min(1, radius / Math.max(1, Math.hypot(rest.x, rest.y)));
  const lower = out(place, LOWER * radius, 0);
  const to = { x: rest.x * by + lower.x, y: rest.y * by + lower.y, z: 0 };
  const back = out(place, lean, high);
  const half = ((SPAN * radius) / high) * Math.max(1, 1 / aspect);
  const at = { x: to.x + back.x, y: to.y + back.y, z: high };
  return { at, to, wide: wideOf(half, aspect), roll: 0 };
}

/** How much is seen from left to right, in degrees. */
function wideOf(half: number, aspect: number): number {
  return (Math.atan(half * aspect) * 360) / Math.PI;
}

/** As a condition has it; those that say nothing of their own leave it as it is. */
export function conditionView(view: View, seat: Seat, camera: Camera): View {
  const { place, away, height } = seat;
  switch (camera.place) {
    case "floor":
      return { ...view, at: out(place, away + 260, 62), to: out(place, 0, 40), wide: view.wide };
    case "eyes":
    case "head":
      return {
        ...view,
        at: out(place, away + 260, height + 150),
        to: out(place, 90, 0),
        roll: camera.roll / 4,
      };
    case "shoulder":
      return { ...view, at: out(place + 16, away + 250, 520), to: out(place, 40, 0), roll: -24 };
    case "hand":
    case "edge":
      return { ...view, at: out(place, away + 380, Math.max(330, height + 210)) };
    default:
      return view;
  }
}

/** How much of a jump what is looked at goes up with the eyes. */
const FOLLOWS = 0.4;

/** As a body sees it that moves while it holds the die: up by so many mm, turned by degrees. */
export function movingView(view: View, lift: number, turned: number): View {
  const at = { ...view.at, z: view.at.z + lift };
  if (!turned) return { ...view, at, to: { ...view.to, z: view.to.z + lift * FOLLOWS } };
  const turn = (turned * Math.PI) / 180;
  const [x, y] = [view.to.x - at.x, view.to.y - at.y];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const to = { x: at.x + x * c - y * s, y: at.y + x * s + y * c, z: view.to.z };
  return { ...view, at, to };
}

/** On the way from one view to another. */
export function between(one: View, other: View, share: number): View {
  return {
    at: mixed(one.at, other.at, share),
    to: mixed(one.to, other.to, share),
    wide: one.wide + (other.wide - one.wide) * share,
    roll: one.roll + (other.roll - one.roll) * share,
  };
}

export function mixed(one: Place, other: Place, share: number): Place {
  return {
    x: one.x + (other.x - one.x) * share,
    y: one.y + (other.y - one.y) * share,
    z: one.z + (other.z - one.z) * share,
  };
}

/** Begins and ends without a jerk. */
export function eased(share: number): number {
  const x = Math.min(1, Math.max(0, share));
  return x * x * x * (x * (6 * x - 15) + 10);
}

/** How far up the look is, so many ms after the die was let go. */
export function risen(ms: number, bounce: number, rests: number): number {
  return eased((ms - bounce / 2) / Math.max(SHORTEST, rests * SHARE));
}

/** A view that follows a die as it goes from where it began to above where it ends. */
export function following(begin: View, end: View, die: Place, share: number): View {
  const view = between(begin, end, share);
  return { ...view, to: mixed(view.to, die, LEAN * Math.min(1, 4 * share) * (1 - share)) };
}

/** How much is seen from top to bottom, when so much is from left to right. */
export function highOf(wide: number, aspect: number): number {
  const half = Math.tan((wide * Math.PI) / 360) / aspect;
  return (Math.atan(half) * 360) / Math.PI;
}
