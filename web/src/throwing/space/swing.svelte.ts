/** What the hand does between taking the die and the server's answer: the swing, and letting go. */
import type { HandPlace } from "../../lib/messages";
import { flown, velocity, type Place } from "./arc";

/** How far the pointer is from where it pressed, in pixels of the page. */
export interface Way {
  x: number;
  y: number;
}

/** A hand's way on the table, in mm: to the right and forward, no farther than an arm goes. */
const ASIDE = 190;
const [BACK, FORWARD] = [-120, 260];
/** A die that nobody answers for slows down in the air, after about so many seconds. */
const PATIENCE = 0.22;

/** What a reference length is on the table, in mm. */
const ARM = 800;

export interface Held {
  right: number;
  forward: number;
}

/** How far a hand is moved for a pointer, when a pixel is so many millimetres at the hand. */
export function heldAt({ x, y }: Way, pixel: number, isMirrored: boolean): Held {
  const right = clamp(x * pixel, -ASIDE, ASIDE);
  return { right: isMirrored ? -right : right, forward: clamp(-y * pixel * 1.35, BACK, FORWARD) };
}

/** How far somebody else's hand is moved, from thousandths of their reference length. */
export function swungAt(
  { right, forward }: { right: number; forward: number },
  isMirrored: boolean,
): Held {
  return heldAt({ x: right, y: -forward }, ARM / 1000, isMirrored);
}

/** A place that much to the right and forward of a hand, as the thrower sees it. */
export function moved(from: Place, place: number, { right, forward }: Held): Place {
  const turn = (place * Math.PI) / 180;
  const [outX, outY] = [Math.cos(turn), Math.sin(turn)];
  return {
    x: from.x - forward * outX - right * outY,
    y: from.y - forward * outY + right * outX,
    z: from.z,
  };
}

/** Where the hand of a stand is, in mm. */
export function handAt({
  place,
  away,
  height,
}: Pick<HandPlace, "place" | "away" | "height">): Place {
  const turn = (place * Math.PI) / 180;
  return { x: away * Math.cos(turn), y: away * Math.sin(turn), z: height };
}

export class Swing {
  /** Null while nobody holds the die. */
  way = $state.raw<Way | null>(null);
  /** The die left the hand there, in this way, at this time. */
  left = $state.raw<{ from: Place; way: Place; at: number } | null>(null);

  letGo(from: Place, hand: HandPlace, aside: number, at: number): void {
    this.way = null;
    const way = velocity(hand.place + 180 - aside, hand.loft, hand.speed);
    this.left = { from, way, at };
  }

  /** Where the die is that left; it waits in the air for the server's word. */
  flying(now: number): Place | null {
    if (!this.left) return null;
    const { from, way, at } = this.left;
    const seconds = Math.max(0, now - at) / 1000;
    const point = flown(from, way, PATIENCE * (1 - Math.exp(-seconds / PATIENCE)));
    return { ...point, z: Math.max(10, point.z) };
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
