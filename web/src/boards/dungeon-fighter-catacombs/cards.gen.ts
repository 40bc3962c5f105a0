// Made from the cards of dungeon-fighter-catacombs: make protocol

/** What the icon does on a die of one colour. [DC-SHEET-04] */
export interface Ability {
  kind: "agile-instincts" | "aimed-damage" | "beer" | "blind-fury" | "charming" | "death-list" | "deep-pockets" | "divine-intervention" | "extra-damage" | "flurry" | "focused-damage" | "heal-party" | "larceny" | "living-target" | "mass-healing" | "metamorphosis" | "no-damage" | "pickpocket" | "piercing-damage" | "re-throw" | "refrain" | "scattered-blessing" | "seduction" | "self-healing" | "spirit-energy" | "sworn-enemy" | "sworn-foe";
  foe?: "beast" | "bones" | "cultist" | "fiend" | "ghost" | "greenskin" | "household" | "official" | "swamp" | "undead" | "vermin" | "";
  value?: number;
}

/** A Hero sheet; every Hero starts at 9 life. [DC-SHEET-01] */
export interface HeroCard {
  id: string;
  provenance?: string;
  red: Ability;
  green: Ability;
  blue: Ability;
  weapons?: number;
  armours?: number;
  spendables?: number;
  edition?: "catacombs" | "first";
}

/** A monster of the Monster deck. [DC-SETUP-09] */
export interface MonsterCard {
  id: string;
  provenance?: string;
  throws?: string[];
  modifiers?: ("flying-stand" | "spider-webs")[];
  template?: "backstab" | "compass" | "treasure" | "";
  die?: "coin" | "pendulum" | "";
  type: "beast" | "bones" | "cultist" | "fiend" | "ghost" | "greenskin" | "household" | "official" | "swamp" | "undead" | "vermin";
  life: number;
  damage: number;
  ability?: "banned" | "critical-failure" | "death-touch" | "destroy-equipment" | "heal" | "horde" | "lose-gold" | "small-target" | "super-toxic" | "toxic" | "";
  value?: number;
  banned?: ("blue" | "green" | "red")[];
  edition?: "catacombs" | "first";
  level: number;
  gold?: number;
}

/** A Final Boss. [DC-BOSS-02] */
export interface BossCard {
  id: string;
  provenance?: string;
  throws?: string[];
  modifiers?: ("flying-stand" | "spider-webs")[];
  template?: "backstab" | "compass" | "treasure" | "";
  die?: "coin" | "pendulum" | "";
  type: "beast" | "bones" | "cultist" | "fiend" | "ghost" | "greenskin" | "household" | "official" | "swamp" | "undead" | "vermin";
  life: number;
  damage: number;
  ability?: "banned" | "critical-failure" | "death-touch" | "destroy-equipment" | "heal" | "horde" | "lose-gold" | "small-target" | "super-toxic" | "toxic" | "";
  value?: number;
  banned?: ("blue" | "green" | "red")[];
  edition?: "catacombs" | "first";
}

/** A Dungeon card: a room on the way. [DC-PATH-07] */
export interface RoomCard {
  id: string;
  provenance?: string;
  throws?: string[];
  modifiers?: ("flying-stand" | "spider-webs")[];
  template?: "backstab" | "compass" | "treasure" | "";
  die?: "coin" | "pendulum" | "";
  icons: number;
  gold?: number;
  heal?: number;
  dice?: number;
  equipment?: number;
  advantage?: number;
}

/** A weapon, an armour, a spendable or a relic. [DC-EQUIP-01] */
export interface EquipmentCard {
  id: string;
  provenance?: string;
  kind: "armour" | "relic" | "spendable" | "weapon";
  price: number;
  throws?: string[];
  bonus?: number;
  effect?: "extra-damage" | "flip-template" | "gold-for-miss" | "heal-all" | "heal-one" | "keep-die" | "mirror" | "no-damage" | "re-throw" | "ready-die" | "reduced-damage" | "riposte" | "special-die" | "";
  value?: number;
  die?: "coin" | "pendulum" | "";
  template?: "backstab" | "compass" | "treasure" | "";
  once?: boolean;
  times?: number;
  edition?: "catacombs" | "first";
}

/** What the content files list. */
export interface Printed {
  heroes: HeroCard[];
  monsters: MonsterCard[];
  bosses: BossCard[];
  rooms: RoomCard[];
  equipment: EquipmentCard[];
}
