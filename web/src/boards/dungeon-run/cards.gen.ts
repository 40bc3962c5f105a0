// Made from the cards of dungeon-run: make protocol

/** More dice (or fewer) in these rolls. On a monster's card: for the hero who faces it. */
export interface Dice {
  do: "dice";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  amount?: number;
  deeds: ("battle" | "bridge" | "channel" | "content" | "defend" | "disarm" | "duel" | "escape" | "gate")[];
}

/** More dice in these rolls: half of a base rating, rounded down, at least 1. */
export interface BaseDice {
  do: "base-dice";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  of: "brawn" | "magic" | "skill";
  deeds: ("battle" | "bridge" | "channel" | "content" | "defend" | "disarm" | "duel" | "escape" | "gate")[];
}

/** A rating is so much higher. */
export interface Raise {
  do: "raise";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  of: "brawn" | "magic" | "skill";
  amount?: number;
}

/** Life is so much higher. */
export interface MoreLife {
  do: "life";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  amount?: number;
}

/** The hero's assist adds so many dice more. */
export interface BetterHelp {
  do: "help";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  amount?: number;
}

/** The hero's sabotage takes so many dice more. */
export interface WorseHarm {
  do: "spoil";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  amount?: number;
}

/** Nobody can sabotage the hero. */
export interface Unspoiled {
  do: "unspoiled";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
}

/** The hero may assist and sabotage on adjacent tiles too. */
export interface Reach {
  do: "reach";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
}

/** The hero may re-roll his own dice of these rolls. */
export interface Reroll {
  do: "reroll";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  deeds: ("battle" | "bridge" | "channel" | "content" | "defend" | "disarm" | "duel" | "escape" | "gate")[];
  dice?: "all" | "misses" | "one";
}

/** The hero may make another hero, or a monster, re-roll on his tile (or an adjacent one). */
export interface ForceReroll {
  do: "force-reroll";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  of: "hero" | "monster";
  deeds?: ("battle" | "bridge" | "channel" | "content" | "defend" | "disarm" | "duel" | "escape" | "gate")[];
  dice?: "all" | "misses" | "one";
  near?: boolean;
}

/** The hero may turn one of his dice of these rolls to a face. */
export interface TurnDie {
  do: "turn-die";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  deeds: ("battle" | "bridge" | "channel" | "content" | "defend" | "disarm" | "duel" | "escape" | "gate")[];
  to?: number;
}

/** Each own die of these rolls that shows `face` counts as `as`. */
export interface Counts {
  do: "counts";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  deeds: ("battle" | "bridge" | "channel" | "content" | "defend" | "disarm" | "duel" | "escape" | "gate")[];
  face: number;
  as: number;
}

/** Defense counts as so much lower for the hero's dice; in a duel 4+ becomes so much lower. */
export interface Sharp {
  do: "sharp";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  amount?: number;
}

/** Each hit by a die that shows one of these faces gives 2 wounds. */
export interface Heavy {
  do: "heavy";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  faces: number[];
}

/** Dice that show one of these faces may block any hit. */
export interface Parry {
  do: "parry";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  faces: number[];
}

/** Roll so many dice; each that shows `save` or more removes a hit about to be taken. */
export interface Armor {
  do: "armor";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  dice?: number;
  save?: number;
}

/** So many hits of an attack are removed without a roll. */
export interface Ward {
  do: "ward";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  amount?: number;
}

/** A monster or hero whose attack wounds the hero takes so many wounds. */
export interface Thorns {
  do: "thorns";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  amount?: number;
}

/** The number needed to escape is so much lower. */
export interface EasyEscape {
  do: "easy-escape";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  amount?: number;
}

/** Traps need so many successes fewer, at least 1. */
export interface EasyDisarm {
  do: "easy-disarm";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  amount?: number;
}

/** So many wounds fewer from each trap, or from each special tile. */
export interface Soak {
  do: "soak";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  from: "tiles" | "traps";
  amount?: number;
}

/** Heroes who escape from this hero need so much more. */
export interface Hold {
  do: "hold";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  amount?: number;
}

/** The hero may Move although a monster, or in the endgame a hero, shares his tile. */
export interface Slip {
  do: "slip";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  from: "heroes" | "monsters";
}

/** After a Move the hero may go one laid tile further. */
export interface Stride {
  do: "stride";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
}

/** The rolls of these special tiles do not bother the hero. */
export interface SureFooted {
  do: "sure-footed";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  tiles: ("bridge" | "channel" | "gate")[];
}

/** A cursed tile does not switch off the hero's abilities. */
export interface Uncursed {
  do: "uncursed";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
}

