/** How a table stands for somebody, and which of one's tables come first. Knows no words. */
import type { Mine, TableInfo } from "./http";

export type Standing =
  | { kind: "turn" }
  | { kind: "waiting"; seats: number[] }
  | { kind: "open"; free: number }
  | { kind: "won" | "shared"; score: number | null; ahead: number }
  | { kind: "lost"; winners: number[]; score: number | null }
  | { kind: "fell" }
  | { kind: "over"; winners: number[] };

/** How a table stands for whoever holds some of its seats, or none. */
export function standingOf(table: TableInfo, mine: readonly number[]): Standing {
  if (table.status === "open")
    return { kind: "open", free: table.seats.filter(({ kind }) => kind === "open").length };
  if (table.status === "playing") {
    const isOurs = table.waiting.some((seat) => mine.includes(seat));
    return isOurs ? { kind: "turn" } : { kind: "waiting", seats: [...table.waiting] };
  }
  return endingOf(table, mine);
}

function endingOf({ outcome }: TableInfo, mine: readonly number[]): Standing {
  const ranks = outcome?.ranks ?? [];
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (!winners.length) return { kind: "fell" };
  if (!mine.length) return { kind: "over", winners };
  const scoreOf = (seat: number) => outcome?.scores[seat] ?? 0;
  const best = (seats: readonly number[]) => Math.max(...seats.map(scoreOf));
  const others = ranks.map((_, seat) => seat).filter((seat) => !mine.includes(seat));
  const score = outcome?.scored ? best(mine) : null;
  if (!winners.some((seat) => mine.includes(seat))) return { kind: "lost", winners, score };
  const isShared = winners.some((seat) => !mine.includes(seat));
  const ahead = outcome?.scored && others.length ? best(mine) - best(others) : 0;
  return { kind: isShared ? "shared" : "won", score, ahead };
}

const ORDER: Standing["kind"][] = ["turn", "waiting", "open"];

/** One's tables: those that wait for us, those that run, those to come, then the finished ones. */
export function inOrder(mine: readonly Mine[]): Mine[] {
  const orderOf = (one: Mine) => {
    const at = ORDER.indexOf(standingOf(one.table, one.seats).kind);
    return at < 0 ? ORDER.length : at;
  };
  return [...mine].sort(
    (one, other) => orderOf(one) - orderOf(other) || other.table.moved_at - one.table.moved_at,
  );
}

/** What to go on with: the table that waits for us, or else the one that runs or is to begin. */
export function toGoOnWith(mine: readonly Mine[]): Mine | null {
  const first = inOrder(mine)[0];
  return first && first.table.status !== "over" ? first : null;
}

/** How many of the games that we played to the end we won; games of bots alone are not counted. */
export function tally(mine: readonly Mine[]): { won: number; played: number } {
  const ended = mine.filter(({ table, seats }) => table.status === "over" && seats.length);
  const kinds = ended.map(({ table, seats }) => standingOf(table, seats).kind);
  return {
    won: kinds.filter((kind) => kind === "won" || kind === "shared").length,
    played: kinds.length,
  };
}

/** How many tables wait for us. */
export function turnsOf(mine: readonly Mine[]): number {
  return mine.filter(({ table, seats }) => standingOf(table, seats).kind === "turn").length;
}
