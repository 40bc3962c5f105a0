/** Loot piles: known by their cards to those who may know them, by their number to others. */
import type { Hero } from "./view.gen";

type Loot = Hero["treasures"];

/** What lies beyond a side of a tile that has an exit and no neighbour. */
export const OPEN = -1;

export function countOf(loot: Loot): number {
  return typeof loot === "number" ? loot : loot.length;
}

export function cardsOf(loot: Loot): number[] {
  return typeof loot === "number" ? [] : loot.map((kept) => kept.card);
}
