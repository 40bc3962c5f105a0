import { type Drawing, type Entries } from "../../../art/art";
import { symbols } from "./symbols";

export const POWER: Drawing = { shape: "card", icon: "sparkles", ground: "spell", lit: "gold" };
export const TOKEN: Drawing = { shape: "card", icon: "sparkles", ground: "felt", lit: "bone" };

/** What the icon does. */
export const abilities: Entries = {
  "agile-instincts": symbols["ability-agile-instincts"],
  "re-throw": symbols["ability-re-throw"],
  "heal-party": symbols["ability-heal-party"],
  "piercing-damage": symbols["ability-piercing-damage"],
  pickpocket: symbols["ability-pickpocket"],
  "focused-damage": symbols["ability-focused-damage"],
  "self-healing": symbols["ability-self-healing"],
  "sworn-enemy": symbols["ability-sworn-enemy"],
  charming: symbols["ability-charming"],
  "divine-intervention": symbols["ability-divine-intervention"],
  "death-list": symbols["ability-death-list"],
  "spirit-energy": symbols["ability-spirit-energy"],
  flurry: symbols["ability-flurry"],
  "extra-damage": symbols["ability-extra-damage"],
  "aimed-damage": symbols["ability-aimed-damage"],
  "scattered-blessing": symbols["ability-scattered-blessing"],
  "blind-fury": symbols["ability-blind-fury"],
  "mass-healing": symbols["ability-mass-healing"],
  "living-target": symbols["ability-living-target"],
  larceny: symbols["ability-larceny"],
  metamorphosis: symbols["ability-metamorphosis"],
  "sworn-foe": symbols["ability-sworn-foe"],
  "no-damage": symbols["ability-no-damage"],
  "deep-pockets": symbols["ability-deep-pockets"],
  seduction: symbols["ability-seduction"],
  beer: symbols["ability-beer"],
  refrain: symbols["ability-refrain"],
};

export const templates: Entries = {
  backstab: { icon: symbols["template-backstab"], lit: "steel" },
  compass: { icon: symbols["template-compass"], lit: "brass" },
  treasure: { icon: symbols["template-treasure"], lit: "gold" },
};

export const tokens: Entries = {
  charm: { icon: symbols.charm, lit: "crimson" },
  "death-list": { icon: symbols["ability-death-list"], lit: "shadow" },
  target: { icon: symbols.target, lit: "crimson" },
  toad: { icon: symbols.toad, lit: "leaf" },
  beer: { icon: symbols.beer, lit: "gold" },
  song: { icon: symbols.song, lit: "brass" },
  "level-up": { icon: symbols["level-up"], lit: "spark" },
  leader: { icon: symbols.leader, lit: "gold" },
  chest: { icon: "chest", lit: "wood" },
  scar: { icon: symbols.scar, lit: "blood" },
};
