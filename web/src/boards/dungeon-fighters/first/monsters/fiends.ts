import { alike, type Entries } from "../../../../art/art";

export const fiends: Entries = alike(
  { ground: "demon", lit: "ember" },
  {
    "trainee-imp": {
      icon: "imp",
      at: [120, 144],
      size: 214,
      before: [{ icon: "fire-extinguisher", at: [190, 236], size: 90, lit: "crimson" }],
    },
    "pocket-demon": {
      icon: "imp-laugh",
      at: [120, 128],
      size: 152,
      before: [{ icon: "paper-bag-open", at: [120, 238], size: 110, lit: "tan" }],
    },
    "birthday-candle-elemental": {
      icon: "candle-flame",
      lit: "fire",
      at: [120, 112],
      size: 190,
      before: [{ icon: "cake-slice", at: [120, 236], size: 128, lit: "linen" }],
    },
    "bashful-gorgon": {
      icon: "medusa-head",
      lit: "leaf",
      at: [120, 140],
      size: 216,
      before: [{ icon: "love-howl", at: [188, 240], size: 78, lit: "crimson" }],
    },
    "mosquito-of-the-abyss": { icon: "fly", lit: "crimson", size: 222 },
    "childrens-party": {
      icon: "balloons",
      lit: "azure",
      at: [120, 108],
      size: 186,
      before: [
        { icon: "devil-mask", at: [70, 226], size: 110, lit: "crimson" },
        { icon: "party-hat", at: [176, 226], size: 104, lit: "gold" },
      ],
    },
    "karaoke-demon": {
      icon: "horned-skull",
      at: [116, 132],
      size: 202,
      before: [{ icon: "microphone", at: [182, 230], size: 112, lit: "steel" }],
    },
    "devil-in-the-details": {
      icon: "devil-mask",
      lit: "crimson",
      at: [120, 130],
      size: 200,
      before: [{ icon: "scroll-quill", at: [182, 234], size: 100, lit: "linen" }],
    },
    "pretty-pony-of-despair": {
      icon: "unicorn",
      lit: "arcane",
      at: [120, 144],
      size: 220,
      before: [{ icon: "rainbow-star", at: [56, 240], size: 84, lit: "gold" }],
    },
  },
);
