/** Throwing with one key: a marker runs to and fro on a bar, and a press stops it; three bars. */
import { toldFlick, type Gesture } from "./gesture";

export const BARS = ["direction", "strength", "loft"] as const;
export type Bar = (typeof BARS)[number];

/** What the ends of each bar are away from its middle: degrees, a share, degrees. */
const WIDTHS: Record<Bar, number> = { direction: 20, strength: 0.6, loft: 10 };
/** In which time a marker goes to and fro, in ms, by how fast somebody likes it. */
export const PERIODS = { slow: 3600, usual: 1800 } as const;
export type Pace = keyof typeof PERIODS;

/** Where the marker is after so many ms: from −1 to 1, beginning at the left. */
export function markerAt(ms: number, period: number): number {
  const share = (((ms % period) + period) % period) / period;
  return share < 0.5 ? 4 * share - 1 : 3 - 4 * share;
}

/** What a bar means where its marker stopped: degrees to the right or up, or the strength. */
export function meaningOf(bar: Bar, marker: number): number {
  const away = marker * WIDTHS[bar];
  return bar === "strength" ? 1 + away : away;
}

/** The flick that three stopped markers make. */
export function timedFlick(stopped: readonly number[]): Gesture {
  const [aim = 0, strength = 1, loft = 0] = BARS.map((bar, at) => meaningOf(bar, stopped[at] ?? 0));
  return toldFlick(aim, strength, loft);
}
