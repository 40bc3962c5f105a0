import type { Drawing, Entries } from "../../../art/art";
import { braided, soldiersHelmet } from "../../../art/figures";

export const ADVENTURER: Drawing = {
  shape: "portrait",
  icon: "cowled",
  ground: "war",
  lit: "fair",
  at: [120, 140],
  size: 172,
  dress: "war",
};

export const adventurers: Entries = {
  "garrick-vane": {
    icon: "monk-face",
    without: [0, 1, 7, 8, 9, 10],
    tints: { white: [5, 6] },
    at: [120, 166],
    cloth: "crimson",
    before: [soldiersHelmet("steel", 146, 190, true)],
    behind: [{ icon: "broadsword", at: [196, 92], size: 126, lit: "steel" }],
  },
  "hulda-ironbrow": {
    ...braided("azure", "blond", "crimson", {
      icon: "dwarf-face",
      only: [0, 1, 2],
      at: [120, 144],
      size: 230,
      lit: "steel",
      tints: { bone: [0, 1] },
    }),
    cloth: "steel",
    behind: [{ icon: "viking-shield", at: [44, 206], size: 110, lit: "crimson" }],
  },
  "sister-maren": {
    icon: "nun-face",
    ground: "prayer",
    at: [120, 178],
    size: 206,
    tints: {
      linen: [0, 1, 2, 3, 4, 5, 6],
      crimson: [10, 11, 12, 13],
      gold: [14],
      chestnut: [8, 9],
    },
    behind: [{ icon: "holy-grail", at: [196, 84], size: 92, lit: "gold" }],
  },
  quill: {
    icon: "bandit",
    ground: "talent",
    dress: "talent",
    cloth: "leather",
    tints: { leather: [0, 1], jade: [5, 6], gold: [2] },
    before: [{ icon: "feather", at: [176, 72], size: 96, lit: "white", turn: -20 }],
    behind: [{ icon: "lockpicks", at: [44, 196], size: 84, lit: "steel" }],
  },
  "ysolde-emberhand": {
    icon: "cleopatra",
    ground: "magic",
    dress: "magic",
    cloth: "crimson",
    at: [120, 134],
    size: 180,
    tints: { ginger: [5, 9, 10, 11, 12, 13, 14], gold: [0, 1, 2, 3, 4], fire: [7, 8] },
    behind: [{ icon: "fireball", at: [196, 70], size: 96, lit: "fire" }],
  },
  "thorn-wildstep": {
    icon: "cowled",
    ground: "talent",
    dress: "talent",
    cloth: "jade",
    tints: { jade: [0] },
    behind: [{ icon: "bow-arrow", at: [186, 92], size: 128, lit: "wood" }],
  },
  "orrin-cogwright": {
    icon: "police-officer-head",
    without: [0, 1],
    ground: "magic",
    dress: "talent",
    cloth: "leather",
    at: [120, 132],
    size: 190,
    before: [
      {
        icon: "steampunk-goggles",
        at: [126, 96],
        size: 140,
        lit: "brass",
        tints: { leather: [0, 2], spark: [6, 8] },
      },
    ],
    behind: [
      { icon: "cog", at: [196, 72], size: 92, lit: "brass" },
      { icon: "tinker", at: [40, 206], size: 84, lit: "steel" },
    ],
  },
  "bram-redhand": {
    icon: "viking-head",
    lit: "fair",
    cloth: "leather",
    tints: { ginger: [4, 8, 10], bone: [0, 1], iron: [2, 3] },
    at: [124, 142],
    size: 186,
    behind: [
      { icon: "battle-axe", at: [52, 92], size: 120, lit: "steel" },
      { icon: "hand", at: [206, 62], size: 72, lit: "blood" },
    ],
  },
};
