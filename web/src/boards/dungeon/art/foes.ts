import type { Drawing, Entries } from "../../../art/art";

export const FOE: Drawing = {
  shape: "portrait",
  icon: "evil-minion",
  ground: "humanoid",
  lit: "goblin",
};

/** What becomes of dead heroes. */
export const minions: Entries = {
  orc: {
    icon: "orc-head",
    lit: "orc",
    size: 212,
    tints: { blood: [5, 6], bone: [0, 7, 8] },
  },
  drow: {
    icon: "woman-elf-face",
    ground: "undead",
    lit: "shadow",
    size: 216,
    tints: { white: [6, 7, 11, 12], iron: [0, 2, 3], blood: [1, 9, 10], ink: [13, 14, 15, 16, 17] },
  },
};

export const guards: Entries = {
  mordecai: {
    icon: "warlock-hood",
    ground: "spell",
    lit: "shadow",
    size: 220,
    tints: { gold: [0, 3, 4, 7], arcane: [8, 9, 10, 11] },
    before: [{ icon: "evil-eyes", at: [120, 160], size: 78, lit: "ember", edge: 10 }],
  },
};

export const bosses: Entries = {
  "magaroth-darkpain": {
    icon: "overlord-helm",
    edge: 13,
    ground: "demon",
    lit: "iron",
    size: 230,
    tints: { fire: [3, 4, 5, 6], ember: [7, 8, 9, 10] },
    behind: [{ icon: "fire-ring", at: [120, 226], size: 226, lit: "fire" }],
  },
};
