// Made from the state of dungeon-fighter-catacombs: make protocol

/** Where the game is between two steps. */
export const Phase = {
  HEROES: 0,
  DIFFICULTY: 1,
  LEADER: 2,
  DUNGEON: 3,
  REVEAL: 4,
  FLIPS: 5,
  COMBAT: 6,
  RESTING: 7,
  SHOP: 8,
  BOSS: 9,
  OVER: 10,
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** What a table may set before the game. */
export interface TableSetup {
  difficulty: "hard" | "inferno" | "normal" | "vote";
  level_up: "off" | "on" | "vote";
  strict_tokens: boolean;
  harder_boss: boolean;
  backing_down: boolean;
  scoring: boolean;
  leader_decides: boolean;
  judged: boolean;
  heroes: "both" | "catacombs" | "enough" | "first";
  monsters: "both" | "catacombs" | "first";
  equipment: "both" | "catacombs" | "first";
  bosses: "both" | "target";
  target: "catacombs" | "first";
  dice: "catacombs" | "first";
}

/** A Hero and what belongs to him. */
export interface Hero {
  seat: number;
  who: number;
  card: number;
  life: number;
  scars: number[];
  gear: number[];
  used: number[];
  charmed: number[];
  listed: number[];
  xp: number;
  tokens: number[];
  turned: number[];
  fainted: boolean;
  eliminated: boolean;
  holding: boolean;
  capacity: number;
}

/** A face-down pile: its size, and the cards whose place the seat knows. */
export interface PileView {
  count: number;
  top: (number | null)[];
  bottom: (number | null)[];
}

/** A Template that is to be flipped onto the board. [DC-TEMPL-02] */
export interface Flip {
  template: string;
  who: number;
}

/** The monster or Boss in combat, what lies on it, and the dice of this combat. */
export interface Fight {
  card: number;
  life: number;
  level: number;
  gold: number;
  active: number;
  last: number;
  spent: number[];
  special: number[];
  white: number;
  charm: number;
  toxic: boolean;
  epic: boolean;
  flips: Flip[];
  pointed: string;
  hesitated: boolean;
  retrieved: number;
  thefts: number;
  target: boolean;
  toad: boolean;
  beer: number;
  song: boolean;
  most: number;
  damage: number;
  demanded: string[];
  available: number[];
}

/** The throw in progress: what it is under, how it landed, how its damage came about. */
export interface Toss {
  who: number;
  die: number;
  weapons: number[];
  throws: string[];
  landed: boolean;
  place: string;
  icon: boolean;
  miss: string;
  fatal: boolean;
  colour: number;
  base: [string, number];
  times: [string, number][];
  adds: [string, number][];
  token: boolean;
  guards: [string, number][];
  spared: string;
  lost: number;
  mirrors: number[];
  again: boolean;
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

/** The way down, the party and the combat. */
export interface CatacombsState {
  phase: Phase;
  box: string;
  setup: TableSetup;
  heroes: Hero[];
  monsters: PileView;
  bosses: PileView;
  equipment: PileView;
  rooms: PileView;
  look: (number | null)[];
  difficulty: number;
  level_up: boolean;
  deck: number[];
  beaten: number[];
  leader: number;
  turn: number;
  shops: number;
  room: number;
  passed: number[];
  gold: number;
  dice: number;
  relics: number[];
  relics_used: number[];
  fight: Fight | null;
  toss: Toss | null;
  setting: Setting;
  offer: number[];
  found: number;
  handed: number[];
  chooser: number;
  scars: number;
  fell: boolean;
  defeated: number;
  won: boolean;
  supply: number;
  icons: number;
  icons_needed: number;
  cards_left: number;
  next_level: number;
}

export type View = CatacombsState;
