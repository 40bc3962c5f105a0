/** What moves on the map, by what happened: who walks, what falls, where cards and dice go. */
import type { EventInfo } from "../../lib/messages";
import type { Motion, Stir } from "../../kit/motion";
import { SIZE } from "./geometry";
import type { Tile, View } from "./view.gen";

/** A thing in the air: a card of the box, a die by its face, or the figure of a seat. */
export interface Thing {
  kind: "up" | "down" | "monster" | "hero" | "die";
  /** The card, the face or the seat. */
  number: number;
}

interface Told {
  event: EventInfo;
  story: readonly EventInfo[];
  before: View;
  now: View;
}
type Facts = Record<string, number>;
type Motions = Motion<Thing>[];

/** The decks, by the line that counts them. */
const PILES = "piles";
const DIE_WIDTH = 30;
const hero = (seat = -1) => `hero-${seat}`;
const tile = (place = -1) => `tile-${place}`;
const monster = (place = -1) => `monster-${place}`;
const panel = (seat = -1) => `seat-${seat}`;

const stir = (how: Stir["how"], ...places: string[]): Motions => places.map((at) => ({ at, how }));
const deal = (from: string, to: string, card?: number): Motions => [
  { look: { kind: card === undefined ? "down" : "up", number: card ?? -1 }, from, to },
];
const backs = (from: string, to: string, count = 0): Motions =>
  Array.from({ length: count }, () => deal(from, to)).flat();

export const MOTIONS: Record<string, (fact: Facts, told: Told) => Motions> = {
  "hero-moved": ({ seat = -1 }, told) =>
    walk("seat", told.before.heroes[seat]?.place, () => hero(seat), told),
  "monster-roamed": ({ card }, told) => walk("card", haunt(told.before.tiles, card), monster, told),
  "tile-laid": ({ tile: place }) => stir("drop", tile(place)),
  "lair-placed": ({ tile: place }) => stir("drop", tile(place), monster(place)),
  "treasure-laid": ({ tile: place }) => deal(PILES, tile(place)),
  "encounter-drawn": ({ seat, card }, { now }) => [
    ...deal(PILES, tile(placeOf(now, seat)), card),
    ...stir("appear", monster(haunt(now.tiles, card)), `stranger-${card}`),
  ],
  "monster-summoned": ({ tile: place }) => stir("appear", monster(place)),
  "monster-wounded": ({ card }, { now }) => stir("flash", monster(haunt(now.tiles, card))),
  "monster-killed": ({ seat, card = -1 }, { before, now }) => [
    {
      look: { kind: "monster", number: card },
      from: tile(haunt(before.tiles, card) ?? placeOf(now, seat)),
      to: null,
    },
  ],
  "dice-rolled": roll,
  "dice-rerolled": roll,
  "reroll-forced": ({ target = -1 }, told) => roll({ seat: target }, told),
  "monster-rerolled": rollFoe,
  "armor-rolled": toss,
  "monster-rolled": rollFoe,
  "monster-rolled-again": rollFoe,
  "hero-wounded": ({ seat }) => stir("flash", hero(seat), panel(seat)),
  "trap-went-off": ({ seat }) => stir("flash", hero(seat)),
  "hero-healed": ({ seat }) => stir("glow", hero(seat), panel(seat)),
  rallied: ({ seat }) => stir("glow", hero(seat), panel(seat)),
  "hero-knocked-out": ({ seat }) => stir("flash", hero(seat)),
  "hero-died": ({ seat = -1 }, { now }) => [
    { look: { kind: "hero", number: seat }, from: tile(placeOf(now, seat)), to: null },
  ],
  "item-found": fromTile,
  "artifact-gained": ({ seat, card }) => deal(PILES, hero(seat), card),
  "booty-taken": fromTile,
  "treasure-gained": ({ seat }) => deal(PILES, hero(seat)),
  "item-left": toTile,
  "card-paid": toTile,
  "treasure-tossed": toTile,
  "card-stolen": ({ seat, target }) => deal(hero(target), hero(seat)),
  "trade-done": ({ seat, target, given, taken }) => [
    ...backs(hero(seat), hero(target), given),
    ...backs(hero(target), hero(seat), taken),
  ],
  "stone-appeared": ({ tile: place }) => stir("flash", tile(place)),
};

export function motionsOf(
  event: EventInfo,
  story: readonly EventInfo[],
  before: View,
  now: View,
): Motions {
  const fact = (event.facts ?? {}) as Facts;
  return MOTIONS[event.name]?.(fact, { event, story, before, now }) ?? [];
}

function placeOf(view: View, seat = -1): number {
  return view.heroes[seat]?.place ?? -1;
}

/** The place of a monster. */
function haunt(tiles: readonly Tile[], card = -1): number | undefined {
  const place = tiles.findIndex((one) => one.monster?.card === card);
  return place < 0 ? undefined : place;
}

/** The whole way of a piece, at its first step: from where it was, through every tile it entered. */
function walk(
  who: "seat" | "card",
  start: number | undefined,
  piece: (place: number) => string,
  { event, story, now }: Told,
): Motions {
  const steps = story.filter(
    (one) => one.name === event.name && one.facts?.[who] === event.facts?.[who],
  );
  const places = [start, ...steps.map((step) => Number(step.facts?.["tile"]))];
  const way = places.flatMap((place) => now.tiles[place ?? -1] ?? []);
  const end = way.at(-1);
  if (steps[0] !== event || !end) return [];
  const frames = way.map(({ x, y }) => ({
    transform: `translate(${(x - end.x) * SIZE}px, ${(y - end.y) * SIZE}px)`,
  }));
  return [{ at: piece(now.tiles.indexOf(end)), how: frames }];
}

/** Dice that lie on the board roll there; others are thrown onto the tile. */
function roll(fact: Facts, told: Told): Motions {
  const { effort } = told.now;
  const isFoe = effort?.target === fact["seat"];
  const dice = isFoe ? effort?.foe_dice : effort?.dice;
  if (!dice?.length) return toss(fact, told);
  return dice.flatMap((_, at) => stir("roll", `die-${isFoe ? "foe" : "own"}-${at}`));
}

function rollFoe(_: Facts, told: Told): Motions {
  return facesOf(told).flatMap((_, at) => stir("roll", `die-foe-${at}`));
}

function toss({ seat }: Facts, told: Told): Motions {
  const faces = facesOf(told);
  return faces.map((face, at) => ({
    look: { kind: "die", number: face },
    from: hero(seat),
    to: tile(placeOf(told.now, seat)),
    aside: (at - (faces.length - 1) / 2) * DIE_WIDTH,
  }));
}

function facesOf({ event }: Told): number[] {
  return String(event.facts?.["dice"] ?? "")
    .split(" ")
    .map(Number);
}

function fromTile({ seat, card }: Facts, { now }: Told): Motions {
  return deal(tile(placeOf(now, seat)), hero(seat), card);
}

function toTile({ seat, card }: Facts, { now }: Told): Motions {
  return deal(hero(seat), tile(placeOf(now, seat)), card);
}
