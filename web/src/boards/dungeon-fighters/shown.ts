/** What both Dungeon Fighters show of a fight and of its Heroes: reckoned by each, drawn alike. */
import type { OptionInfo } from "../../lib/messages";
import type { DieKind, HandCard, IconId, Pictured } from "../board";

/** Something with a symbol, a name and what it does. */
export interface Print {
  icon: IconId;
  name: string;
  text: string;
  /** Its number, as short as it is printed. */
  mark: string;
}

/** A special throw that the combat demands, and who demands it. */
export interface Demand extends Print {
  by: "foe" | "room";
}

/** What is fought, with all that lies on it. */
export interface FoeShown {
  picture: Pictured;
  name: string;
  isBoss: boolean;
  life: number;
  most: number;
  damage: number;
  /** Its damage is less than what is printed. */
  isWeakened: boolean;
  gold: number;
  type: string;
  tokens: readonly { icon: IconId; text: string }[];
  demands: readonly Demand[];
  /** What it does besides. */
  power: (Print & { isOff: boolean }) | null;
}

/** A die in the tray, and what its symbol would do. */
export interface DieShown {
  name: string;
  kind: DieKind;
  face: IconId;
  /** Below it, in a word or two. */
  note: string;
  /** What it does, in a sentence. */
  text: string;
  state: "rest" | "selectable" | "selected" | "spent";
  isScarred: boolean;
  options: readonly OptionInfo[];
  /** How many of it, where there are several alike. */
  count?: number;
  /** It stands apart: it is no die of the Heroes. */
  isApart?: boolean;
}

/** An ability on a sheet; the options are those that cover it. */
export interface AbilityShown extends Print {
  tint: string;
  isOff: boolean;
  options: readonly OptionInfo[];
}

/** A place for a card, with what lies there. */
export interface PlaceShown {
  kind: string;
  card: CarriedCard | null;
}

export interface CarriedCard {
  number: number;
  picture: Pictured;
  name: string;
  text: string;
  icons: readonly IconId[];
  mark: string;
  options: readonly OptionInfo[];
  /** It has been used and lies on its side. */
  isSpent?: boolean;
}

/** A Hero as a sheet shows him. */
export interface SheetShown {
  who: number;
  seat: number;
  isMine: boolean;
  name: string;
  portrait: Pictured;
  life: number;
  most: number;
  /** He does not act, and why. */
  out: { icon: IconId; text: string } | null;
  leader: { icon: IconId; text: string; isDown: boolean } | null;
  /** The options that mean the Hero as a whole. */
  options: readonly OptionInfo[];
  abilities: readonly AbilityShown[];
  places: readonly PlaceShown[];
  /** What lies there besides, such as charmed monsters. */
  others: readonly CarriedCard[];
}

/** A card with its price. */
export interface Ware {
  number: number;
  card: HandCard;
  price: number;
}
