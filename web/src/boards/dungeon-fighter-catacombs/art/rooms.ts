import { alike, type Drawing, type Entries } from "../../../art/art";

export const PLACE: Drawing = { shape: "card", icon: "doorway", ground: "stone", lit: "stone" };

const quiet: Entries = alike(
  { ground: "stone" },
  {
    "suspiciously-quiet-corridor": { icon: "arabic-door", lit: "stone" },
    "same-corridor-again": { icon: "tic-tac-toe", lit: "linen" },
    "collection-box": {
      icon: "piggy-bank",
      lit: "brass",
      before: [{ icon: "heart-organ", at: [196, 48], size: 68, lit: "blood" }],
    },
    "first-aid-room": { icon: "mummy-head", lit: "linen" },
    "rotten-food": { icon: "cheese-wedge", lit: "slime", ground: "ooze" },
  },
);

const built: Entries = alike(
  { ground: "amber" },
  {
    "haunted-cellar": {
      icon: "cellar-barrels",
      lit: "wood",
      before: [{ icon: "floating-ghost", at: [196, 46], size: 66, lit: "ghost" }],
    },
    "unfinished-mezzanine": { icon: "ladders-platform", lit: "wood" },
    "records-of-the-dust": {
      icon: "bookshelf",
      lit: "leather",
      before: [{ icon: "cobweb", at: [196, 46], size: 78, lit: "white" }],
    },
    "eternal-knitting-circle": {
      icon: "yarn",
      lit: "crimson",
      before: [{ icon: "spider-alt", at: [196, 46], size: 68, lit: "raven" }],
    },
  },
);

const strange: Entries = alike(
  { ground: "enchanted" },
  {
    "cartographers-grave": {
      icon: "tombstone",
      lit: "stone",
      before: [{ icon: "compass", at: [196, 52], size: 70, lit: "brass" }],
    },
    "hall-of-old-friends": { icon: "backstab", lit: "steel" },
    "pirates-plot": { icon: "pirate-grave", lit: "stone", ground: "gold" },
    "bell-ringers-rest": { icon: "ringing-bell", lit: "brass" },
    "ferrymans-landing": {
      icon: "small-fishing-sailboat",
      lit: "wood",
      before: [{ icon: "coinflip", at: [196, 46], size: 66, lit: "gold" }],
    },
  },
);

const demanding: Entries = alike(
  { ground: "trap" },
  {
    "peephole-gallery": {
      icon: "portrait",
      lit: "gold",
      before: [{ icon: "semi-closed-eye", at: [196, 46], size: 66, lit: "white" }],
    },
    "skittles-alley": { icon: "bowling-strike", lit: "bone" },
    "soup-kitchen": { icon: "cauldron", lit: "iron" },
    "embalmers-perfumery": { icon: "delicate-perfume", lit: "arcane" },
    "bridge-club-of-the-departed": {
      icon: "poker-hand",
      lit: "linen",
      before: [{ icon: "skeletal-hand", at: [194, 62], size: 72, lit: "bone" }],
    },
    "two-thousandth-birthday": { icon: "stairs-cake", lit: "linen" },
    "whispering-gallery": { icon: "human-ear", lit: "fair" },
  },
);

export const rooms: Entries = { ...quiet, ...built, ...strange, ...demanding };
