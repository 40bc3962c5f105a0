// Made from the state of dungeon-attack: make protocol

/** Where the game is between two steps. */
export const Phase = {
  DEAL: 0,
  FIGHT: 1,
  MOVING: 2,
  SEARCH: 3,
  OVER: 4,
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** The dice of a level, within the bounds of a custom dungeon. [DA-RULING-61] */
export interface LevelDice {
  regular: number;
  bosses: number;
}

/** What a table may set before the game. [DA-CHOICE-01] */
export interface TableSetup {
  epic_monster: boolean;
  strict_knock_out: boolean;
  shared_hoard: boolean;
  free_choice: boolean;
  starting_player: number;
  dungeon: LevelDice[];
}

/** A face-down pile: its size, and the cards whose place the seat knows. */
export interface PileView {
  count: number;
  top: (number | null)[];
  bottom: (number | null)[];
}

/** An adventurer card. Zero means that the card can't do it. */
export interface Adventurer {
  rating: number;
  throng: number;
  rating_in_throng: number;
  rating_stunned: number;
  rating_wounded: number;
  shrugs_from: number;
  mends: boolean;
  mend_gold: number;
  rerolls: number;
  snares: number;
  tinkers: number;
  repels: number;
  search_rerolls: number;
  id: string;
  provenance: string;
}

/** Monster Dice that lie together. An Epic Monster is one, though it has two dice. */
export interface Monsters {
  regular: number;
  bosses: number;
  epic: number;
}

/** An adventurer: the card, the dice, the HITs and the treasure. */
export interface Seat {
  seat: number;
  card: Adventurer;
  hits: number;
  facing: Monsters;
  pile: Monsters;
  gold: number;
  charged: number;
  drained: number;
  artifacts: number;
  rating: number;
}

/** What gives a HIT: all dice, all dice beside the Epic Monster, or that Monster itself. */
export const Attackers = {
  ALL_DICE: 0,
  OTHER_DICE: 1,
  EPIC_MONSTER: 2,
} as const;
export type Attackers = (typeof Attackers)[keyof typeof Attackers];

/** A HIT that a roll gives, its rule, and how many dice show nothing but A for it. */
export interface Hit {
  why: string;
  only_a: number;
  attackers: Attackers;
}

/** The roll on the table, counted by slot. */
export interface Thrown {
  regular: number;
  bosses: number;
  epic: number;
  helped: number;
  faces: number[];
  final: number[];
  hits: Hit[];
  artifacts_used: number;
  ability_used: number;
}

/** The dungeon and the party. */
export interface DungeonState {
  phase: Phase;
  setup: TableSetup;
  deck: PileView;
  cards: Adventurer[];
  seats: Seat[];
  level: number;
  opener: number;
  turn: number;
  busted: boolean;
  declined: number;
  room: Monsters;
  thrown: Thrown | null;
}

export type View = DungeonState;
