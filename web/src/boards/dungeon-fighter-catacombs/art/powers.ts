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
};

export const templates: Entries = {
  backstab: { icon: symbols["template-backstab"], lit: "steel" },
  compass: { icon: symbols["template-compass"], lit: "brass" },
  treasure: { icon: symbols["template-treasure"], lit: "gold" },
};

export const tokens: Entries = {
  charm: { icon: symbols.charm, lit: "crimson" },
  "death-list": { icon: symbols["ability-death-list"], lit: "shadow" },
  "level-up": { icon: symbols["level-up"], lit: "spark" },
  leader: { icon: symbols.leader, lit: "gold" },
  chest: { icon: "chest", lit: "wood" },
  scar: { icon: symbols.scar, lit: "blood" },
};
