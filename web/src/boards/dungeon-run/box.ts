/** The printed cards and tiles, numbered as the view numbers them. */
import { words } from "../../lib/words.svelte";
import { mask } from "./geometry";

/** A card as it is printed; what a kind of card does not have is missing. */
export interface Card {
  id: string;
  copies?: number;
  race?: string;
  training?: string;
  brawn?: number;
  magic?: number;
  skill?: number;
  life?: number;
  type?: string;
  attack?: number;
  power?: number[];
  defense?: number;
  escape?: number;
  ratings?: string[];
  successes?: number;
  trainings?: string[];
  slots?: string[];
  enchanted?: boolean;
  stone?: boolean;
}

export interface PrintedTile {
  id: string;
  exits: string;
  kind?: "entrance" | "lair" | "special";
  treasure?: number[];
  encounter?: number[];
  [feature: string]: unknown;
}

type Kind =
  | "heroes"
  | "abilities"
  | "treasures"
  | "artifacts"
  | "monsters"
  | "traps"
  | "strangers"
  | "bosses";
export type Content = Record<Kind, Card[]> & { tiles: PrintedTile[] };

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
  readonly tiles: PrintedTile[];
  readonly stone: number;

  constructor(content: Content) {
    for (const [family, kind] of FAMILIES)
      for (const card of content[kind])
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
  return new Box((await answer.json()) as Content);
}