/** No free attack for a whole turn beside a monster, and none for a failed escape. */
export interface Unbothered {
  do: "unbothered";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
}

/** Monsters never roam onto the hero's tile; a boss may. */
export interface Repel {
  do: "repel";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
}

/** The hero may put a fitting tile aside and draw another. */
export interface Redraw {
  do: "redraw";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
}

/** Advance costs one encounter card instead of two. */
export interface Bargain {
  do: "bargain";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
}

/** Knocked out, the hero leaves no item. */
export interface KeepItems {
  do: "keep-items";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
}

/** Standing up leaves so many actions of that turn. */
export interface QuickStand {
  do: "quick-stand";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  amount?: number;
}

/** When ability cards are drawn, so many more to choose from. */
export interface Insight {
  do: "insight";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  amount?: number;
}

/** The hero may equip items of this training too. */
export interface AlsoTrained {
  do: "also-trained";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  as: "magic" | "prayer" | "talent" | "war";
}

/** The monster can be battled only with this rating. */
export interface Only {
  do: "only";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  of: "brawn" | "magic" | "skill";
}

/** So many more (or fewer) attack dice; `free`: only in free attacks. */
export interface Fierce {
  do: "fierce";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  amount?: number;
  free?: boolean;
}

/** Defense is so much higher (or lower). */
export interface Hardened {
  do: "hardened";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  amount?: number;
}

/** So many wounds of each battle or free attack do not count. */
export interface Tough {
  do: "tough";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  amount?: number;
}

/** So many wounds are removed from the monster before each roaming step. */
export interface Regrow {
  do: "regrow";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  amount?: number;
}

/** The monster rolls its dice without a power number once again. */
export interface Again {
  do: "again";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
}

/** No armor helps against the monster. */
export interface Pierce {
  do: "pierce";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
}

/** Nobody can assist in a battle with the monster. */
export interface Lone {
  do: "lone";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
}

/** The monster does not roam. */
export interface Rooted {
  do: "rooted";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
}

/** Wounds are removed. */
export interface Heal {
  act: "heal";
  amount?: number;
  who?: "all-here" | "hero-here" | "hero-near" | "others-here" | "others-near" | "self";
}

/** Wounds are put on heroes; no armor helps. */
export interface Harm {
  act: "harm";
  amount?: number;
  who?: "all-here" | "hero-here" | "hero-near" | "others-here" | "others-near" | "self";
}

/** Wounds are put on one monster, outside battle. */
export interface Strike {
  act: "strike";
  amount?: number;
  where?: "any" | "here" | "near";
}

/** The hero makes a free attack with a rating on the monster or on a hero of his tile. */
export interface FreeAttack {
  act: "free-attack";
  with?: "brawn" | "magic" | "skill";
  on?: "hero" | "monster";
  dice?: number;
}

/** Treasures are drawn into the loot pile, unseen by others. */
export interface FindTreasure {
  act: "treasure";
  amount?: number;
}

/** An artifact that is not in play comes to the hero; he may equip it at once. */
export interface FindArtifact {
  act: "artifact";
  id: string;
}

/** A training marker on a rating of the hero's choice. */
export interface Train {
  act: "train";
}

/** So many actions more in this turn; a negative number takes actions away. */
export interface MoreActions {
  act: "actions";
  amount?: number;
}

/**
 * The hero goes to a tile: the Entrance, any laid tile, one step along exits of laid tiles, or the
 * tile of another hero. He enters it.
 */
export interface Warp {
  act: "warp";
  to?: "any" | "entrance" | "hero" | "near";
}

/** Another hero on the tile is moved to an adjacent tile of the doer's choice; he enters it. */
export interface Shove {
  act: "shove";
}

/** The hero looks at the hidden boss card in secret. */
export interface SeeBoss {
  act: "see-boss";
}

/** The hero looks at the next encounter cards in secret; each stays or goes to the bottom. */
export interface SeeEncounters {
  act: "see-encounters";
  amount?: number;
}

/**
 * A monster, even one that does not roam, is moved to an adjacent tile without one; it takes along
 * what it would take roaming. Never a boss.
 */
export interface Push {
  act: "push";
  where?: "any" | "here" | "near";
}

/** A random card of a back is taken from the loot pile of another hero on the tile. */
export interface Steal {
  act: "steal";
  back?: "encounter" | "treasure";
}

/** The hero leaves an item of his choice face up on his tile. */
export interface DropItem {
  act: "drop-item";
}

/** This card is put on the monster of the tile; its `attached` effects work on that monster. */
export interface Attach {
  act: "attach";
}

/** A monster makes a free attack on a hero (not the doer) on its tile. */
export interface Incite {
  act: "incite";
  where?: "any" | "here" | "near" | "summoned";
}

