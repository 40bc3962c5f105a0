/** What a hand has thrown: how often it hit, where the dice lay. Numbers only, kept in the browser. */
import type { Targets } from "../lib/http";
import type { Film } from "../lib/messages";
import { isDie } from "../throwing/film";
import { missOf } from "../throwing/verdict";

/** Where a die came to rest, in whole millimetres from the middle, and what that was worth. */
export type Landed = readonly [x: number, y: number, worth: Worth];
export type Worth = 0 | 1 | 2;
export const [MISS, HIT, BULLSEYE] = [0, 1, 2] as const;

/** The throws of one kind, the oldest first. */
export interface Tally {
  /** All that were ever made, also those whose places are forgotten. */
  throws: number;
  hits: number;
  bullseyes: number;
  /** Hits in a row until now, and the longest such row. */
  streak: number;
  longest: number;
  landed: readonly Landed[];
}

export const EMPTY: Tally = {
  throws: 0,
  hits: 0,
  bullseyes: 0,
  streak: 0,
  longest: 0,
  landed: [],
};
/** The places of so many are remembered. */
const MOST = 400;

/** What is thrown at what, under what. */
export interface Kind {
  board: string;
  die: string;
  conditions: readonly string[];
}

/** A kind of throw as the key of its tally. */
export function keyOf({ board, die, conditions }: Kind): string {
  return [board, die, ...[...conditions].sort()].join(" ");
}

export function kindOf({ scene, conditions }: Pick<Film, "scene" | "conditions">): Kind {
  return { board: scene.board, die: scene.die, conditions };
}

/** How a film ended. */
export function landedOf(targets: Targets, film: Film): Landed {
  const frame = film.bodies.find(isDie)?.frames.at(-1) ?? [];
  const [, x = 0, y = 0] = frame;
  return [Math.round(x), Math.round(y), worthOf(targets, film)];
}

function worthOf(targets: Targets, { scene, landing }: Film): Worth {
  const at = { board: scene.board, die: scene.die, templates: [] };
  if (!landing || missOf(targets, at, landing)) return MISS;
  const board = targets.boards.find(({ id }) => id === scene.board);
  const section = board?.sections.find(({ id }) => id === landing.place);
  return section?.bullseye ? BULLSEYE : HIT;
}

export function withThrow(tally: Tally, landed: Landed): Tally {
  const worth = landed[2];
  const streak = worth === MISS ? 0 : tally.streak + 1;
  return {
    throws: tally.throws + 1,
    hits: tally.hits + (worth === MISS ? 0 : 1),
    bullseyes: tally.bullseyes + (worth === BULLSEYE ? 1 : 0),
    streak,
    longest: Math.max(tally.longest, streak),
    landed: [...tally.landed, landed].slice(-MOST),
  };
}

/** The share of throws that hit, from 0 to 1. */
export function hitShare({ throws, hits }: Tally): number {
  return throws ? hits / throws : 0;
}

/** A tally as it was kept; what is no such thing is empty. */
export function tallyOf(kept: unknown): Tally {
  if (kept === null || typeof kept !== "object") return EMPTY;
  const { landed, ...numbers } = { ...EMPTY, ...kept };
  const isWhole = Object.values(numbers).every((one) => Number.isSafeInteger(one) && one >= 0);
  return isWhole && Array.isArray(landed) && landed.every(isLanded)
    ? { ...numbers, landed }
    : EMPTY;
}

function isLanded(one: unknown): boolean {
  return Array.isArray(one) && one.length === 3 && one.every(Number.isSafeInteger);
}
