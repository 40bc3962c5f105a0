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

interface Behind {
  back: number;
  high: number;
  ahead: number;
  wide: number;
}

const HAND: Behind = { back: 265, high: 345, ahead: 150, wide: 50 };
const HAND_TALL: Behind = { back: 330, high: 520, ahead: 210, wide: 31 };
const WATCHING: Behind = { back: 250, high: 470, ahead: 60, wide: 47 };
const WATCHING_TALL: Behind = { back: 330, high: 640, ahead: 90, wide: 31 };
const RESTING_AWAY = 520;
/** A short lens makes a die seem to lie on the next ring: a long one from high above. */
const ABOVE = { high: 1100, wide: 31, share: 0.6, lean: 55 };
const ABOVE_TALL = { high: 1100, wide: 22, share: 0.35, lean: 55 };
/** How much the look turns to a die that flies. */
const LEAN = 0.3;
/** When after the first bounce the way up begins, and how much of the flight it takes. */
const SHARE = 0.85;
const SHORTEST = 500;

export function isTall(aspect: number): boolean {
  return aspect < 1;
}

/** A point so far from the table's middle on the side of the thrower. */
function out(place: number, away: number, z: number): Place {
  const turn = (place * Math.PI) / 180;
  return { x: away * Math.cos(turn), y: away * Math.sin(turn), z };
}

/** Behind the hand, looking a little before the middle. */
export function handView(seat: Seat, aspect: number): View {
  return behind(seat, isTall(aspect) ? HAND_TALL : HAND);
}

/** Somebody who sits there and only looks. */
export function restingView(place: number, aspect: number): View {
  const seat = { place, away: RESTING_AWAY, height: 0 };
  return behind(seat, isTall(aspect) ? WATCHING_TALL : WATCHING);
}

function behind({ place, away }: Seat, { back, high, ahead, wide }: Behind): View {
  return { at: out(place, away + back, high), to: out(place, ahead, 0), wide, roll: 0 };
}

/** High above where a die rests, as the rules read it. */
export function aboveView(place: number, rest: Place, aspect: number): View {
  const { high, wide, share, lean } = isTall(aspect) ? ABOVE_TALL : ABOVE;
  const far = Math.hypot(rest.x, rest.y);
  const by = share * Math.min(1, 300 / Math.max(1, far));
  const to = { x: rest.x * by, y: rest.y * by, z: 0 };
  const back = out(place, lean, high);
  return { at: { x: to.x + back.x, y: to.y + back.y, z: high }, to, wide, roll: 0 };
}

/** Low beside the way of the die, for a second look at it. */
export function besideView(place: number, aspect: number): View {
  const seat = { place: place + 52, away: 430, height: 0 };
  const near = isTall(aspect)
    ? { back: 180, high: 380, ahead: 40, wide: 34 }
    : { back: 120, high: 230, ahead: 30, wide: 48 };
  return behind(seat, near);
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
        at: out(place, away + 150, height + 110),
        to: out(place, 60, 0),
        roll: camera.roll / 4,
      };
    case "edge":
      return { ...view, at: out(place, away + 250, height + 190), to: out(place, 110, 20) };
    case "shoulder":
      return { ...view, at: out(place + 16, away + 250, 520), to: out(place, 40, 0), roll: -24 };
    case "afar":
      return { ...view, at: out(place, away + 340, height + 360), to: out(place, 260, 40) };
    case "side":
      return { ...view, at: out(place + 14, away + 250, 300), to: out(place, 110, 30) };
    default:
      return view;
  }
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
