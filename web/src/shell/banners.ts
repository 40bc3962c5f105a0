/** Which banners are shown: one at a time, and what waits too long is joined into one. */
import type { ToldDeed } from "./deeds";

export interface Shown extends ToldDeed {
  /** How many deeds it stands for. */
  count: number;
}

/** So many wait for their turn; more are joined. */
const MOST_WAITING = 2;
const LEAST_WEIGHT = 2;
const GRAND = 3;

/** What gets a banner: others' deeds that matter, and what matters to everybody. */
export function isTold({ deed }: ToldDeed, mine: readonly number[]): boolean {
  if (deed.weight >= GRAND) return true;
  return deed.weight >= LEAST_WEIGHT && (deed.seat === null || !mine.includes(deed.seat));
}

export function isGrand({ deed }: ToldDeed): boolean {
  return deed.weight >= GRAND;
}

/** What waits, after more has come: grand moments keep a banner of their own. */
export function queued(waiting: readonly Shown[], come: readonly ToldDeed[]): Shown[] {
  const all = [...waiting, ...come.map((told) => ({ ...told, count: 1 }))];
  if (all.length <= MOST_WAITING) return all;
  const [grand, plain] = [all.filter(isGrand), all.filter((one) => !isGrand(one))];
  const last = plain.at(-1);
  if (!last || plain.length < 2) return all.slice(-MOST_WAITING);
  const count = plain.reduce((sum, one) => sum + one.count, 0);
  return [...grand, { ...last, count }].sort((one, other) => one.at - other.at);
}
