import { alike, type Drawing, type Entries } from "../../../art/art";

/** A monster or a Boss. */
export const FOE: Drawing = {
  shape: "portrait",
  icon: "floating-ghost",
  ground: "undead",
  lit: "ghost",
};

const ghosts: Entries = alike(
  { ground: "undead", lit: "ghost" },
  {
    "ghost-on-probation": {
      icon: "ghost",
      at: [116, 136],
      size: 206,
      before: [{ icon: "id-card", at: [182, 240], size: 84, lit: "linen" }],
    },
    "seance-gone-wrong": {
      icon: "round-table",
      lit: "wood",
      at: [120, 220],
      size: 168,
      behind: [
        { icon: "ghost-ally", at: [120, 100], size: 152, lit: "ghost" },
        { icon: "ghost", at: [44, 150], size: 76, lit: "spark" },
        { icon: "ghost", at: [196, 150], size: 76, lit: "spark", flip: true },
      ],
    },
    "phantom-of-the-broom-cupboard": {
      icon: "spectre",
      at: [108, 134],
      size: 200,
      before: [
        { icon: "empty-metal-bucket", at: [178, 242], size: 96, lit: "steel" },
        { icon: "broom", at: [44, 216], size: 104, lit: "wood" },
      ],
    },
    "widow-of-nine": {
      icon: "female-vampire",
      lit: "pale",
      at: [120, 132],
      size: 206,
      before: [{ icon: "grave-flowers", at: [176, 238], size: 100, lit: "stone" }],
    },
  },
);

const bones: Entries = alike(
  { ground: "stone", lit: "bone" },
  {
    "skeleton-goblin": {
      icon: "skeleton",
      at: [112, 150],
      size: 204,
      before: [
        { icon: "chopsticks", at: [188, 232], size: 96, lit: "wood" },
        { icon: "elf-ear", at: [54, 76], size: 50, lit: "goblin", edge: 12 },
      ],
    },
    "loose-collarbone": {
      icon: "crossed-bones",
      at: [120, 128],
      size: 198,
      before: [{ icon: "run", at: [180, 238], size: 92, lit: "linen" }],
    },
    "ossuary-inspector": {
      icon: "death-skull",
      at: [120, 142],
      size: 200,
      behind: [{ icon: "top-hat", at: [120, 46], size: 92, lit: "raven" }],
      before: [{ icon: "magnifying-glass", at: [176, 226], size: 112, lit: "brass" }],
    },
  },
);

const vermin: Entries = alike(
  { ground: "ooze", lit: "chestnut" },
  {
    "mosquito-choir": {
      icon: "amber-mosquito",
      lit: "basalt",
      at: [120, 112],
      size: 176,
      before: [{ icon: "musical-score", at: [120, 240], size: 112, lit: "linen" }],
    },
    "spider-in-the-shower": {
      icon: "hanging-spider",
      lit: "raven",
      at: [104, 176],
      size: 186,
      behind: [{ icon: "shower", at: [162, 82], size: 150, lit: "steel" }],
    },
    "queen-of-the-woodlice": {
      icon: "scarab-beetle",
      lit: "stone",
      at: [120, 174],
      size: 196,
      behind: [{ icon: "queen-crown", at: [120, 56], size: 92, lit: "gold" }],
    },
  },
);

const swamp: Entries = alike(
  { ground: "ooze", lit: "moss" },
  {
    "doorman-of-the-bog": {
      icon: "gooey-molecule",
      lit: "slime",
      at: [120, 140],
      size: 200,
      behind: [{ icon: "top-hat", at: [120, 40], size: 84, lit: "raven" }],
      before: [{ icon: "bow-tie", at: [120, 244], size: 78, lit: "crimson", edge: 12 }],
    },
    "lizard-king": {
      icon: "lizardman",
      lit: "leaf",
      at: [120, 152],
      size: 208,
      behind: [{ icon: "crown", at: [120, 40], size: 88, lit: "gold" }],
    },
    "bog-baked-potato": {
      icon: "potato",
      lit: "tan",
      at: [120, 158],
      size: 192,
      behind: [{ icon: "steam", at: [120, 62], size: 108, lit: "white" }],
      before: [{ icon: "angry-eyes", at: [120, 146], size: 88, lit: "ember", edge: 10 }],
    },
  },
);

