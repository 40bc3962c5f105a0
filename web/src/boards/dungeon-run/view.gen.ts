// Made from the state of dungeon-run: make protocol

/** Where the game is between two steps. */
export const Phase = {
  DRAFT: 0,
  TURN: 1,
  ROAM: 2,
  OVER: 3,
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** What a table may set before the game. */
export interface TableSetup {
  beg_for_your_life: boolean;
  second_copy: boolean;
}

/** A card in a loot pile. */
export interface Kept {
  card: number;
}

/** A face-down pile: its size, and the cards whose place the seat knows. */
export interface PileView {
  count: number;
  top: (number | null)[];
  bottom: (number | null)[];
}

/** A hero, his cards and his wounds. */
export interface Hero {
  seat: number;
  card: number;
  place: number;
  wounds: number;
  markers: number[];
  abilities: number[];
  equipped: number[];
  treasures: Kept[] | number;
  artifacts: Kept[] | number;
  encounters: Kept[] | number;
  boss: number;
  burdens: number[];
  ko: boolean;
  alive: boolean;
  deck: PileView;
  discards: number[];
  used: number[];
  spent: number[];
  met: number[];
  quiet: boolean;
  life: number;
  ratings: number[];
  cursed: boolean;
  untrained: number[];
}

/** A monster on a tile. [DR-BATTLE-25] */
export interface Monster {
  card: number;
  wounds: number;
  attached: number[];
  roamed: boolean;
}

/** A laid tile and what lies on it. */
export interface Tile {
  tile: number;
  x: number;
  y: number;
  turns: number;
  exits: number;
  near: number[];
  items: number[];
  hidden: number;
  monster: Monster | null;
  stranger: number;
}

/** What the hero's dice have to show: a face for each hit, or how many successes. */
export interface Need {
  kind: "disarm" | "escape" | "hit";
  number: number;
}

/** A battle, duel, disarming, escape or other roll in progress, for all to see. */
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
  inciter: number;
  called: boolean;
  card: number;
  by: number;
  offered: number;
  needs: Need | null;
  gives?: number[][];
}

/** Cards that were proposed in a trade: the partner sees them, others how many there are. */
export interface Offer {
  seat: number;
  treasures: number[] | number;
  artifacts: number[] | number;
  encounters: number[] | number;
}

/** One of the two who trade: what he would give, what he has proposed, what he asks for. */
export interface Side {
  seat: number;
  laid?: number[];
  offer: Offer | null;
  wants: number[];
  wants_backs: number[];
  offered?: number[];
}

/** A trade that is talked over. [DR-RULING-52] */
export interface Trade {
  sides: Side[];
  proposals: number;
  most: number;
}

/** Something that is about to happen to a hero: acts of a card, or a surprise battle. */
export interface Pending {
  seat: number;
  card: number;
  effect: number;
}

/** A tile that was drawn and is about to be laid. [DR-TILE-02] [DR-RULING-10] */
export interface Laying {
  tile: number;
  x: number;
  y: number;
}

/** The dungeon and its heroes. */
export interface RunState {
  phase: Phase;
  box: string;
  setup: TableSetup;
  heroes: Hero[];
  tiles: Tile[];
  put_back: number[];
  tiles_left: number;
  encounters: PileView;
  treasures: PileView;
  treasures_left: number;
  bosses: PileView;
  discards: number[];
  tossed: number[];
  artifacts: number[];
  first: number;
  round: number;
  queue: number[];
  actions: number;
  begun: boolean;
  acted: boolean;
  beside: number;
  battled: boolean;
  geared: boolean;
  asked_glyphs: boolean;
  summoned: number;
  mover: number;
  roaming: boolean;
  lair: number;
  boss_card: number;
  cursed: number[];
  stirred: boolean;
  endgame: boolean;
  winner: number;
  killed_boss: number;
  rerolled: number[];
  effort: Effort | null;
  trade: Trade | null;
  pending: Pending[];
  laying: Laying | null;
  bearer: number | null;
}

export type View = RunState;
