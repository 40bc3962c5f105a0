import { alike, type Entries } from "../../../art/art";

const constructs: Entries = alike(
  { ground: "animate", lit: "iron", size: 214 },
  {
    "rusted-sentry": { icon: "visored-helm", lit: "ginger", tints: { iron: [1, 5] } },
    "biting-coffer": {
      icon: "mimic-chest",
      lit: "wood",
      size: 226,
      tints: { brass: [27, 28], bone: [9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24] },
    },
    "hollow-squire": {
      icon: "crested-helmet",
      lit: "steel",
      tints: { azure: [0] },
      before: [{ icon: "evil-eyes", at: [120, 146], size: 72, lit: "spark", edge: 10 }],
    },
    "clay-footman": { icon: "golem-head", lit: "ginger", tints: { gold: [4, 5] } },
    "brass-hornet": {
      icon: "wasp-sting",
      lit: "brass",
      size: 224,
      tints: { spark: [0], ink: [2, 4] },
    },
    "iron-warden": {
      icon: "metal-golem-head",
      lit: "iron",
      size: 226,
      tints: { fire: [3, 4], steel: [0, 10] },
    },
    "amethyst-golem": { icon: "rock-golem", lit: "violet", size: 230, tints: { arcane: [3, 4] } },
    "chained-gargoyle": {
      icon: "gargoyle",
      lit: "basalt",
      size: 226,
      before: [{ icon: "crossed-chains", at: [120, 248], size: 104, lit: "iron" }],
    },
    "glass-sphinx": { icon: "egyptian-sphinx", lit: "spark", size: 230 },
    "storm-engine": { icon: "tesla-coil", lit: "brass", size: 226, tints: { spark: [0, 1, 2] } },
    "emerald-colossus": {
      icon: "rock-golem",
      lit: "jade",
      size: 236,
      tints: { leaf: [3, 4, 9] },
      before: [{ icon: "emerald", at: [120, 164], size: 50, lit: "slime" }],
    },
    "walking-gallows": {
      icon: "gibbet",
      lit: "wood",
      size: 230,
      before: [
        { icon: "walking-boot", at: [190, 246], size: 86, lit: "leather" },
        { icon: "death-skull", at: [74, 176], size: 64, lit: "bone" },
      ],
    },
  },
);

const fiends: Entries = alike(
  { ground: "demon", lit: "ember", size: 214 },
  {
    "soot-imp": {
      icon: "imp-laugh",
      lit: "raven",
      size: 196,
      behind: [{ icon: "dust-cloud", at: [190, 60], size: 84, lit: "stone" }],
    },
    "hearth-devil": {
      icon: "devil-mask",
      lit: "ember",
      at: [120, 134],
      tints: { fire: [3, 4, 6, 7], bone: [1, 2] },
      before: [{ icon: "campfire", at: [120, 250], size: 90, lit: "fire" }],
    },
    "red-cap-butcher": {
      icon: "bad-gnome",
      lit: "fair",
      size: 232,
      tints: { crimson: [0], stone: [5] },
      before: [{ icon: "meat-cleaver", at: [188, 236], size: 96, lit: "steel" }],
    },
    "furnace-hound": {
      icon: "wolf-head",
      lit: "raven",
      size: 220,
      before: [{ icon: "fire-breath", at: [190, 218], size: 96, lit: "fire" }],
    },
    "whip-devil": {
      icon: "oni",
      lit: "crimson",
      tints: { bone: [0, 1], fire: [6, 7] },
      behind: [{ icon: "whip", at: [194, 84], size: 116, lit: "leather" }],
    },
    "contract-devil": {
      icon: "devil-mask",
      lit: "crimson",
      at: [112, 138],
      tints: { gold: [3, 4, 6, 7], bone: [1, 2] },
      before: [{ icon: "scroll-quill", at: [184, 238], size: 98, lit: "linen" }],
    },
    "tide-devil": {
      icon: "triton-head",
      lit: "water",
      size: 220,
      tints: { gold: [1, 2] },
      behind: [{ icon: "trident", at: [200, 70], size: 104, lit: "gold" }],
    },
    "mist-hag": {
      icon: "witch-face",
      lit: "ghost",
      size: 224,
      tints: { stone: [0, 1], white: [3, 8] },
      behind: [{ icon: "fog", at: [70, 244], size: 110, lit: "ghost" }],
    },
    "lord-of-the-ninth-stair": {
      icon: "daemon-skull",
      lit: "bone",
      at: [120, 140],
      before: [{ icon: "stairs", at: [182, 246], size: 84, lit: "stone" }],
    },
    "coiling-demon": { icon: "medusa-head", lit: "slime", size: 236, tints: { ember: [7] } },
  },
);

export const made: Entries = { ...constructs, ...fiends };