const beasts: Entries = alike(
  { ground: "beast", lit: "chestnut" },
  {
    "classy-orc": {
      icon: "orc-head",
      lit: "orc",
      at: [120, 136],
      size: 202,
      before: [
        { icon: "bow-tie", at: [120, 240], size: 84, lit: "crimson", edge: 12 },
        { icon: "teapot", at: [194, 216], size: 74, lit: "white" },
      ],
    },
    "hound-of-the-basket": {
      icon: "basset-hound-head",
      lit: "tan",
      at: [120, 118],
      size: 190,
      before: [{ icon: "basket", at: [120, 240], size: 136, lit: "wood" }],
    },
    "bat-on-a-string": {
      icon: "evil-bat",
      lit: "raven",
      at: [120, 122],
      size: 208,
      before: [{ icon: "bow-string", at: [160, 240], size: 96, lit: "crimson" }],
    },
    "dragon-roll": {
      icon: "sushis",
      lit: "linen",
      at: [120, 222],
      size: 164,
      behind: [{ icon: "sea-dragon", at: [120, 108], size: 186, lit: "jade" }],
    },
  },
);

const cultists: Entries = alike(
  { ground: "spell", lit: "violet" },
  {
    "candle-end-novice": {
      icon: "cultist",
      at: [112, 142],
      size: 206,
      before: [{ icon: "candle-light", at: [188, 232], size: 96, lit: "fire" }],
    },
    "sarcophagus-salesman": {
      icon: "sarcophagus",
      lit: "gold",
      at: [104, 150],
      size: 214,
      before: [{ icon: "price-tag", at: [186, 232], size: 92, lit: "crimson" }],
    },
    "cult-of-the-second-helping": {
      icon: "hooded-figure",
      at: [120, 112],
      size: 176,
      before: [
        { icon: "cauldron", at: [120, 238], size: 122, lit: "iron" },
        { icon: "ladle", at: [186, 178], size: 88, lit: "brass" },
      ],
    },
    "assassin-on-the-backstairs": {
      icon: "hooded-assassin",
      lit: "shadow",
      at: [120, 124],
      size: 196,
      behind: [{ icon: "stairs", at: [120, 196], size: 210, lit: "stone" }],
    },
  },
);

export const monsters: Entries = {
  ...ghosts,
  ...bones,
  ...vermin,
  ...swamp,
  ...beasts,
  ...cultists,
};

export const bosses: Entries = {
  "night-shift-supervisor": {
    icon: "floating-ghost",
    ground: "undead",
    lit: "ghost",
    at: [116, 142],
    size: 212,
    behind: [{ icon: "evil-moon", at: [190, 58], size: 84, lit: "gold" }],
    before: [{ icon: "alarm-clock", at: [186, 240], size: 90, lit: "brass" }],
  },
  "landlord-of-the-crypt": {
    icon: "overlord-helm",
    ground: "spell",
    lit: "violet",
    edge: 13,
    at: [120, 136],
    size: 214,
    before: [{ icon: "house-keys", at: [186, 238], size: 98, lit: "gold" }],
  },
  "great-uncle-mortimer": {
    icon: "crowned-skull",
    ground: "stone",
    lit: "bone",
    at: [120, 130],
    size: 204,
    behind: [{ icon: "coffin", at: [120, 150], size: 280, lit: "wood" }],
    before: [{ icon: "scroll-quill", at: [182, 240], size: 94, lit: "linen" }],
  },
};
