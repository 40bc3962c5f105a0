import { alike, type Entries } from "../../../art/art";
import { soldiersHelmet } from "../../../art/figures";

const NUN = { icon: "nun-face", at: [120, 158], size: 222 } as const;

export const undead: Entries = alike(
  { ground: "undead", lit: "bone" },
  {
    "rattling-bones": { icon: "skeleton", size: 250, at: [120, 160] },
    "cellar-shade": {
      icon: "shadow-grasp",
      lit: "shadow",
      before: [{ icon: "evil-eyes", at: [148, 200], size: 70, lit: "ghost", edge: 10 }],
    },
    "drowned-scullion": { icon: "drowning", lit: "dead", size: 226, tints: { water: [0, 1, 2] } },
    "crypt-hound": {
      icon: "hound",
      lit: "bone",
      size: 222,
      before: [{ icon: "crossed-bones", at: [186, 240], size: 80 }],
    },
    "lantern-ghost": {
      icon: "ghost",
      lit: "ghost",
      at: [132, 136],
      before: [{ icon: "old-lantern", at: [60, 226], size: 100, lit: "fire" }],
    },
    "hanged-herald": {
      icon: "death-skull",
      at: [104, 180],
      size: 150,
      behind: [{ icon: "gibbet", at: [146, 120], size: 216, lit: "wood" }],
      before: [{ icon: "hunting-horn", at: [188, 246], size: 84, lit: "brass" }],
    },
    "barrow-thrall": { icon: "half-dead", lit: "dead", tints: { bone: [1], blood: [2] } },
    "marrow-ghoul": {
      icon: "fanged-skull",
      lit: "dead",
      tints: { bone: [1, 2, 3, 4, 5] },
      before: [{ icon: "marrow-drain", at: [120, 248], size: 100 }],
    },
    "pale-countess": {
      icon: "female-vampire",
      lit: "pale",
      size: 218,
      tints: { crimson: [0, 7, 8], raven: [1], blood: [5, 6] },
      before: [{ icon: "rose", at: [188, 232], size: 84, lit: "crimson" }],
    },
    "salt-mummy": {
      icon: "mummy-head",
      lit: "linen",
      size: 222,
      tints: { blood: [4, 5], bone: [14, 15, 16, 17, 18] },
    },
    "barrow-knight": {
      icon: "death-skull",
      at: [120, 172],
      size: 164,
      before: [soldiersHelmet("iron", 148, 218, true)],
      behind: [{ icon: "two-handed-sword", at: [188, 94], size: 132, lit: "iron" }],
    },
    "belfry-wraith": {
      icon: "spectre",
      lit: "ghost",
      size: 206,
      at: [116, 160],
      tints: { shadow: [1, 2] },
      behind: [{ icon: "ringing-bell", at: [184, 66], size: 104, lit: "brass" }],
    },
    "lichs-apprentice": {
      icon: "cowled",
      lit: "bone",
      size: 190,
      tints: { violet: [0] },
      before: [
        { icon: "death-skull", at: [120, 158], size: 74 },
        { icon: "skull-staff", at: [194, 232], size: 92, lit: "brass" },
      ],
    },
    "headless-knight": {
      icon: "breastplate",
      lit: "iron",
      at: [120, 186],
      size: 206,
      tints: { steel: [7, 8] },
      before: [{ icon: "pumpkin-lantern", at: [186, 246], size: 84, lit: "fire" }],
      behind: [{ icon: "ghost", at: [120, 74], size: 92, lit: "ghost" }],
    },
    "mourning-banshee": {
      icon: "tear-tracks",
      lit: "ghost",
      size: 200,
      tints: { azure: [1, 2] },
      behind: [{ icon: "hair-strands", at: [120, 110], size: 236, lit: "white" }],
    },
    "ossuary-heap": {
      icon: "triple-skulls",
      size: 224,
      before: [{ icon: "crossed-bones", at: [120, 250], size: 110 }],
    },
    "drowned-admiral": {
      icon: "pirate-captain",
      lit: "dead",
      size: 232,
      tints: { azure: [0], bone: [1], gold: [2, 3], leaf: [5, 6, 8, 9] },
    },
    "silent-choir": {
      icon: "haunting",
      size: 170,
      at: [120, 176],
      tints: { ghost: [1] },
      behind: [
        { icon: "haunting", at: [58, 100], size: 116, tints: { ghost: [1] } },
        { icon: "haunting", at: [186, 100], size: 116, tints: { ghost: [1] } },
      ],
    },
    "lord-of-the-empty-coffin": {
      icon: "vampire-dracula",
      lit: "pale",
      size: 222,
      tints: { ink: [0], blood: [4, 5], crimson: [6, 7] },
      behind: [{ icon: "coffin", at: [196, 80], size: 116, lit: "wood" }],
    },
    "frozen-revenant": {
      icon: "sharped-teeth-skull",
      lit: "spark",
      before: [{ icon: "snowflake-1", at: [188, 64], size: 76, lit: "spark" }],
    },
    "verdigris-lich": {
      icon: "crowned-skull",
      lit: "dead",
      size: 224,
      tints: { jade: [0, 2, 3], gold: [1] },
    },
    "knight-of-the-last-oath": {
      icon: "black-knight-helm",
      lit: "iron",
      tints: { gold: [2] },
      behind: [{ icon: "sword-in-stone", at: [196, 84], size: 112, lit: "steel" }],
    },
    "plague-abbess": {
      ...NUN,
      lit: "dead",
      tints: { ink: [0, 1, 2, 3, 4, 5, 6], slime: [8, 9], shadow: [10, 11, 12, 13], gold: [14] },
      behind: [{ icon: "poison-cloud", at: [192, 60], size: 88, lit: "slime" }],
    },
    "bone-wyrm": { icon: "t-rex-skull", size: 228 },
  },
);
