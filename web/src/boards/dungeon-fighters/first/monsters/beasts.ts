import { alike, type Entries } from "../../../../art/art";

export const beasts: Entries = alike(
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
