import { alike, type Entries } from "../../../../art/art";

export const officials: Entries = alike(
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
