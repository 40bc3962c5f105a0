/** The printed cards, numbered as the view numbers them. */
import type { CardKind, HandCard } from "../board";
import { Cards } from "../dungeon-fighters/cards";
import type {
  Ability,
  BossCard,
  EquipmentCard,
  FaceCard,
  HeroCard,
  MonsterCard,
  Printed,
} from "./cards.gen";
import { foeText, gearLine, gearText } from "./printing";

/** A monster or a Boss; a Boss has neither level nor gold. */
export type Foe = BossCard & Partial<Pick<MonsterCard, "level" | "gold">>;
/** The Hero dice by their numbers; a Bonus die comes after them. */
export const COLOURS = ["red", "blue", "green"] as const;
export type Colour = (typeof COLOURS)[number];
export const DICE = [...COLOURS, "white"] as const;
export const WHITE = 3;

export const GEAR_KINDS = ["weapon", "armour", "magic"] as const;
export type GearKind = (typeof GEAR_KINDS)[number];
const SLOTS: Record<GearKind, "weapons" | "armours" | "items"> = {
  weapon: "weapons",
  armour: "armours",
  magic: "items",
};
const KINDS: Record<string, CardKind> = {
  weapon: "ability",
  armour: "item",
  magic: "spell",
  monster: "monster",
  boss: "monster",
};

type Card = HeroCard | EquipmentCard | Foe | FaceCard;

export class Box extends Cards<Card> {
  constructor(printed: Printed) {
    super();
    this.add("hero", printed.heroes);
    this.add("equipment", printed.equipment);
    this.add("monster", printed.monsters);
    this.add("boss", printed.bosses);
    this.add("face", printed.faces);
  }

  hero(card: number): HeroCard | null {
    return this.of<HeroCard>(card, "hero");
  }

  /** What the Hero symbol does for a Hero on a die of a colour. */
  ability(hero: number, colour: number): Ability | null {
    const name = COLOURS[colour];
    return (name && this.hero(hero)?.[name]) ?? null;
  }

  gear(card: number): EquipmentCard | null {
    return this.of<EquipmentCard>(card, "equipment");
  }

  foe(card: number): Foe | null {
    return this.of<Foe>(card, "monster", "boss");
  }

  face(card: number): FaceCard | null {
    return this.of<FaceCard>(card, "face");
  }

  /** How many cards of a kind a Hero can carry. */
  slots(hero: number, kind: GearKind): number {
    return this.hero(hero)?.[SLOTS[kind]] ?? 0;
  }

  /** A card of Equipment, or a monster that somebody charmed, as it is held. */
  handCard(card: number, more: Partial<HandCard> = {}): HandCard {
    const gear = this.gear(card);
    const foe = this.foe(card);
    const text = gear ? gearText(gear) : foe ? foeText(foe) : "";
    return {
      picture: this.picture(card),
      kind: KINDS[gear?.kind ?? this.family(card)] ?? "other",
      name: this.name(card),
      line: gear ? gearLine(gear) : "",
      text: [text, this.flavour(card)].filter(Boolean).join(" "),
      ...more,
    };
  }
}
