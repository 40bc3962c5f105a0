// Made from the state of dungeon: make protocol

/** Where the game is between two steps. */
export const Phase = {
  ORDER: 0,
  DRAFT: 1,
  TURN: 2,
  LATE: 3,
  ASSAULT: 4,
  OVER: 5,
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** What a table may set before the game. One seat plays the solo game. [DG-RULING-01] */
export interface TableSetup {
  mode: "race" | "team";
  wandering: boolean;
  wandering_pace: "round" | "turn";
  chamber_cards: boolean;
  underdungeon: boolean;
  deadly: boolean;
  banking: boolean;
  peaceful_hall: boolean;
  quick_victory: boolean;
  tempered_boss: boolean;
}

/** A hero, or the foul minion that a player has become. */
export interface Hero {
  seat: number;
  id: number;
  card: number;
  alive: boolean;
  place: number;
  came: number;
  treasures: number[];
  banked: number[];
  spells: number[] | number;
  spent: number[];
  used: number[];
  lost: number;
  caged: boolean;
  doors: number;
  tried: number;
  edge: number;
  graves: number;
  minion: number;
  fell: number;
  goal: number;
  gold: number;
}

/** A room or a chamber, and what lies in it face down. */
export interface Site {
  place: number;
  cards: (number | null)[];
  prize: number | null;
  tear: number | null;
  cleared: boolean;
}

/** A monster that is turned up and not defeated. [DG-SIDEBOARD-01] */
export interface Monster {
  card: number;
  place: number;
  number: number;
  prize: number | null;
  pile: number[];
  holds: boolean;
  dealt: number;
  due: boolean;
}

/** Treasure that lies open on a space. [DG-COLLECT-02] */
export interface Heap {
  place: number;
  cards: number[];
}

/** A face-down pile: its size, and the cards whose place the seat knows. */
export interface PileView {
  count: number;
  top: (number | null)[];
  bottom: (number | null)[];
}

/** A fight in progress, for all to see. */
export interface Fight {
  hero: number;
  card: number;
  target: number;
  spell: number;
  needs: number;
  dice: number[];
  bonus: number;
  foe_dice: number[];
  foe_bonus: number;
  tier: number;
  chance: number;
}

/** The battle with the boss. [DG-ASSAULT-03] */
export interface Assault {
  heroes: number[];
  life: number;
  waived: boolean;
  guess: number;
  spell: number;
  dice: number[];
  rerolled: boolean;
}

/** The dungeon and its heroes. */
export interface DungeonState {
  phase: Phase;
  box: string;
  setup: TableSetup;
  solo: boolean;
  heroes: Hero[];
  sites: Site[];
  monsters: Monster[];
  heaps: Heap[];
  unseen: PileView[];
  reserve: number[];
  discards: number[][];
  again: PileView[];
  prizes: PileView[];
  prizes_left: number[];
  tears: PileView;
  round: number;
  rolls: number[];
  queue: number[];
  order: number[];
  steps: number;
  moving: boolean;
  moved: boolean;
  entered: boolean;
  searched: boolean;
  looked: boolean;
  sneaking: boolean;
  ended: boolean;
  fight: Fight | null;
  assault: Assault | null;
  kills: number;
  doom: number;
  threats: number;
  halted: boolean;
  winners: number[];
  reach: [number, number, number][];
  boss_life: number;
  boss_dice: number;
  deadly: boolean;
}

export type View = DungeonState;
