/** Small symbols by what they mean in Dungeon Attack!. */

const THINGS = {
  defeated: "skull-crossed-bones",
  moving: "run",
  attacking: "crossed-swords",
  rating: "swords-emblem",
  facing: "goblin-head",
  beaten: "skull-crossed-bones",
  boss: "overlord-helm",
  epic: "double-dragon",
  item: "crystal-wand",
  artifact: "jewel-crown",
  room: "dungeon-gate",
  level: "stairs",
} as const;

const ACTIONS = {
  bust: "dungeon-gate",
  assist: "shaking-hands",
  recover: "bandage-roll",
  recharge: "energise",
  heal: "healing",
  pass: "halt",
  reroll: "rolling-dices",
  snare: "lasso",
} as const;

/** What happens, by the names of the events. */
const EVENTS = {
  "adventurer-taken": "cowled",
  "starting-player-found": "lantern-flame",
  "level-began": "stairs",
  "door-busted": "dungeon-gate",
  "adventurer-assisted": "shaking-hands",
  "turn-passed": "halt",
  recovered: "bandage-roll",
  "item-recharged": "energise",
  healed: "heart-plus",
  "gold-earned": "two-coins",
  "monster-repelled": "push",
  "dice-rolled": "rolling-dices",
  "bosses-rolled-again": "overlord-helm",
  "die-rerolled": "clockwise-rotation",
  "monster-snared": "lasso",
  "epic-monster-formed": "double-dragon",
  "rating-changed": "swords-emblem",
  "surplus-attacked": "crossed-swords",
  "monsters-defeated": "skull-crossed-bones",
  "monsters-stayed": "crossed-swords",
  "epic-monster-stayed": "double-dragon",
  "monster-sent": "run",
  "monsters-sent-to-room": "dungeon-gate",
  "monsters-returned": "return-arrow",
  "hit-taken": "broken-heart",
  "hit-shrugged-off": "shield-bounces",
  "knocked-out": "knockout",
  "fight-ended": "flying-flag",
  "pile-searched": "magnifying-glass",
  "die-searched-again": "magnifying-glass",
  "treasure-found": "open-treasure-chest",
  "epic-hoard-found": "jewel-crown",
  "party-rested": "campfire",
  "dungeon-cleared": "laurels-trophy",
  "party-fell": "graveyard",
} as const;

export const icons = { ...THINGS, ...ACTIONS, ...EVENTS } as const;
