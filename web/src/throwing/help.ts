/** What a helper adds to somebody's throw, and the second stage of one, as the server takes it. */
import { toldFlick, type Gesture } from "./gesture";

/** A pass into the thrower's hand: a flick that is too strong or too weak goes beside it. */
export function passPart(strength: number) {
  return { type: "pass", gesture: toldFlick(0, strength) };
}

/** A palm held out: how high above the table, in cm, and how stiff, from 0 to 100. */
export function palmPart(height: number, stiffness: number) {
  return { type: "palm", height: height / 100, limp: 1.25 - (0.75 * stiffness) / 100 };
}

/** The toss of a throw in two stages. */
export function tossPart(gesture: Gesture) {
  return { type: "toss", gesture };
}

/** A flick as the breath at a tossed die: it ends so many seconds after the toss.

A stroke that was made lies after it; one that is only told may begin before. */
export function breathAt(gesture: Gesture, seconds: number): Gesture {
  const wanted = seconds - (gesture.times.at(-1) ?? 0);
  const shift = gesture.device === "keys" ? wanted : Math.max(wanted, -(gesture.times[0] ?? 0));
  return { ...gesture, times: gesture.times.map((time) => time + shift) };
}
