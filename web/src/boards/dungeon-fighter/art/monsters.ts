import { alike, type Entries } from "../../../art/art";

const greenskins: Entries = alike(
  { ground: "humanoid", lit: "goblin" },
  {
    "common-goblin": { icon: "goblin-head", size: 218 },
    "goblin-intern": {
      icon: "goblin",
      at: [120, 132],
      size: 210,
      before: [{ icon: "coffee-cup", at: [184, 240], size: 88, lit: "linen" }],
    },
    "kobold-with-a-cold": {
      icon: "horned-reptile",
      lit: "ginger",
      at: [112, 136],
      size: 204,
      before: [
        { icon: "medical-thermometer", at: [178, 196], size: 96, lit: "pale", edge: 10 },
        { icon: "dripping-goo", at: [92, 216], size: 62, lit: "slime", edge: 10 },
      ],
    },
    "left-handed-orc": {
      icon: "orc-head",
      lit: "orc",
      at: [120, 130],
      size: 206,
      before: [{ icon: "hand", at: [56, 236], size: 94, lit: "orc" }],
    },
    "goblin-choir": {
      icon: "goblin-head",
      at: [120, 106],
      size: 132,
      behind: [
        { icon: "goblin-head", at: [60, 190], size: 122 },
        { icon: "goblin-head", at: [180, 190], size: 122 },
      ],
      before: [{ icon: "musical-notes", at: [120, 246], size: 88, lit: "gold" }],
    },
    "bath-time-troll": {
      icon: "troll",
      lit: "moss",
      at: [120, 124],
      size: 196,
      before: [
        { icon: "bathtub", at: [120, 246], size: 150, lit: "pale" },
        { icon: "plastic-duck", at: [190, 182], size: 62, lit: "gold", edge: 12 },
      ],
    },
    "goblin-lawyer": {
      icon: "goblin",
      at: [120, 128],
      size: 204,
      before: [
        { icon: "scroll-unfurled", at: [58, 240], size: 84, lit: "linen" },
        { icon: "bow-tie", at: [128, 214], size: 66, lit: "crimson", edge: 12 },
      ],
    },
    "cyclops-without-a-lens": {
      icon: "cyclops",
      lit: "tan",
      at: [120, 136],
      size: 214,
      before: [{ icon: "magnifying-glass", at: [184, 240], size: 84, lit: "steel" }],
    },
    "arm-wrestling-ogre": {
      icon: "ogre",
      lit: "fair",
      at: [120, 128],
      size: 200,
      before: [{ icon: "biceps", at: [176, 232], size: 116, lit: "fair" }],
    },
  },
);

const undead: Entries = alike(
  { ground: "undead", lit: "bone" },
  {
    "damp-ghost": {
      icon: "ghost",
      lit: "ghost",
      at: [116, 136],
      before: [{ icon: "umbrella", at: [176, 230], size: 92, lit: "azure" }],
    },
    "skeleton-in-the-closet": {
      icon: "skeleton",
      at: [120, 156],
      size: 190,
      behind: [{ icon: "closed-doors", at: [120, 150], size: 236, lit: "wood" }],
    },
    "zombie-on-a-monday": {
      icon: "shambling-zombie",
      lit: "dead",
      at: [112, 150],
      size: 226,
      before: [{ icon: "coffee-pot", at: [186, 236], size: 92, lit: "iron" }],
    },
    "headless-butler": {
      icon: "pirate-coat",
      lit: "raven",
      at: [120, 184],
      size: 206,
      behind: [{ icon: "top-hat", at: [120, 54], size: 88, lit: "raven" }],
      before: [{ icon: "bow-tie", at: [120, 116], size: 62, lit: "crimson", edge: 12 }],
    },
    "well-bred-vampire": {
      icon: "vampire-dracula",
      lit: "pale",
      at: [120, 140],
      size: 214,
      before: [{ icon: "wine-glass", at: [188, 236], size: 92, lit: "blood" }],
    },
    "mummys-boy": {
      icon: "mummy-head",
      lit: "linen",
      at: [120, 142],
      size: 210,
      before: [{ icon: "spiral-lollipop", at: [186, 236], size: 94, lit: "crimson" }],
    },
    "lich-who-wont-retire": {
      icon: "crowned-skull",
      at: [120, 136],
      size: 206,
      before: [{ icon: "alarm-clock", at: [186, 238], size: 88, lit: "brass" }],
    },
    "banshee-diva": {
      icon: "screaming",
      lit: "ghost",
      at: [114, 138],
      size: 206,
      before: [{ icon: "musical-score", at: [180, 240], size: 92, lit: "linen" }],
    },
    "ghost-of-game-nights-past": {
      icon: "spectre",
      lit: "ghost",
      at: [116, 140],
      size: 204,
      before: [{ icon: "rule-book", at: [184, 238], size: 88, lit: "leather" }],
    },
  },
);

