/** How a game was counted: who stands where, and the parts of every score. */
import type { Outcome, ScorePart } from "../lib/messages";

export interface Standing {
  seat: number;
  /** 0 for somebody who has no rank. */
  rank: number;
  score: number;
  parts: readonly ScorePart[];
}

/** The seats, best first; of equal rank those with more, those without a rank last. */
export function standingsOf(outcome: Outcome): Standing[] {
  const last = outcome.ranks.length + 1;
  return outcome.ranks
    .map((rank, seat) => ({
      seat,
      rank,
      score: outcome.scores[seat] ?? 0,
      parts: outcome.parts[seat] ?? [],
    }))
    .sort((one, other) => (one.rank || last) - (other.rank || last) || other.score - one.score);
}

/** The kinds of parts that bring somebody something, by their place; texts of their headings. */
export function columnsOf(outcome: Outcome): { at: number; text: string }[] {
  const kinds = outcome.scored ? (outcome.parts[0] ?? []) : [];
  return kinds
    .map(({ text }, at) => ({ at, text }))
    .filter(({ at }) => outcome.parts.some((parts) => parts[at]?.points || parts[at]?.count));
}

/** Whether points come of a count, as of 3 dice; the words of what counts nothing name no number. */
export function isCounted({ count, points }: ScorePart, told: string): boolean {
  return count !== points && /\d/.test(told);
}

export interface Lead {
  winner: number;
  next: number;
  score: number;
  more: number;
}

/** By how much the only winner is ahead of the next; null where that says nothing. */
export function leadOf(outcome: Outcome): Lead | null {
  const [first, second] = standingsOf(outcome);
  if (!outcome.scored || first?.rank !== 1 || !second || second.rank <= 1) return null;
  const more = first.score - second.score;
  return more > 0 ? { winner: first.seat, next: second.seat, score: first.score, more } : null;
}
