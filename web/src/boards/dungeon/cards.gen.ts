// Made from the cards of dungeon: make protocol

/** A class: its treasure goal and what all of its heroes can do. */
export interface ClassCard {
  id: string;
  provenance?: string;
  move?: number;
  move_dice?: number;
  attack_dice?: number;
  sword?: number;
  search?: number;
  search_dice?: number;
  spells?: number;
  spell_die?: 0 | 3 | 6;
  spells_back?: number;
  swaps?: boolean;
  resists?: boolean;
  chamber_prizes?: number;
  cage_proof?: boolean;
  goal: number;
  column: "cleric" | "fighter" | "rogue" | "wizard";
  standard?: boolean;
  solo?: "always" | "choice" | "no";
}

/** An ability of a class that always works. */
export interface GiftCard {
  id: string;
  provenance?: string;
  move?: number;
  move_dice?: number;
  attack_dice?: number;
  sword?: number;
  search?: number;
  search_dice?: number;
  spells?: number;
  spell_die?: 0 | 3 | 6;
  spells_back?: number;
  swaps?: boolean;
  resists?: boolean;
  chamber_prizes?: number;
  cage_proof?: boolean;
  hero: string;
}

/** An ability of a class with so many uses in a game. [DG-TOKEN-10] */
export interface FeatCard {
  id: string;
  provenance?: string;
  hero: string;
  strides?: number;
  sneaks?: boolean;
  frees?: number;
  refills?: boolean;
  boosts?: number;
  against?: "beast" | "construct" | "dragon" | "fiend" | "humanoid" | "ooze" | "undead" | null;
  adds?: number;
  helps?: boolean;
  duels?: boolean;
  rerolls?: boolean;
  slays?: boolean;
  flees?: boolean;
  wards?: "hurt" | "killed" | "miss" | "serious" | "stunned" | null;
  softens?: number;
  stands?: boolean;
  filches?: number;
  uses: number;
  gravestones?: boolean;
}

/** A card of a class that is regained by resting in the Great Hall. [DG-ACTION-02] */
export interface ActionCard {
  id: string;
  provenance?: string;
  hero: string;
  strides?: number;
  sneaks?: boolean;
  frees?: number;
  refills?: boolean;
  boosts?: number;
  against?: "beast" | "construct" | "dragon" | "fiend" | "humanoid" | "ooze" | "undead" | null;
  adds?: number;
  helps?: boolean;
  duels?: boolean;
  rerolls?: boolean;
  slays?: boolean;
  flees?: boolean;
  wards?: "hurt" | "killed" | "miss" | "serious" | "stunned" | null;
  softens?: number;
  stands?: boolean;
  filches?: number;
}

/** A card of a level's Monster deck. [DG-DECK-03] */
export interface MonsterCard {
  id: string;
  provenance?: string;
  kind: "beast" | "construct" | "dragon" | "fiend" | "humanoid" | "ooze" | "undead";
  targets: [number, number, number, number, number | "-", number | "-"];
  level: number;
}

/** A card that takes a monster's place, once on each of its levels. [DG-CAGE-01] */
export interface TrapCard {
  id: string;
  provenance?: string;
  levels: number[];
  lost_turns?: number;
}

/** Who guards a relic. [DG-SETUP-13] */
export interface GuardCard {
  id: string;
  provenance?: string;
  kind: "beast" | "construct" | "dragon" | "fiend" | "humanoid" | "ooze" | "undead";
  targets: [number, number, number, number, number | "-", number | "-"];
  level: number;
}

/** What a killed hero becomes. [DG-DEATH-02] */
export interface MinionCard {
  id: string;
  provenance?: string;
  kind: "beast" | "construct" | "dragon" | "fiend" | "humanoid" | "ooze" | "undead";
  targets: [number, number, number, number, number | "-", number | "-"];
  gravestones: number;
  move?: number;
}

/** A card of a level's Prize deck. [DG-DECK-02] */
export interface PrizeCard {
  id: string;
  provenance?: string;
  attack?: number;
  senses?: boolean;
  scries?: boolean;
  opens?: boolean;
  value: number;
  level: number;
}

/** One card of a special item: the deck it lies in, and its worth. */
export interface Find {
  level: number;
  value: number;
}

/** A special item, with each of its cards among the Prizes. [DG-DECK-07] */
export interface ItemCard {
  id: string;
  provenance?: string;
  attack?: number;
  senses?: boolean;
  scries?: boolean;
  opens?: boolean;
  found: Find[];
}

/** A treasure that lies on the board from the start. [DG-SETUP-12] */
export interface RelicCard {
  id: string;
  provenance?: string;
  attack?: number;
  senses?: boolean;
  scries?: boolean;
  opens?: boolean;
  value: number;
  guard: string;
}

/** A spell. [DG-DECK-08] */
export interface SpellCard {
  id: string;
  provenance?: string;
  copies: number;
  column?: "fireball" | "lightning-bolt" | null;
  duel?: number;
  travels?: boolean;
  reach?: number;
}

/** A card of the Halls of Chromatic Tears, dealt to a chamber. [DG-COMPONENT-13] */
export interface ChamberCard {
  id: string;
  provenance?: string;
  level: number;
  next_attack?: number;
  attack?: number;
  riposte?: number;
  burns?: number;
  forgets?: number;
  drops?: number;
  washes?: boolean;
  springs?: string;
  maps?: boolean;
  last_prizes?: number;
  rest_actions?: number;
}

/** How hard the boss is to hit: dice of a strike, and re-rolls. [DG-BOSS-08] */
export interface Attack {
  dice: number;
  rerolls?: "attack" | "none" | "strike";
}

/** The boss. [DG-SPECIAL-02] */
export interface BossCard {
  id: string;
  provenance?: string;
  spells: string[];
  attacks: Attack[];
  least_life?: number;
  tempered_life: number;
  robs?: number;
}

/** The doom track of the solo game. [DG-DOOM-01] */
export interface DoomCard {
  id: string;
  provenance?: string;
  steps: number;
  threats: number;
}

/**
 * A space of the board: it takes one step to enter it. [DG-BOARD-04]  Each join stands on one of
 * the two places that it joins.
 */
export interface Place {
  level: number;
  kind: "chamber" | "corridor" | "hall" | "room" | "stair";
  area: [number, number, number, number][];
  open?: string[];
  doors?: string[];
  secret?: string[];
  relic?: boolean;
  look?: "cut" | "round" | "square";
  id: string;
  provenance?: string;
}

/** What the content files list. */
export interface Printed {
  classes: ClassCard[];
  gifts: GiftCard[];
  feats: FeatCard[];
  actions: ActionCard[];
  monsters: MonsterCard[];
  traps: TrapCard[];
  guards: GuardCard[];
  minions: MinionCard[];
  prizes: PrizeCard[];
  items: ItemCard[];
  relics: RelicCard[];
  spells: SpellCard[];
  chambers: ChamberCard[];
  bosses: BossCard[];
  dooms: DoomCard[];
  board: Place[];
}