const beasts: Entries = alike(
  { ground: "beast", lit: "chestnut" },
  {
    "moth-of-doom": {
      icon: "butterfly",
      lit: "linen",
      size: 220,
      before: [{ icon: "hanger", at: [120, 246], size: 96, lit: "wood" }],
    },
    "sewer-duck": {
      icon: "duck",
      lit: "moss",
      at: [120, 140],
      size: 212,
      before: [{ icon: "evil-eyes", at: [104, 92], size: 62, lit: "ember", edge: 10 }],
    },
    "seventeen-rats": {
      icon: "rat",
      lit: "stone",
      at: [120, 102],
      size: 158,
      before: [
        { icon: "rat", at: [72, 180], size: 130, lit: "chestnut" },
        { icon: "rat", at: [168, 226], size: 130, lit: "basalt", flip: true },
      ],
    },
    "were-hamster": {
      icon: "squirrel",
      lit: "ginger",
      at: [120, 162],
      size: 176,
      behind: [{ icon: "moon", at: [170, 70], size: 118, lit: "gold" }],
    },
    "optimistic-slug": {
      icon: "snail-eyes",
      lit: "slime",
      at: [120, 156],
      size: 206,
      before: [{ icon: "flower-hat", at: [120, 62], size: 76, lit: "crimson" }],
    },
    "trampoline-toad": {
      icon: "frog",
      lit: "leaf",
      at: [120, 110],
      size: 190,
      before: [{ icon: "bouncing-spring", at: [120, 232], size: 112, lit: "steel" }],
    },
    "very-praying-mantis": { icon: "praying-mantis", lit: "leaf", size: 232 },
    "kraken-in-a-bucket": {
      icon: "octopus",
      lit: "violet",
      at: [120, 112],
      size: 190,
      before: [{ icon: "empty-wood-bucket", at: [120, 228], size: 138, lit: "wood" }],
    },
    "three-headed-poodle": {
      icon: "sitting-dog",
      lit: "white",
      at: [120, 168],
      size: 190,
      behind: [
        { icon: "sitting-dog", at: [66, 108], size: 120, lit: "white" },
        { icon: "sitting-dog", at: [174, 108], size: 120, lit: "white", flip: true },
      ],
      before: [{ icon: "bow-tie-ribbon", at: [120, 250], size: 72, lit: "crimson" }],
    },
  },
);

const fiends: Entries = alike(
  { ground: "demon", lit: "ember" },
  {
    "trainee-imp": {
      icon: "imp",
      at: [120, 144],
      size: 214,
      before: [{ icon: "fire-extinguisher", at: [190, 236], size: 90, lit: "crimson" }],
    },
    "pocket-demon": {
      icon: "imp-laugh",
      at: [120, 128],
      size: 152,
      before: [{ icon: "paper-bag-open", at: [120, 238], size: 110, lit: "tan" }],
    },
    "birthday-candle-elemental": {
      icon: "candle-flame",
      lit: "fire",
      at: [120, 112],
      size: 190,
      before: [{ icon: "cake-slice", at: [120, 236], size: 128, lit: "linen" }],
    },
    "bashful-gorgon": {
      icon: "medusa-head",
      lit: "leaf",
      at: [120, 140],
      size: 216,
      before: [{ icon: "love-howl", at: [188, 240], size: 78, lit: "crimson" }],
    },
    "mosquito-of-the-abyss": { icon: "fly", lit: "crimson", size: 222 },
    "childrens-party": {
      icon: "balloons",
      lit: "azure",
      at: [120, 108],
      size: 186,
      before: [
        { icon: "devil-mask", at: [70, 226], size: 110, lit: "crimson" },
        { icon: "party-hat", at: [176, 226], size: 104, lit: "gold" },
      ],
    },
    "karaoke-demon": {
      icon: "horned-skull",
      at: [116, 132],
      size: 202,
      before: [{ icon: "microphone", at: [182, 230], size: 112, lit: "steel" }],
    },
    "devil-in-the-details": {
      icon: "devil-mask",
      lit: "crimson",
      at: [120, 130],
      size: 200,
      before: [{ icon: "scroll-quill", at: [182, 234], size: 100, lit: "linen" }],
    },
    "pretty-pony-of-despair": {
      icon: "unicorn",
      lit: "arcane",
      at: [120, 144],
      size: 220,
      before: [{ icon: "rainbow-star", at: [56, 240], size: 84, lit: "gold" }],
    },
  },
);

