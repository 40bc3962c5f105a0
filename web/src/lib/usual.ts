/** The table that is laid where nobody chose anything: somebody here, and bots for company. */
import type { GameInfo, NewTable } from "./http";

const USUAL_SEATS = 3;

export function usualSeats(game: GameInfo): number {
  return Math.max(game.least_seats, Math.min(USUAL_SEATS, game.best_seats[1], game.most_seats));
}

/** A guided first game; who leads brings all the rest. */
export function guidedTable(game: GameInfo, name: string): NewTable {
  return { game: game.id, guide: true, seats: [{ kind: "human", name }] };
}

export function usualTable(game: GameInfo, name: string): NewTable {
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => ({ kind: "bot" as const }));
  return { game: game.id, seats: [{ kind: "human", name }, ...bots] };
}
