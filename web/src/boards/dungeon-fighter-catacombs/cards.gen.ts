// Made from the cards of dungeon-fighter-catacombs: make protocol

/** What the icon does on a die of one colour. [DC-SHEET-04] */
export interface Ability {
  kind: "agile-instincts" | "charming" | "death-list" | "divine-intervention" | "focused-damage" | "heal-party" | "pickpocket" | "piercing-damage" | "re-throw" | "self-healing" | "spirit-energy" | "sworn-enemy";
  foe?: "beast" | "bones" | "cultist" | "ghost" | "swamp" | "vermin" | "";
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
}

/** A monster of the Monster deck. [DC-SETUP-09] */
export interface MonsterCard {
  id: string;
  provenance?: string;
  throws?: string[];
  modifiers?: ("flying-stand" | "spider-webs")[];
  template?: "backstab" | "compass" | "treasure" | "";
  die?: "coin" | "pendulum" | "";
  type: "beast" | "bones" | "cultist" | "ghost" | "swamp" | "vermin";
  life: number;
  damage: number;
  ability?: "death-touch" | "super-toxic" | "toxic" | "";
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
  type: "beast" | "bones" | "cultist" | "ghost" | "swamp" | "vermin";
  life: number;
  damage: number;
  ability?: "death-touch" | "super-toxic" | "toxic" | "";
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
  effect?: "extra-damage" | "flip-template" | "gold-for-miss" | "heal-all" | "heal-one" | "keep-die" | "no-damage" | "re-throw" | "ready-die" | "reduced-damage" | "riposte" | "special-die" | "";
  value?: number;
  die?: "coin" | "pendulum" | "";
  template?: "backstab" | "compass" | "treasure" | "";
  once?: boolean;
}

/** What the content files list. */
export interface Printed {
  heroes: HeroCard[];
  monsters: MonsterCard[];
  bosses: BossCard[];
  rooms: RoomCard[];
  equipment: EquipmentCard[];
}
