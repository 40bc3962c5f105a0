import type { Drawing, Entries } from "../../../art/art";
import { braided, dwarfHelmet, longHaired } from "../../../art/figures";

export const CLASS: Drawing = {
  shape: "portrait",
  icon: "cowled",
  ground: "war",
  lit: "fair",
  at: [120, 142],
  size: 184,
  dress: "war",
};

export const classes: Entries = {
  rogue: {
    ...longHaired("raven", "fire", "ink"),
    ground: "talent",
    dress: "talent",
    cloth: "raven",
    at: [120, 142],
    size: 204,
    before: [{ icon: "domino-mask", at: [120, 126], size: 104, lit: "raven" }],
    behind: [{ icon: "curvy-knife", at: [46, 92], size: 110, lit: "steel" }],
  },
  cleric: {
    icon: "monk-face",
    ground: "prayer",
    dress: "prayer",
    cloth: "linen",
    size: 196,
    tints: { chestnut: [1], linen: [7, 8], ochre: [9, 10] },
    behind: [{ icon: "flanged-mace", at: [200, 86], size: 112, lit: "steel" }],
  },
  fighter: {
    icon: "crested-helmet",
    lit: "steel",
    cloth: "crimson",
    tints: { crimson: [0] },
    behind: [{ icon: "broadsword", at: [200, 90], size: 124, lit: "steel" }],
  },
  wizard: {
    icon: "wizard-face",
    ground: "magic",
    dress: "magic",
    cloth: "azure",
    size: 204,
    at: [120, 136],
    tints: { azure: [0], white: [3, 4, 10, 11, 13] },
    behind: [{ icon: "wizard-staff", at: [42, 96], size: 116, lit: "wood" }],
  },
  dwarf: {
    ...braided("jade", "chestnut", "crimson", dwarfHelmet("steel", "crimson")),
    ground: "stone",
    lit: "tan",
    cloth: "iron",
    behind: [{ icon: "war-pick", at: [206, 86], size: 100, lit: "steel" }],
  },
  elf: {
    icon: "woman-elf-face",
    ground: "talent",
    dress: "talent",
    cloth: "jade",
    size: 206,
    at: [120, 140],
    tints: {
      blond: [6, 7, 11, 12],
      brass: [0, 2, 3],
      leaf: [1, 9, 10],
      jade: [13, 14, 15, 16, 17],
    },
    behind: [{ icon: "pocket-bow", at: [196, 206], size: 110, lit: "wood" }],
  },
  halfling: {
    icon: "monk-face",
    without: [0, 1, 7, 8, 9, 10],
    ground: "beast",
    dress: "talent",
    cloth: "jade",
    at: [120, 156],
    size: 186,
    tints: { chestnut: [5, 6] },
    before: [
      { icon: "fluffy-cloud", at: [88, 96], size: 70, lit: "chestnut", flip: true },
      { icon: "fluffy-cloud", at: [154, 96], size: 70, lit: "chestnut" },
      { icon: "fluffy-cloud", at: [122, 82], size: 66, lit: "chestnut" },
    ],
    behind: [{ icon: "slingshot", at: [204, 212], size: 92, lit: "wood" }],
  },
};
