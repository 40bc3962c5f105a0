import { alike, type Entries } from "../../../art/art";

const beasts: Entries = alike(
  { ground: "beast", lit: "leather", size: 220 },
  {
    "giant-cellar-rat": { icon: "rat", lit: "stone" },
    "candle-bat": {
      icon: "evil-bat",
      lit: "chestnut",
      size: 196,
      at: [120, 128],
      before: [{ icon: "candle-flame", at: [120, 244], size: 90, lit: "fire" }],
    },
    "barrel-spider": {
      icon: "spider-alt",
      lit: "raven",
      at: [120, 130],
      size: 206,
      before: [{ icon: "barrel", at: [188, 238], size: 84, lit: "wood" }],
    },
    "moat-viper": { icon: "cobra", lit: "leaf", size: 236 },
    "tusked-burrower": { icon: "boar-tusks", lit: "chestnut" },
    bloodwing: { icon: "swamp-bat", lit: "crimson" },
    "cinder-beetle": {
      icon: "scarab-beetle",
      lit: "ember",
      tints: { fire: [5, 6], ink: [3, 4, 7, 8, 9, 10] },
    },
    "ridge-lizard": { icon: "gecko", lit: "leaf" },
    "moonless-werewolf": { icon: "werewolf", lit: "iron", size: 236 },
    "vermilion-scorpion": { icon: "scorpion", lit: "crimson" },
    "blind-basilisk": {
      icon: "sauropod-head",
      lit: "leaf",
      at: [112, 152],
      before: [{ icon: "light-helm", only: [3], at: [116, 90], size: 112, lit: "linen", turn: 12 }],
    },
    "gallery-harpy": { icon: "harpy", lit: "fair", tints: { chestnut: [2] }, size: 226 },
    "violet-manticore": {
      icon: "lion",
      lit: "violet",
      at: [112, 158],
      size: 204,
      behind: [{ icon: "scorpion-tail", at: [186, 76], size: 120, lit: "arcane", flip: true }],
    },
    "mirror-panther": {
      icon: "saber-toothed-cat-head",
      lit: "raven",
      behind: [{ icon: "mirror-mirror", at: [196, 72], size: 104, lit: "spark" }],
    },
    "thousand-legged-stalker": { icon: "centipede", lit: "ochre", size: 232 },
    "cistern-kraken": {
      icon: "giant-squid",
      lit: "water",
      size: 232,
      tints: { gold: [4, 5], crimson: [0, 1, 2] },
    },
    "ravenous-chimera": {
      icon: "lion",
      lit: "ochre",
      at: [150, 176],
      size: 172,
      behind: [
        { icon: "goat", at: [60, 96], size: 116, lit: "stone", flip: true },
        { icon: "snake-tongue", at: [186, 66], size: 96, lit: "leaf" },
      ],
    },
    "blue-ice-worm": { icon: "leeching-worm", lit: "spark", size: 226 },
    "nine-necked-hydra": { icon: "hydra", lit: "leaf", size: 230 },
    "tomb-devourer": {
      icon: "swallower",
      lit: "chestnut",
      before: [{ icon: "tombstone", at: [186, 240], size: 80, lit: "stone" }],
    },
    "elder-cockatrice": {
      icon: "rooster",
      lit: "leaf",
      size: 226,
      tints: { crimson: [0], ochre: [2, 3], blood: [4] },
    },
  },
);

const oozes: Entries = alike(
  { ground: "ooze", size: 220 },
  {
    "cellar-slime": { icon: "slime", lit: "slime" },
    "amber-ooze": { icon: "gooey-daemon", lit: "ochre" },
    "crimson-jelly": {
      icon: "fleshy-mass",
      lit: "crimson",
      before: [{ icon: "evil-eyes", at: [120, 132], size: 92, lit: "gold", edge: 10 }],
    },
    "night-jelly": {
      icon: "gloop",
      lit: "shadow",
      before: [{ icon: "evil-eyes", at: [110, 170], size: 80, lit: "arcane", edge: 10 }],
    },
    "sapphire-ooze": { icon: "acid-blob", lit: "azure", size: 232 },
  },
);

const dragons: Entries = alike(
  { ground: "dragon", size: 224 },
  {
    "copper-wyrmling": { icon: "dragon-spiral", lit: "ginger" },
    "rust-drake": { icon: "wyvern", lit: "ginger", size: 232 },
    "dusk-drake": { icon: "spiked-dragon-head", lit: "shadow", tints: { arcane: [0, 2, 4, 6, 7] } },
    "sapphire-dragon": { icon: "sea-dragon", lit: "azure" },
    "venom-dragon": {
      icon: "sea-serpent",
      lit: "slime",
      before: [{ icon: "droplets", at: [184, 230], size: 76, lit: "slime" }],
    },
    "old-emerald-dragon": {
      icon: "dragon-head",
      lit: "jade",
      tints: { bone: [0, 1] },
      before: [{ icon: "gems", at: [186, 246], size: 84, lit: "leaf" }],
    },
  },
);

export const creatures: Entries = { ...beasts, ...oozes, ...dragons };
