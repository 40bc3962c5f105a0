import { alike, type Entries } from "../../../../art/art";

export const undead: Entries = alike(
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
