/** What a board is told, and what a game's folder offers: `<game id>/board.ts`. */
import type { Component } from "svelte";
import type { AskInfo, EventInfo, Film, OptionInfo, Update } from "../lib/messages";
import type { Table } from "../lib/table.svelte";
import type { Figures } from "../lib/telling";
import type { Facts } from "../lib/words.svelte";

export interface BoardProps {
  figures: Figures;
  /** Through whose eyes; null for somebody who watches. */
  seat: number | null;
  view: unknown;
  /** The rule that asks, and whom; null when it is over. */
  asked: Asked | null;
  /** What had happened until now. */
  story: readonly EventInfo[];
  /** What happened since the moment that was shown before. */
  news: News;
  /** The table when it is played now; null when an earlier moment is shown. */
  table: Table | null;
  /** Who sits where, for boards that place the seats themselves. */
  seats: readonly SeatPlate[];
  /** Opens the rulebook at a rule. */
  onwhy?: (rule: string) => void;
  /** The throw that led to an earlier moment. */
  thrown?: { film: Film; seat: number } | null;
}

export type Asked = Pick<AskInfo, "why" | "waiting">;
export type News = Pick<Update, "story">;

/** All parts are plain functions of what is shown; they know no rules. Only `Drawn` has to be. */
export interface Board {
  Drawn: Component<BoardProps>;
  /**
   * The board is the ground of the whole window and keeps what matters inside the free middle,
   * which it is told as `--free-top`, `--free-right`, `--free-bottom` and `--free-left`. Without
   * this it stands in a pane of the free middle and scrolls in there.
   */
  fills?: boolean;
  /** The board draws the others' seats itself (kit/Seat), and not the table at its rim. */
  placesSeats?: boolean;
  /** With more options than so many, groups are folded: the board shows them all anyway. */
  folds?: number;
  /** The verbs whose forecast the board draws itself, so that the bar need not tell it again. */
  foretells?: readonly string[];
  /** What a view tells of the options before a seat; null for nothing. */
  told?: (option: OptionInfo, view: unknown, seat: number) => Facts | null;
  /** What the top bar tells: round, level, piles. */
  status?: (view: unknown) => StatusFact[];
  /** What a seat plate and the dock show of a seat's figure; null while it has none. */
  figure?: (view: unknown, seat: number) => Figure | null;
  /** The cards in the own dock. */
  hand?: (view: unknown, seat: number) => HandCard[];
  /**
   * Whose roll an event is; null for what is none. A roll of the own seat is held back until its
   * player rolls, and stays until they go on.
   */
  rolledBy?: (event: EventInfo, view: unknown) => number | null;
  /** Whose dice are awaited, at a table with real dice. */
  roller?: (view: unknown) => number | null;
  /** How the face of a die looks that people tell: its icon, and what kind of die it is. */
  face?: (die: string, symbol: string) => { icon: IconId; kind?: DieKind } | null;
  /** How rail and banners draw something that happened; null for what is too small. */
  deed?: (event: EventInfo, view: unknown) => Deed | null;
}

/** A picture of the art: a painting by the kind and id of its content, or an icon by its name. */
export type Pictured = { kind: string; id: string } | { icon: IconId };
/** The name of an icon of the art. */
export type IconId = string;

export interface StatusFact {
  icon: IconId;
  text: string;
  /** What a number counts, where there is room for the word. */
  word?: string;
  /** The whole of it in words, where the text is short. */
  title?: string;
}

export interface Life {
  now: number;
  most: number;
  /** How much of it the choice in hand would cost. */
  stake?: number;
}

/** A number of a figure, such as a rating or its gold. */
export interface Trait {
  icon: IconId;
  label: string;
  value: number | string;
  /** What it is to come to. */
  goal?: number | string;
  /** It counts right now. */
  lit?: boolean;
  /** It goes with a die of this colour. */
  tint?: DieKind;
  /** It can't be used any more. */
  off?: boolean;
}

/** Something small that a figure has or bears. */
export interface Thing {
  picture: Pictured;
  name: string;
  /** How many of it, where there are several alike. */
  count?: number;
  spent?: boolean;
  /** It is worth a look from afar, such as the Stone. */
  bright?: boolean;
}

export interface Figure {
  portrait: Pictured;
  /** Who the figure is beside its name, such as a calling. */
  title?: string;
  life?: Life;
  /** A word for how it fares, such as Wounded. */
  state?: string;
  /** It plays no more, and why in a few words. */
  out?: string;
  /** A symbol for that, other than a grave. */
  outIcon?: IconId;
  numbers: readonly Trait[];
  things: readonly Thing[];
  /** What everybody should see at once, at the corner of its plate. */
  badge?: Thing;
  /** A line for the own dock, such as what it can do. */
  line?: { name: string; text: string };
}

export type DieKind = "bone" | "red" | "blue" | "green" | "white";

export type CardKind = "ability" | "item" | "monster" | "spell" | "trap" | "place" | "other";

export interface HandCard {
  picture: Pictured;
  kind: CardKind;
  name: string;
  /** What it does, in at most 12 words. */
  line?: string;
  /** A short number, seen on its corner where there is no room for the line. */
  mark?: string;
  /** Everything that is printed on it. */
  text?: string;
  state?: "hand" | "equipped" | "spent";
  /** Why it can't be used, where that is not plain. */
  why?: string;
  /** Options that touch this are chosen by the card. */
  touches?: { thing: string; number: number };
}

export interface Deed {
  picture: Pictured;
  /** Whose deed; null for what befalls everybody. */
  seat: number | null;
  number?: number | string;
  /** How much it matters: 1 is told in the rail, 2 by a banner, 3 has a moment of its own. */
  weight: 1 | 2 | 3;
}

/** Everything that a seat plate shows. */
export interface SeatPlate {
  seat: number;
  /** The player's name, or the figure's where nobody gave one. */
  name: string;
  /** The figure's name beside it, where there are both. */
  figureName: string;
  /** Who plays: you, bot, away. */
  who: string;
  mine: boolean;
  asked: boolean;
  away: boolean;
  figure: Figure | null;
  /** How long the seat still has, as clocks show it. */
  clocks: readonly { title: string; left: string; share?: number }[];
}
