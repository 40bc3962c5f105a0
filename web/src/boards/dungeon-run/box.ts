/** The printed cards and tiles, numbered as the view numbers them. */
import { words } from "../../lib/words.svelte";
import type {
  AbilityCard,
  HeroCard,
  Item,
  MonsterCard,
  Printed,
  StrangerCard,
  TileCard,
  TrapCard,
} from "./cards.gen";
import { mask } from "./geometry";

type Kind = Exclude<keyof Printed, "tiles">;
/** A card as it is printed; what a kind of card does not have is missing. */
export type Card = { id: string } & Partial<
  HeroCard & AbilityCard & Item & MonsterCard & TrapCard & StrangerCard
>;

const FAMILIES: [string, Kind][] = [
  ["hero", "heroes"],
  ["summoner", "heroes"],
  ["ability", "abilities"],
  ["treasure", "treasures"],
  ["artifact", "artifacts"],
  ["monster", "monsters"],
  ["trap", "traps"],
  ["stranger", "strangers"],
  ["boss", "bosses"],
];

export class Box {
  readonly cards: Card[] = [];
  /** The text id of each card, such as `hero-dorgan`. */
  readonly names: string[] = [];
  readonly tiles: TileCard[];
  readonly stone: number;

  constructor(content: Printed) {
    for (const [family, kind] of FAMILIES)
      for (const card of content[kind] as Card[])
        for (let copy = 0; copy < (card.copies ?? 1); copy++) {
          this.cards.push(card);
          this.names.push(`${family}-${card.id}`);
        }
    this.tiles = content.tiles;
    this.stone = this.cards.findIndex((card) => card.stone);
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

  tileName(tile: number): string {
    return words.name(`tile-${this.tiles[tile]?.id ?? ""}`);
  }

  tileText(tile: number): string {
    return words.note(`tile-${this.tiles[tile]?.id ?? ""}`, "text") ?? "";
  }

  /** The exits of a tile before it is turned. */
  exits(tile: number): number {
    return mask(this.tiles[tile]?.exits ?? "");
  }

  lair(): number {
    return this.tiles.findIndex((tile) => tile.kind === "lair");
  }
}

const boxes = new Map<string, Promise<Box>>();

/** The box with this hash; the browser keeps what it has fetched once. */
export function openBox(hash: string): Promise<Box> {
  const found = boxes.get(hash) ?? fetchBox(hash);
  boxes.set(hash, found);
  found.catch(() => boxes.delete(hash));
  return found;
}

async function fetchBox(hash: string): Promise<Box> {
  const answer = await fetch(`/api/games/dungeon-run/cards?content=${encodeURIComponent(hash)}`);
  if (!answer.ok) throw new Error(`no cards: ${answer.status}`);
  return new Box((await answer.json()) as Printed);
}
