/** The view of Dungeon Run as the server tells it. Numbers below 0 stand for nothing or nobody. */
export interface Monster {
  card: number;
  wounds: number;
  attached: number[];
}

export interface Tile {
  /** Its number in the box. */
  tile: number;
  x: number;
  y: number;
  turns: number;
  exits: number;
  /** What lies beyond each side: a tile, `OPEN` or a wall. */
  near: number[];
  items: number[];
  hidden: number;
  monster: Monster | null;
  stranger: number;
}

/** A pile by its cards for those who may know them, by their number for others. */
export type Loot = { card: number }[] | number;

export interface Hero {
  seat: number;
  card: number;
  place: number;
  wounds: number;
  markers: number[];
  abilities: number[];
  equipped: number[];
  treasures: Loot;
  artifacts: Loot;
  encounters: Loot;
  boss: number;
  burdens: number[];
  ko: boolean;
  alive: boolean;
  used: number[];
  spent: number[];
  quiet: boolean;
  /** What works for him now; missing before he is picked. */
  life: number;
  ratings: number[];
  /** Whether his abilities are off where he stands. */
  cursed: boolean;
  /** The own items that he may not equip; missing for others. */
  untrained?: number[];
}

export interface Effort {
  seat: number;
  deed: string;
  target: number;
  free: boolean;
  rating: number;
  foe_rating: number;
  dice: number[];
  foe_dice: number[];
  hits: number[];
  helpers: number[];
  help: number;
  spoilers: number[];
  /** The monster or the trap that is faced, though it be dead by now; -1 for none. */
  card: number;
  /** The dice that each rating gives to each seat, while one may be picked. */
  gives?: number[][];
  /** What the hero's dice have to show: a face for each hit, or how many successes. */
  needs: { kind: "hit" | "escape" | "disarm"; number: number } | null;
}

export interface Trade {
  seats: number[];
  proposals: number;
  /** How many proposals there may be. */
  most: number;
}

export interface View {
  phase: number;
  box: string;
  heroes: Hero[];
  tiles: Tile[];
  tiles_left: number;
  encounters: { count: number };
  treasures_left: number;
  tossed: number[];
  artifacts: number[];
  first: number;
  round: number;
  queue: number[];
  actions: number;
  endgame: boolean;
  winner: number;
  /** Who has the Stone; null where the seat that looks can't know it. */
  bearer: number | null;
  effort: Effort | null;
  trade: Trade | null;
  /** The tile that is being turned before it is laid. */
  laying: { tile: number; x: number; y: number } | null;
}

export const OPEN = -1;
export const TURN = 1;
export const ROAMING = 2;

export function countOf(loot: Loot): number {
  return typeof loot === "number" ? loot : loot.length;
}

export function cardsOf(loot: Loot): number[] {
  return typeof loot === "number" ? [] : loot.map((kept) => kept.card);
}
