import { alike, type Entries } from "../../../../art/art";

export const greenskins: Entries = alike(
  { ground: "humanoid", lit: "goblin" },
  {
    "common-goblin": { icon: "goblin-head", size: 218 },
    "goblin-intern": {
      icon: "goblin",
      at: [120, 132],
      size: 210,
      before: [{ icon: "coffee-cup", at: [184, 240], size: 88, lit: "linen" }],
    },
    "kobold-with-a-cold": {
      icon: "horned-reptile",
      lit: "ginger",
      at: [112, 136],
      size: 204,
      before: [
        { icon: "medical-thermometer", at: [178, 196], size: 96, lit: "pale", edge: 10 },
        { icon: "dripping-goo", at: [92, 216], size: 62, lit: "slime", edge: 10 },
      ],
    },
    "left-handed-orc": {
      icon: "orc-head",
      lit: "orc",
      at: [120, 130],
      size: 206,
      before: [{ icon: "hand", at: [56, 236], size: 94, lit: "orc" }],
    },
    "goblin-choir": {
      icon: "goblin-head",
      at: [120, 106],
      size: 132,
      behind: [
        { icon: "goblin-head", at: [60, 190], size: 122 },
        { icon: "goblin-head", at: [180, 190], size: 122 },
      ],
      before: [{ icon: "musical-notes", at: [120, 246], size: 88, lit: "gold" }],
    },
    "bath-time-troll": {
      icon: "troll",
      lit: "moss",
      at: [120, 124],
      size: 196,
      before: [
        { icon: "bathtub", at: [120, 246], size: 150, lit: "pale" },
        { icon: "plastic-duck", at: [190, 182], size: 62, lit: "gold", edge: 12 },
      ],
    },
    "goblin-lawyer": {
      icon: "goblin",
      at: [120, 128],
      size: 204,
      before: [
        { icon: "scroll-unfurled", at: [58, 240], size: 84, lit: "linen" },
        { icon: "bow-tie", at: [128, 214], size: 66, lit: "crimson", edge: 12 },
      ],
    },
    "cyclops-without-a-lens": {
      icon: "cyclops",
      lit: "tan",
      at: [120, 136],
      size: 214,
      before: [{ icon: "magnifying-glass", at: [184, 240], size: 84, lit: "steel" }],
    },
    "arm-wrestling-ogre": {
      icon: "ogre",
      lit: "fair",
      at: [120, 128],
      size: 200,
      before: [{ icon: "biceps", at: [176, 232], size: 116, lit: "fair" }],
    },
  },
);
