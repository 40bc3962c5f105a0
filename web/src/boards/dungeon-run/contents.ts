/** Where things stand on a tile: beings above, heroes below, cards beside or between them. */
import type { Hero, Tile } from "./view.gen";

const ROOM = 134;
const MOST_CARDS = 3;

export interface Place {
  x: number;
  y: number;
  scale: number;
}

export interface LaidCard extends Place {
  kind: "stone" | "up" | "down";
  /** The cards that this piece stands for; none when it lies face down. */
  cards: number[];
  letter: string;
}

export function isCrowded(tile: Tile): boolean {
  return tile.monster !== null || tile.stranger >= 0;
}

/** The cards of a tile side by side: the Stone first, other items, and backs. */
export function laidCards(tile: Tile, stone: number, initial: (card: number) => string) {
  const items = [...tile.items].sort((a, b) => Number(a !== stone) - Number(b !== stone));
  const cards: Omit<LaidCard, keyof Place>[] = items.slice(0, MOST_CARDS).map((card) => ({
    kind: card === stone ? ("stone" as const) : ("up" as const),
    cards: [card],
    letter: card === stone ? "" : initial(card),
  }));
  const more = items.slice(MOST_CARDS);
  if (more.length) cards.push({ kind: "up", cards: more, letter: `+${more.length}` });
  if (tile.hidden)
    cards.push({ kind: "down", cards: [], letter: tile.hidden === 1 ? "?" : `?${tile.hidden}` });
  return placed(cards, isCrowded(tile));
}

function placed(cards: Omit<LaidCard, keyof Place>[], crowded: boolean): LaidCard[] {
  const [x, y, scale] = crowded ? [139, 82, 0.68] : [100, 62, 1];
  const left = x - (30 * scale * (cards.length - 1)) / 2;
  return cards.map((card, n) => ({ ...card, x: left + 30 * scale * n, y, scale })).reverse();
}

/** The heroes on a tile in a row, closer together when there are many. */
export function heroRow(here: Hero[], isWide: (hero: Hero) => boolean): (Place & { hero: Hero })[] {
  const widths = here.map((hero) => (isWide(hero) ? 58 : 52));
  const all = widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(1, ROOM / Math.max(1, all));
  let x = 100 - (scale * all) / 2;
  return here.map((hero, n) => {
    const half = (scale * (widths[n] ?? 0)) / 2;
    const middle = x + half;
    x += 2 * half;
    return { hero, x: middle, y: 142, scale };
  });
}
