/** The boards by game, found by looking: a folder with a `board.ts` draws its game. */
import { SvelteMap } from "svelte/reactivity";
import type { Board } from "./board";

const FOUND = import.meta.glob<Board>("./*/board.ts", { import: "default" });
const boards = new SvelteMap<string, Board | null>();

/** What draws a game: undefined while it is fetched, null when nothing does. */
export function boardOf(game: string): Board | null | undefined {
  const found = FOUND[`./${game}/board.ts`];
  return found ? boards.get(game) : null;
}

/** Fetch what draws a game; where that fails, the plain board goes on. */
export async function fetchBoard(game: string): Promise<void> {
  const found = FOUND[`./${game}/board.ts`];
  if (!found || boards.has(game)) return;
  boards.set(game, await found().catch(() => null));
}