/** One more monster is summoned, as by Summon. */
export interface CallMonster {
  act: "summon";
}

/** One lasting trap on the hero is discarded. */
export interface Cleanse {
  act: "cleanse";
}

/** An encounter card is drawn for the hero's tile and resolved. */
export interface Ambush {
  act: "ambush";
}

/** When this happens, the acts are done, in order; `may` lets the hero decline. */
export interface On {
  do: "on";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  event: "advance" | "assist" | "death" | "disarm" | "duel-win" | "escape" | "explore" | "kill" | "move" | "reveal" | "sabotaged" | "search" | "stand" | "summon" | "turn" | "wounds";
  acts: (Heal | Harm | Strike | FreeAttack | FindTreasure | FindArtifact | Train | MoreActions | Warp | Shove | SeeBoss | SeeEncounters | Push | Steal | DropItem | Attach | Incite | CallMonster | Cleanse | Ambush)[];
  may?: boolean;
}

/** A special action of the hero's turn, or a free one. */
export interface Action {
  do: "action";
  against?: ("animate" | "beast" | "humanoid" | "undead")[];
  boss?: boolean;
  rating?: "brawn" | "magic" | "skill" | null;
  race?: string;
  own_race?: string;
  training?: "magic" | "prayer" | "talent" | "war" | null;
  alone?: boolean;
  company?: boolean;
  hurt?: boolean;
  enchanted?: boolean;
  endgame?: boolean;
  once?: "always" | "game" | "turn";
  acts: (Heal | Harm | Strike | FreeAttack | FindTreasure | FindArtifact | Train | MoreActions | Warp | Shove | SeeBoss | SeeEncounters | Push | Steal | DropItem | Attach | Incite | CallMonster | Cleanse | Ambush)[];
  free?: boolean;
}

/** A hero. [DR-HEROCARD-01] */
export interface HeroCard {
  race: string;
  training: "magic" | "prayer" | "talent" | "war";
  brawn: number;
  magic: number;
  skill: number;
  life: number;
  ability: (Dice | BaseDice | Raise | MoreLife | BetterHelp | WorseHarm | Unspoiled | Reach | Reroll | ForceReroll | TurnDie | Counts | Sharp | Heavy | Parry | Armor | Ward | Thorns | EasyEscape | EasyDisarm | Soak | Hold | Slip | Stride | SureFooted | Uncursed | Unbothered | Repel | Redraw | Bargain | KeepItems | QuickStand | Insight | AlsoTrained | Only | Fierce | Hardened | Tough | Regrow | Again | Pierce | Lone | Rooted | On | Action)[];
  summoner: (Dice | BaseDice | Raise | MoreLife | BetterHelp | WorseHarm | Unspoiled | Reach | Reroll | ForceReroll | TurnDie | Counts | Sharp | Heavy | Parry | Armor | Ward | Thorns | EasyEscape | EasyDisarm | Soak | Hold | Slip | Stride | SureFooted | Uncursed | Unbothered | Repel | Redraw | Bargain | KeepItems | QuickStand | Insight | AlsoTrained | Only | Fierce | Hardened | Tough | Regrow | Again | Pierce | Lone | Rooted | On | Action)[];
  id: string;
  provenance?: string;
}

/** A card of one hero's ability deck. [DR-HEROCARD-11] */
export interface AbilityCard {
  hero: string;
  effects?: (Dice | BaseDice | Raise | MoreLife | BetterHelp | WorseHarm | Unspoiled | Reach | Reroll | ForceReroll | TurnDie | Counts | Sharp | Heavy | Parry | Armor | Ward | Thorns | EasyEscape | EasyDisarm | Soak | Hold | Slip | Stride | SureFooted | Uncursed | Unbothered | Repel | Redraw | Bargain | KeepItems | QuickStand | Insight | AlsoTrained | Only | Fierce | Hardened | Tough | Regrow | Again | Pierce | Lone | Rooted | On | Action)[];
  attached?: (Dice | BaseDice | Raise | MoreLife | BetterHelp | WorseHarm | Unspoiled | Reach | Reroll | ForceReroll | TurnDie | Counts | Sharp | Heavy | Parry | Armor | Ward | Thorns | EasyEscape | EasyDisarm | Soak | Hold | Slip | Stride | SureFooted | Uncursed | Unbothered | Repel | Redraw | Bargain | KeepItems | QuickStand | Insight | AlsoTrained | Only | Fierce | Hardened | Tough | Regrow | Again | Pierce | Lone | Rooted | On | Action)[];
  id: string;
  provenance?: string;
}

