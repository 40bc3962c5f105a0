// Made from the state of dungeon-fighter: make protocol

/** Where the game is between two steps. */
export const Phase = {
  DUNGEON: 0,
  HEROES: 1,
  DIFFICULTY: 2,
  LEADER: 3,
  MOVEMENT: 4,
  ENCOUNTER: 5,
  ATTACK: 6,
  END_OF_TURN: 7,
  SHOP: 8,
  OVER: 9,
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** What a table may set before the game. */
export interface TableSetup {
  difficulty: "easy" | "infernal" | "normal" | "vote";
  withdrawing: boolean;
  scoring: boolean;
  leader_decides: boolean;
  judged: boolean;
}

/** A Hero and what his player has before him. */
export interface Hero {
  seat: number;
  card: number;
  life: number;
  scars: number[];
  gear: number[];
  charmed: number[];
  fainted: boolean;
  angelic: boolean;
  holding: boolean;
  capacity: number;
}

/** A face-down pile: its size, and the cards whose place the seat knows. */
export interface PileView {
  count: number;
  top: (number | null)[];
  bottom: (number | null)[];
}

/** The monster or Boss in fight, with what lies on it, and the dice of this combat. */
export interface Fight {
  card: number;
  life: number;
  gold: number;
  active: number;
  spent: number[];
  white: number;
  target: boolean;
  toad: boolean;
  song: boolean;
  charm: number;
  beer: number;
  thefts: number;
  unused: number;
  beatings: number;
  hesitated: boolean;
  most: number;
  damage: number;
  demanded: string[];
  impossible: boolean;
  available: number[];
  banned: number[];
}

/** The throw in progress: what it is under, how it landed, how its damage came about. */
export interface Toss {
  seat: number;
  die: number;
  colour: number;
  weapons: number[];
  throws: string[];
  landed: boolean;
  place: string;
  icon: boolean;
  miss: string;
  fatal: boolean;
  base: [string, number];
  times: [string, number][];
  adds: [string, number][];
  again: boolean;
  total: number;
  guards: [string, number][];
  spared: string;
  parts: [string, number][];
  damage: number;
}

/** A die or Template that lies at the target. */
export interface Piece {
  kind: string;
  name: string;
  at: [number, number, number];
  turn: [number, number, number, number];
}

/** A box, a card or a leg that stands on the table; lengths in hundredths of a millimetre. */
export interface Stood {
  kind: string;
  at: [number, number];
  yaw: number;
  size: [number, number, number];
  lowest: number;
}

/** What a die is thrown at. */
export interface Setting {
  board: string;
  dice: Piece[];
  templates: Piece[];
  webs: string[];
  raised: boolean;
  props: Stood[];
}

/** The dungeon, the Party and the fight. */
export interface FighterState {
  phase: Phase;
  box: string;
  setup: TableSetup;
  heroes: Hero[];
  monsters: PileView;
  bosses: PileView;
  equipment: PileView;
  discards: number[];
  difficulty: number;
  tower: number[];
  under: number[][];
  beaten: number[];
  faces: number[];
  level: number;
  room: number;
  turn: number;
  leader: number;
  defeated: boolean;
  first: number;
  gold: number;
  dice: number;
  fight: Fight | null;
  toss: Toss | null;
  setting: Setting;
  todo: number[];
  ordered: boolean;
  offer: number[];
  found: number;
  handed: number[];
  fell: boolean;
  won: boolean;
  supply: number;
  ways: number[];
}

export type View = FighterState;
