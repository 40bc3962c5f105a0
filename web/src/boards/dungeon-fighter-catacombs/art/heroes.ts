import type { Drawing, Entries } from "../../../art/art";
import { longHaired } from "../../../art/figures";

export const HERO: Drawing = {
  shape: "portrait",
  icon: "visored-helm",
  ground: "war",
  lit: "fair",
  at: [120, 142],
  size: 190,
  dress: "war",
};

export const heroes: Entries = {
  "lady-mary": {
    ...longHaired("raven", "violet", "crimson"),
    ground: "enchanted",
    dress: "magic",
    cloth: "crimson",
    at: [120, 150],
    size: 200,
    behind: [{ icon: "queen-crown", at: [120, 38], size: 78, lit: "gold" }],
    before: [{ icon: "handheld-fan", at: [188, 236], size: 96, lit: "linen" }],
  },
  "sir-moo": {
    icon: "bull",
    ground: "prayer",
    lit: "chestnut",
    dress: "war",
    cloth: "brass",
    at: [120, 130],
    size: 204,
    behind: [{ icon: "spiked-halo", at: [120, 52], size: 128, lit: "gold" }],
    before: [{ icon: "dandelion-flower", at: [190, 240], size: 84, lit: "leaf" }],
  },
  "lianna-lightbringer": {
    icon: "swordwoman",
    ground: "talent",
    lit: "fair",
    dress: "talent",
    cloth: "jade",
    at: [120, 128],
    size: 206,
    before: [{ icon: "death-note", at: [188, 236], size: 94, lit: "shadow" }],
  },
  "saul-baysar": {
    icon: "warlock-hood",
    ground: "spell",
    lit: "azure",
    dress: "magic",
    cloth: "violet",
    at: [120, 132],
    size: 204,
    before: [{ icon: "crystal-ball", at: [188, 236], size: 98, lit: "spark" }],
    behind: [{ icon: "floating-ghost", at: [44, 66], size: 80, lit: "ghost" }],
  },
};
