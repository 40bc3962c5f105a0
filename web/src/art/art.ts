/** How a game says what its things look like: `boards/<game>/art.ts`. */
import type { Dress } from "./dresses";
import type { Ground } from "./grounds";
import type { Light } from "./lights";

/** An icon within a picture. */
export interface Part {
  /** A name of game-icons.net. */
  icon: string;
  /** Its middle, in a picture 240 wide: portraits are 300 high, cards 160. */
  at?: readonly [x: number, y: number];
  /** How wide and high it is. */
  size?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** Looks the other way. */
  flip?: boolean;
  lit?: Light;
  /** How wide the dark edge around it is; less for what is cut finely. */
  edge?: number;
  /** Islands of the icon that are made of something else, by their numbers. */
  tints?: Tints;
  /** Islands that are left out, or the only ones that are drawn. */
  without?: readonly number[];
  only?: readonly number[];
}

export type Tints = Readonly<Partial<Record<Light, readonly number[]>>>;

export interface Drawing extends Part {
  shape: "portrait" | "card";
  /** Training, type of monster, or kind of card. */
  ground: Ground;
  lit: Light;
  /** Shoulders below a head, and what they wear. */
  dress?: Dress;
  cloth?: Light;
  behind?: readonly Part[];
  before?: readonly Part[];
}

/** Only the icon, or what differs from others of its kind. */
export type Entry = string | (Partial<Drawing> & { icon: string });

export type Entries = Readonly<Record<string, Entry>>;

export interface Art {
  /** What a card of a kind looks like that has no picture of its own, as in content packs. */
  kinds: Readonly<Record<string, Drawing>>;
  /** By kind, then by the id in the game's content. */
  pictures: Readonly<Record<string, Entries>>;
  /** Small symbols of one colour, by the names they have here: an icon each. */
  icons: Readonly<Record<string, string>>;
}

/** Entries that have something in common. */
export function alike(common: Partial<Drawing>, entries: Entries): Entries {
  const told = Object.entries(entries).map(([id, entry]) => [id, { ...common, ...whole(entry) }]);
  return Object.fromEntries(told) as Entries;
}

function whole(entry: Entry): Exclude<Entry, string> {
  return typeof entry === "string" ? { icon: entry } : entry;
}

/** The islands of icons as paths, 512 wide and high, by the icon's name. */
export type Shapes = Readonly<Record<string, readonly string[]>>;

/** The drawing of a thing; without a picture of its own, that of its kind. */
export function drawingOf(art: Art, id: string, kind?: string): Drawing | null {
  const kinds = kind && art.pictures[kind]?.[id] ? [kind] : Object.keys(art.pictures);
  const own = kinds.find((each) => art.pictures[each]?.[id] !== undefined);
  const plain = art.kinds[own ?? kind ?? ""];
  if (!plain) return null;
  const entry = own ? art.pictures[own]?.[id] : undefined;
  return { ...plain, ...(entry && whole(entry)) };
}
