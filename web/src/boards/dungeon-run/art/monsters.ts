import type { Drawing, Entries } from "../../../art/art";
import { longHaired, soldiersHelmet } from "../../../art/figures";

export const MONSTER: Drawing = {
  shape: "portrait",
  icon: "imp-laugh",
  ground: "humanoid",
  lit: "tan",
};

export const monsters: Entries = {
  "goblin-cutpurse": {
    icon: "goblin",
    lit: "goblin",
    at: [120, 140],
    size: 212,
    behind: [{ icon: "curvy-knife", at: [190, 224], size: 104, lit: "steel" }],
    before: [{ icon: "swap-bag", at: [62, 232], size: 78, lit: "leather" }],
  },
  "kravlas-cultist": {
    icon: "executioner-hood",
    lit: "crimson",
    before: [{ icon: "dead-eye", at: [120, 232], size: 62, lit: "gold" }],
  },
  "cellar-ogre": { icon: "ogre", tints: { gold: [3, 4], bone: [6, 7] }, size: 218 },
  "veshka-redsash": {
    ...longHaired("raven", "gold", "crimson"),
    behind: [{ icon: "crossed-sabres", at: [120, 84], size: 200, lit: "steel" }],
    before: [
      { icon: "light-helm", only: [3], at: [120, 104], size: 160, lit: "crimson" },
      { icon: "bandana", only: [2, 3, 4], at: [134, 106], size: 180, lit: "crimson", flip: true },
    ],
  },
  "bone-guard": {
    icon: "death-skull",
    ground: "undead",
    lit: "bone",
    at: [120, 170],
    size: 168,
    before: [soldiersHelmet("iron", 146, 222, true)],
    behind: [{ icon: "spears", at: [196, 96], size: 116, lit: "iron" }],
  },
  "wailing-wraith": {
    icon: "spectre",
    ground: "undead",
    lit: "ghost",
    size: 220,
    tints: { shadow: [1, 2] },
  },
  "crypt-ghoul": {
    icon: "fanged-skull",
    ground: "undead",
    lit: "dead",
    tints: { bone: [1, 2, 3, 4, 5] },
    behind: [{ icon: "raise-zombie", at: [200, 220], size: 96, lit: "dead" }],
  },
  "king-ulvar": {
    icon: "crowned-skull",
    ground: "undead",
    lit: "bone",
    tints: { gold: [0, 2, 3], blood: [1] },
    size: 220,
  },
  "bat-swarm": {
    icon: "bat",
    ground: "beast",
    lit: "shadow",
    at: [120, 150],
    size: 226,
    behind: [
      { icon: "bat", at: [64, 62], size: 110, lit: "shadow" },
      { icon: "bat", at: [184, 84], size: 84, lit: "shadow" },
    ],
    before: [
      { icon: "evil-eyes", at: [120, 148], size: 44, lit: "fire", edge: 10 },
      { icon: "bat", at: [172, 236], size: 128, lit: "raven" },
      { icon: "bat", at: [58, 228], size: 92, lit: "raven" },
    ],
  },
  gloomwolf: { icon: "wolf-head", ground: "beast", lit: "iron", size: 220, at: [124, 150] },
  "fire-drake": {
    icon: "spiked-dragon-head",
    ground: "beast",
    lit: "ember",
    tints: { fire: [0, 2, 4, 6, 7] },
    size: 224,
    at: [126, 150],
  },
  ishkaal: { icon: "hydra", ground: "beast", lit: "leaf", size: 226, at: [122, 150] },
  slime: { icon: "slime", ground: "animate", lit: "slime", size: 216, tints: { spark: [1] } },
  "stone-golem": { icon: "golem-head", ground: "animate", lit: "stone", tints: { fire: [4, 5] } },
  "hollow-armor": {
    icon: "visored-helm",
    ground: "animate",
    lit: "steel",
    tints: { iron: [1, 5], brass: [3, 2] },
  },
  "watching-idol": {
    icon: "ceremonial-mask",
    ground: "animate",
    lit: "basalt",
    tints: { fire: [1, 2], gold: [3, 4] },
  },
};

export const bosses: Entries = {
  hadrak: {
    icon: "warlord-helmet",
    lit: "iron",
    tints: { bone: [3, 4], ember: [5], brass: [1, 2] },
    size: 216,
    behind: [{ icon: "stone-pile", at: [120, 250], size: 150, lit: "stone" }],
  },
  isaveth: {
    icon: "female-vampire",
    ground: "undead",
    lit: "pale",
    at: [120, 166],
    size: 210,
    tints: { shadow: [0, 7, 8], raven: [1], blood: [5, 6] },
    before: [{ icon: "queen-crown", at: [120, 66], size: 104, lit: "gold" }],
  },
  ormgrath: {
    icon: "dragon-head",
    ground: "beast",
    lit: "jade",
    size: 230,
    at: [122, 152],
    tints: { bone: [0, 1] },
    before: [{ icon: "burning-dot", at: [196, 246], size: 84, lit: "fire", turn: 100 }],
  },
  "khor-vaal": {
    icon: "rock-golem",
    ground: "animate",
    lit: "basalt",
    size: 236,
    at: [120, 160],
    tints: { stone: [3, 4, 9] },
  },
};

export const strangers: Entries = {
  "barefoot-hermit": {
    icon: "monk-face",
    without: [7, 8, 9, 10, 0],
    lit: "tan",
    at: [120, 144],
    size: 190,
    dress: "prayer",
    cloth: "linen",
    tints: { white: [1] },
    before: [{ icon: "beard", at: [120, 214], size: 140, lit: "white" }],
    behind: [{ icon: "barefoot", at: [206, 76], size: 62, lit: "tan" }],
  },
  "lantern-bearer": {
    icon: "cowled",
    lit: "ghost",
    at: [112, 146],
    size: 196,
    tints: { shadow: [0] },
    before: [{ icon: "old-lantern", at: [184, 226], size: 112, lit: "fire" }],
  },
  "old-sergeant": {
    icon: "wizard-face",
    without: [0, 13],
    lit: "tan",
    at: [120, 142],
    size: 200,
    dress: "war",
    cloth: "crimson",
    tints: { white: [3, 4, 10, 11] },
    before: [
      soldiersHelmet("steel", 142, 178),
      { icon: "beard", at: [120, 196], size: 84, lit: "white" },
    ],
    behind: [{ icon: "halberd", at: [202, 92], size: 120, lit: "steel" }],
  },
  "mole-guide": {
    icon: "mole",
    lit: "chestnut",
    size: 220,
    at: [120, 158],
    tints: { leather: [2, 3] },
    behind: [{ icon: "lantern", at: [196, 70], size: 74, lit: "fire" }],
  },
  "blood-seer": {
    icon: "third-eye",
    lit: "fair",
    tints: { blood: [1, 2, 3], crimson: [5], shadow: [4] },
    behind: [{ icon: "blood", at: [120, 62], size: 240, lit: "blood" }],
  },
};
