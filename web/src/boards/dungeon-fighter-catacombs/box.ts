/** The printed cards of the Catacombs, numbered as the view numbers them. */
import type { CardKind, HandCard } from "../board";
import { Cards } from "../dungeon-fighters/cards";
import type {
  Ability,
  BossCard,
  EquipmentCard,
  HeroCard,
  MonsterCard,
  Printed,
  RoomCard,
} from "./cards.gen";
import { foeText, gearLine, gearText } from "./printing";

/** A monster or a Boss; a Boss has neither level nor gold. */
export type Foe = BossCard & Partial<Pick<MonsterCard, "level" | "gold">>;
/** The colored dice by their numbers; white and special dice come after them. */
export const COLOURS = ["red", "green", "blue"] as const;
export const WHITE = 3;
export const SPECIAL = [4, 5] as const;
/** All dice by their names, and the look that each has. */
export const DICE = [...COLOURS, "white", "pendulum", "coin"] as const;
export const LOOKS = [...COLOURS, "white", "bone", "bone"] as const;

export const GEAR_KINDS = ["weapon", "armour", "spendable"] as const;
export type GearKind = (typeof GEAR_KINDS)[number];
const SLOTS: Record<GearKind, "weapons" | "armours" | "spendables"> = {
  weapon: "weapons",
  armour: "armours",
  spendable: "spendables",
};
const KINDS: Record<string, CardKind> = {
  weapon: "ability",
  armour: "item",
  spendable: "spell",
  relic: "other",
  monster: "monster",
  boss: "monster",
  room: "place",
};

type Card = HeroCard | EquipmentCard | Foe | RoomCard;

export class Box extends Cards<Card> {
  constructor(printed: Printed) {
    super();
    this.add("hero", printed.heroes);
    this.add("monster", printed.monsters);
    this.add("boss", printed.bosses);
    this.add("room", printed.rooms);
    this.add("equipment", printed.equipment);
  }

  hero(card: number): HeroCard | null {
    return this.of<HeroCard>(card, "hero");
  }

  /** What the icon does for a Hero on a die of a color. */
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

  room(card: number): RoomCard | null {
    return this.of<RoomCard>(card, "room");
  }

  /** How many cards of a kind a Hero can carry. */
  slots(hero: number, kind: GearKind): number {
    return this.hero(hero)?.[SLOTS[kind]] ?? 0;
  }

  /** A card as it is held or laid out. */
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
