import { alike, type Entries } from "../../../../art/art";

export const household: Entries = alike(
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
