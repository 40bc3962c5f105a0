import type { Entries } from "../../../art/art";

export const bosses: Entries = {
  "kevin-acting-dark-lord": {
    icon: "overlord-helm",
    lit: "iron",
    edge: 13,
    size: 226,
    tints: { fire: [3, 4, 5, 6], ember: [7, 8, 9, 10] },
    before: [{ icon: "id-card", at: [186, 242], size: 84, lit: "linen" }],
  },
  "ghost-of-cyrano": {
    icon: "nose-side",
    ground: "undead",
    lit: "ghost",
    at: [112, 160],
    size: 206,
    behind: [{ icon: "feathered-wing", at: [180, 62], size: 104, lit: "white" }],
    before: [{ icon: "sword-hilt", at: [188, 240], size: 92, lit: "steel" }],
  },
  "machine-that-kept-your-coin": {
    icon: "vending-machine",
    ground: "animate",
    lit: "crimson",
    size: 236,
    before: [{ icon: "evil-eyes", at: [110, 92], size: 84, lit: "fire", edge: 10 }],
  },
  "mildred-dragon-on-a-diet": {
    icon: "spiked-dragon-head",
    ground: "dragon",
    lit: "leaf",
    at: [120, 136],
    size: 220,
    before: [{ icon: "weight-scale", at: [184, 240], size: 96, lit: "steel" }],
  },
};
