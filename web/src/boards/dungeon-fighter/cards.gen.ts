// Made from the cards of dungeon-fighter: make protocol

/** What the Hero symbol does on a die of one colour. [DF-ABILITY-02] */
export interface Ability {
  kind: "aimed-damage" | "beer" | "blind-fury" | "divine-intervention" | "extra-damage" | "flurry" | "larceny" | "living-target" | "mass-healing" | "metamorphosis" | "no-damage" | "pickpocket" | "re-throw" | "refrain" | "seduction" | "sworn-enemy";
  value?: number;
  foe?: "beast" | "fiend" | "greenskin" | "household" | "official" | "undead" | "";
}

/** A Hero sheet; every Hero starts at 9 life. [DF-HERO-01] [DF-HERO-07] */
export interface HeroCard {
  id: string;
  provenance?: string;
  red: Ability;
  blue: Ability;
  green: Ability;
  weapons?: number;
  armours?: number;
  items?: number;
}

/** A weapon, an armour or a magic item. [DF-EQUIP-01] */
export interface EquipmentCard {
  id: string;
  provenance?: string;
  kind: "armour" | "magic" | "weapon";
  price: number;
  throws?: string[];
  bonus?: number;
  times?: number;
  effect?: "extra-damage" | "heal-all" | "heal-one" | "no-damage" | "re-throw" | "reduced-damage" | "riposte" | "";
  value?: number;
  once?: boolean;
}

/** A monster of the tower. [DF-SETUP-17] */
export interface MonsterCard {
  id: string;
  provenance?: string;
  type: "beast" | "fiend" | "greenskin" | "household" | "official" | "undead";
  life: number;
  damage: number;
  throws?: string[];
  ability?: "banned" | "critical-failure" | "destroy-equipment" | "heal" | "horde" | "lose-gold" | "small-target" | "";
  value?: number;
  banned?: ("blue" | "green" | "red")[];
  level: number;
  gold?: number;
}

/** A Final Boss. [DF-BOSSCARD-01] */
export interface BossCard {
  id: string;
  provenance?: string;
  type: "beast" | "fiend" | "greenskin" | "household" | "official" | "undead";
  life: number;
  damage: number;
  throws?: string[];
  ability?: "banned" | "critical-failure" | "destroy-equipment" | "heal" | "horde" | "lose-gold" | "small-target" | "";
  value?: number;
  banned?: ("blue" | "green" | "red")[];
}

/** A room of a face; it holds one monster, whatever else it holds. [DF-ENCOUNTER-01] */
export interface Room {
  id: string;
  x: number;
  y: number;
  kind?: "fountain" | "perilous" | "plain" | "shop" | "treasure";
  gold?: number;
  dice?: number;
  equipment?: number;
  throws?: string[];
}

/** One side of a map board: one level of a dungeon. [DF-MAP-06] */
export interface FaceCard {
  id: string;
  provenance?: string;
  board: number;
  kind: "end" | "start";
  rooms: Room[];
  corridors: [string, string][];
  entry: string;
  exits: string[];
}

/** What the content files list. */
export interface Printed {
  heroes: HeroCard[];
  equipment: EquipmentCard[];
  monsters: MonsterCard[];
  bosses: BossCard[];
  faces: FaceCard[];
}
