/** Figures to choose from, as cards with portraits. */
import type { DieKind, HandCard, IconId, Pictured, Trait } from "../boards/board";
import type { OptionInfo } from "../lib/messages";

export interface RosterEntry {
  /** What choosing it answers; null where it can't be chosen. */
  option: OptionInfo | null;
  portrait: Pictured;
  name: string;
  /** Calling, training or kin. */
  title: string;
  numbers: readonly Trait[];
  /** What it can do, by name, and in a sentence. */
  power: string;
  text: string;
  /** Several things it can do, each with its die. */
  abilities?: readonly { tint: DieKind; icon: IconId; name: string; text: string; mark: string }[];
  /** Why it can't be chosen. */
  why?: string;
  /** How many hearts it has. */
  life?: number;
  /** What else it can do, such as with a certain thing. */
  more?: { picture: Pictured; name: string; text: string };
  /** What it may come to have: a word for that, and the cards. */
  deck?: { name: string; cards: readonly HandCard[] };
}
