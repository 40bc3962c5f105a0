import { alike, type Drawing, type Entries } from "../../../art/art";
import { symbols } from "../../dungeon-fighters/first/symbols";

export const POWER: Drawing = { shape: "card", icon: "sparkles", ground: "spell", lit: "gold" };
export const TOKEN: Drawing = { shape: "card", icon: "sparkles", ground: "felt", lit: "bone" };

/** What the Hero symbol does. */
export const abilities: Entries = alike(
  {},
  {
    flurry: symbols["ability-flurry"],
    "extra-damage": symbols["ability-extra-damage"],
    "aimed-damage": symbols["ability-aimed-damage"],
    "divine-intervention": symbols["ability-divine-intervention"],
    "blind-fury": symbols["ability-blind-fury"],
    "mass-healing": symbols["ability-mass-healing"],
    "living-target": symbols["ability-living-target"],
    larceny: symbols["ability-larceny"],
    metamorphosis: symbols["ability-metamorphosis"],
    "sworn-enemy": symbols["ability-sworn-enemy"],
    "re-throw": symbols["ability-re-throw"],
    "no-damage": symbols["ability-no-damage"],
    pickpocket: symbols["ability-pickpocket"],
    seduction: symbols["ability-seduction"],
    beer: symbols["ability-beer"],
    refrain: symbols["ability-refrain"],
  },
);

export const tokens: Entries = {
  target: { icon: symbols.target, lit: "crimson" },
  toad: { icon: symbols.toad, lit: "leaf" },
  charm: { icon: symbols.charm, lit: "crimson" },
  beer: { icon: symbols.beer, lit: "gold" },
  song: { icon: symbols.song, lit: "brass" },
  party: { icon: symbols.party, lit: "azure" },
  undefeated: { icon: symbols.undefeated, lit: "gold" },
  defeated: { icon: symbols.defeated, lit: "white" },
  treasury: { icon: "chest", lit: "wood" },
  scar: { icon: symbols.scar, lit: "blood" },
};