const household: Entries = alike(
  { ground: "animate", lit: "wood" },
  {
    "furious-footstool": {
      icon: "bar-stool",
      at: [120, 162],
      size: 206,
      before: [{ icon: "angry-eyes", at: [120, 96], size: 88, lit: "ember", edge: 10 }],
    },
    "biscuit-tin-mimic": {
      icon: "mimic-chest",
      lit: "azure",
      at: [120, 142],
      size: 214,
      before: [{ icon: "cookie", at: [184, 238], size: 84, lit: "tan" }],
    },
    teddy: {
      icon: "bear-face",
      lit: "tan",
      at: [120, 134],
      size: 206,
      before: [{ icon: "bow-tie-ribbon", at: [120, 240], size: 92, lit: "crimson" }],
    },
    "hungry-wardrobe": {
      icon: "closed-doors",
      at: [120, 150],
      size: 226,
      before: [
        { icon: "sharp-smile", at: [120, 176], size: 110, lit: "bone", edge: 12 },
        { icon: "evil-eyes", at: [120, 98], size: 84, lit: "ember", edge: 10 },
      ],
    },
    "besieged-wedding-cake": {
      icon: "stairs-cake",
      lit: "linen",
      at: [120, 150],
      size: 216,
      behind: [{ icon: "flying-flag", at: [174, 62], size: 76, lit: "crimson" }],
    },
    "billiard-table-from-hell": {
      icon: "pool-table-corner",
      lit: "jade",
      at: [120, 140],
      size: 216,
      before: [{ icon: "flame", at: [184, 234], size: 96, lit: "fire" }],
    },
    "flat-pack-golem": {
      icon: "robot-golem",
      at: [116, 138],
      size: 208,
      before: [{ icon: "screw", at: [186, 236], size: 84, lit: "steel" }],
    },
    "the-good-china": {
      icon: "teapot",
      lit: "pale",
      at: [120, 130],
      size: 196,
      before: [{ icon: "porcelain-vase", at: [184, 230], size: 104, lit: "azure" }],
    },
    "bottomless-sofa": {
      icon: "sofa",
      lit: "crimson",
      at: [120, 160],
      size: 222,
      before: [{ icon: "sharp-smile", at: [120, 186], size: 96, lit: "bone", edge: 12 }],
    },
  },
);

const officials: Entries = alike(
  { ground: "stranger", lit: "fair" },
  {
    "ticket-inspector": {
      icon: "captain-hat-profile",
      lit: "azure",
      at: [120, 120],
      size: 196,
      before: [{ icon: "ticket", at: [176, 232], size: 104, lit: "linen" }],
    },
    "deputy-corridor-warden": {
      icon: "police-officer-head",
      at: [120, 140],
      size: 208,
      before: [{ icon: "whistle", at: [184, 238], size: 84, lit: "steel" }],
    },
    "tax-collector": {
      icon: "cowled",
      lit: "raven",
      at: [116, 136],
      size: 200,
      before: [{ icon: "swap-bag", at: [180, 232], size: 104, lit: "gold" }],
    },
    "green-form-clerk": {
      icon: "stamper",
      lit: "wood",
      at: [120, 116],
      size: 176,
      before: [{ icon: "papers", at: [120, 232], size: 124, lit: "leaf" }],
    },
    "team-building-officer": {
      icon: "shaking-hands",
      at: [120, 172],
      size: 190,
      behind: [{ icon: "team-idea", at: [120, 72], size: 122, lit: "spark" }],
    },
    "treasury-dragon": {
      icon: "dragon-head",
      lit: "ember",
      at: [118, 128],
      size: 210,
      before: [{ icon: "coins-pile", at: [120, 240], size: 124, lit: "gold" }],
    },
    "health-and-safety-inspector": {
      icon: "mining-helmet",
      lit: "gold",
      at: [120, 120],
      size: 190,
      before: [{ icon: "hazard-sign", at: [178, 230], size: 108, lit: "fire" }],
    },
    "the-queue": {
      icon: "meeple-army",
      lit: "linen",
      at: [120, 168],
      size: 206,
      behind: [{ icon: "hanging-sign", at: [120, 66], size: 112, lit: "wood" }],
    },
  },
);

export const monsters: Entries = {
  ...greenskins,
  ...undead,
  ...beasts,
  ...fiends,
  ...household,
  ...officials,
};