/** A treasure or an artifact. [DR-ITEMCARD-02] [DR-ITEMCARD-04] */
export interface Item {
  trainings: ("magic" | "prayer" | "talent" | "war")[];
  slots?: ("body" | "head" | "off" | "primary")[];
  enchanted?: boolean;
  effects?: (Dice | BaseDice | Raise | MoreLife | BetterHelp | WorseHarm | Unspoiled | Reach | Reroll | ForceReroll | TurnDie | Counts | Sharp | Heavy | Parry | Armor | Ward | Thorns | EasyEscape | EasyDisarm | Soak | Hold | Slip | Stride | SureFooted | Uncursed | Unbothered | Repel | Redraw | Bargain | KeepItems | QuickStand | Insight | AlsoTrained | Only | Fierce | Hardened | Tough | Regrow | Again | Pierce | Lone | Rooted | On | Action)[];
  stone?: boolean;
  id: string;
  provenance?: string;
}

/** A monster or a boss. [DR-MONSTERCARD-01] [DR-BOSS-01] */
export interface MonsterCard {
  type: "animate" | "beast" | "humanoid" | "undead";
  attack: number;
  power: number[];
  defense: number;
  escape: number;
  life: number;
  effects: (Dice | BaseDice | Raise | MoreLife | BetterHelp | WorseHarm | Unspoiled | Reach | Reroll | ForceReroll | TurnDie | Counts | Sharp | Heavy | Parry | Armor | Ward | Thorns | EasyEscape | EasyDisarm | Soak | Hold | Slip | Stride | SureFooted | Uncursed | Unbothered | Repel | Redraw | Bargain | KeepItems | QuickStand | Insight | AlsoTrained | Only | Fierce | Hardened | Tough | Regrow | Again | Pierce | Lone | Rooted | On | Action)[];
  personal?: boolean;
  copies?: number;
  id: string;
  provenance?: string;
}

/** A trap. [DR-TRAPCARD-02] [DR-TRAPCARD-03] [DR-TRAPCARD-04] */
export interface TrapCard {
  ratings: ("brawn" | "magic" | "skill")[];
  successes: number;
  wounds?: number;
  acts?: (Heal | Harm | Strike | FreeAttack | FindTreasure | FindArtifact | Train | MoreActions | Warp | Shove | SeeBoss | SeeEncounters | Push | Steal | DropItem | Attach | Incite | CallMonster | Cleanse | Ambush)[];
  lasting?: (Dice | BaseDice | Raise | MoreLife | BetterHelp | WorseHarm | Unspoiled | Reach | Reroll | ForceReroll | TurnDie | Counts | Sharp | Heavy | Parry | Armor | Ward | Thorns | EasyEscape | EasyDisarm | Soak | Hold | Slip | Stride | SureFooted | Uncursed | Unbothered | Repel | Redraw | Bargain | KeepItems | QuickStand | Insight | AlsoTrained | Only | Fierce | Hardened | Tough | Regrow | Again | Pierce | Lone | Rooted | On | Action)[];
  ends?: "kill" | "rally" | "roll";
  ends_on?: number;
  copies?: number;
  id: string;
  provenance?: string;
}

/** A stranger and what he does for a hero who meets him. [DR-STRANGERCARD-02] */
export interface StrangerCard {
  acts: (Heal | Harm | Strike | FreeAttack | FindTreasure | FindArtifact | Train | MoreActions | Warp | Shove | SeeBoss | SeeEncounters | Push | Steal | DropItem | Attach | Incite | CallMonster | Cleanse | Ambush)[];
  price?: "encounter" | "nothing" | "treasure" | "wound";
  place?: "entrance" | "here";
  stays?: boolean;
  copies?: number;
  id: string;
  provenance?: string;
}

/** A tile: its exits and what it does. [DR-TILECARD-02] [DR-TILECARD-05] */
export interface TileCard {
  exits: string;
  kind?: "entrance" | "lair" | "special" | "standard";
  treasure?: number[];
  encounter?: number[];
  den?: boolean;
  guarded?: boolean;
  glyphs?: boolean;
  holds?: boolean;
  gate?: boolean;
  bridge?: boolean;
  channel?: boolean;
  curse?: boolean;
  library?: boolean;
  well?: string;
  bars?: boolean;
  id: string;
  provenance?: string;
}

/** What the content files list. */
export interface Printed {
  heroes: HeroCard[];
  abilities: AbilityCard[];
  treasures: Item[];
  artifacts: Item[];
  monsters: MonsterCard[];
  traps: TrapCard[];
  strangers: StrangerCard[];
  bosses: MonsterCard[];
  tiles: TileCard[];
}
