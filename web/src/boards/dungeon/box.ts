/** The printed cards, numbered as the view numbers them, and the plan of the board. */
import { words } from "../../lib/words.svelte";
import type { CardKind, HandCard, Pictured } from "../board";
import type {
  ActionCard,
  ClassCard,
  FeatCard,
  ItemCard,
  MonsterCard,
  PrizeCard,
  Printed,
  SpellCard,
} from "./cards.gen";
import { Plan } from "./plan";

/** A card as it is printed; what a kind of card does not have is missing. */
export type Card = { id: string } & Partial<
  Omit<ClassCard & FeatCard & ActionCard & MonsterCard & PrizeCard & SpellCard, "id" | "spells">
>;

export const COLUMNS = [
  "rogue",
  "cleric",
  "fighter",
  "wizard",
  "fireball",
  "lightning-bolt",
] as const;
export type Column = (typeof COLUMNS)[number];

const KINDS: Record<string, CardKind> = {
  spell: "spell",
  action: "ability",
  feat: "ability",
  gift: "ability",
  monster: "monster",
  guard: "monster",
  minion: "monster",
  boss: "monster",
  trap: "trap",
  chamber: "place",
};

export class Box {
  readonly cards: Card[] = [];
  /** The text id of each card, such as `class-rogue`. */
  readonly names: string[] = [];
  readonly plan: Plan;
  readonly relic: number;
  readonly boss: number;
  /** How many steps the doom track has. */
  readonly doom: number;
  readonly #starts: Record<string, number> = {};
  readonly #pictures: string[] = [];

  constructor(printed: Printed) {
    this.#add("class", printed.classes);
    this.#add("gift", printed.gifts);
    this.#add("feat", printed.feats);
    this.#add("action", printed.actions);
    this.#add("monster", printed.monsters);
    this.#add(
      "trap",
      printed.traps.flatMap((card) => card.levels.map(() => card)),
    );
    this.#add("guard", printed.guards);
    this.#add(
      "minion",
      [...printed.minions].sort((one, other) => one.gravestones - other.gravestones),
    );
    this.#add("prize", printed.prizes);
    this.#add("item", printed.items.flatMap(findsOf), (card) => card.id.replace(/-\d+$/, ""));
    this.#add("relic", printed.relics);
    this.#add("spell", printed.spells);
    this.#add("chamber", printed.chambers);
    this.#add("boss", printed.bosses);
    this.plan = new Plan(printed.board);
    this.relic = this.#starts["relic"] ?? -1;
    this.boss = this.#starts["boss"] ?? -1;
    this.doom = printed.dooms[0]?.steps ?? 0;
  }

  #add(
    family: string,
    cards: readonly { id: string }[],
    pictureOf: (card: { id: string }) => string = (card) => card.id,
  ): void {
    this.#starts[family] = this.cards.length;
    for (const card of cards) {
      this.cards.push(card as Card);
      this.names.push(`${family}-${card.id}`);
      this.#pictures.push(pictureOf(card));
    }
  }

  family(card: number): string {
    return this.names[card]?.split("-", 1)[0] ?? "";
  }

  name(card: number): string {
    return words.name(this.names[card] ?? "");
  }

  text(card: number): string {
    return words.note(this.names[card] ?? "", "text") ?? "";
  }

  value(card: number): number {
    return this.cards[card]?.value ?? 0;
  }

  picture(card: number): Pictured {
    return { kind: this.family(card), id: this.#pictures[card] ?? "" };
  }

  /** The number of the first card of a kind and id. */
  find(family: string, id: string): number {
    return this.names.indexOf(`${family}-${id}`);
  }

  /** The numbers of the feats or Action Cards of a class. */
  ofClass(family: "feat" | "action" | "gift", hero: number): number[] {
    const id = this.cards[hero]?.id;
    return this.names.flatMap((name, card) =>
      name.startsWith(`${family}-`) && this.cards[card]?.hero === id ? [card] : [],
    );
  }

  /** How often a feat was used, of the uses that a hero's tokens count. */
  usesLeft(card: number, used: readonly number[]): number {
    const at = card - (this.#starts["feat"] ?? 0);
    return (this.cards[card]?.uses ?? 0) - (used[at] ?? 0);
  }

  /** Names that tell the finds of an item apart say its worth, which stands on the card anyway. */
  #nameOnCard(card: number): string {
    return words.name(`${this.family(card)}-${this.#pictures[card] ?? ""}`);
  }

  handCard(card: number, more: Partial<HandCard> = {}): HandCard {
    return {
      picture: this.picture(card),
      kind: KINDS[this.family(card)] ?? "item",
      name: this.#nameOnCard(card),
      line: this.text(card),
      text: this.text(card),
      ...more,
    };
  }
}

/** The Prize cards of a special item, told apart by their level. */
function findsOf(item: ItemCard): PrizeCard[] {
  const { found, id, ...powers } = item;
  return found.map(({ level, value }) => ({ ...powers, id: `${id}-${level}`, level, value }));
}
