/** What follows from a view for those who look at it: who stands where, and who acts. */
import type { Figures } from "../../lib/telling";
import type { Box } from "./box";
import {
  Phase,
  type Fight,
  type Heap,
  type Hero,
  type Monster,
  type Site,
  type View,
} from "./view.gen";

export interface Sight {
  view: View;
  box: Box;
  figures: Figures;
  /** Through whose eyes; null for somebody who watches. */
  seat: number | null;
}

export function isOnBoard(hero: Hero): boolean {
  return hero.place >= 0 && (hero.alive || hero.minion >= 0);
}

/** What a hero is now: a class, or the foul minion that the player has become; -1 for nothing. */
export function cardOf(hero: Hero): number {
  return hero.minion >= 0 ? hero.minion : hero.card;
}

/** The hero whose turn it is; null between turns. */
export function actingHero(view: View): Hero | null {
  const playing: Phase[] = [Phase.TURN, Phase.LATE, Phase.ASSAULT];
  return playing.includes(view.phase) ? (view.heroes[view.queue[0] ?? -1] ?? null) : null;
}

/** The hero that a seat plays: of two the one that acts, else the first that lives. */
export function heroOf(view: View, seat: number): Hero | null {
  const own = view.heroes.filter((hero) => hero.seat === seat);
  const acting = actingHero(view);
  return own.find((hero) => hero === acting) ?? own.find((hero) => hero.alive) ?? own[0] ?? null;
}

/** The seat of a class or minion by its card; null when nobody is it now. */
export function seatOfCard(view: View, card: unknown): number | null {
  return view.heroes.find((hero) => cardOf(hero) === card || hero.card === card)?.seat ?? null;
}

/** The monster of a fight; none where heroes fight each other, or a minion. */
export function foeOf(view: View, fight: Fight): Monster | null {
  return view.monsters.find(({ card }) => card === fight.card) ?? null;
}

/** Whether the foe is on another space, from where it can't strike back. */
export function isFromSafety(view: View, fight: Fight): boolean {
  const foe = foeOf(view, fight);
  return !!foe && foe.place !== view.heroes[fight.hero]?.place;
}

export interface Here {
  site: Site | null;
  monsters: Monster[];
  heaps: Heap[];
  heroes: Hero[];
}

/** Everything that is on the board, by its place. */
export function byPlace(view: View): Map<number, Here> {
  const found = new Map<number, Here>();
  const at = (place: number): Here => {
    const here = found.get(place) ?? { site: null, monsters: [], heaps: [], heroes: [] };
    found.set(place, here);
    return here;
  };
  for (const site of view.sites) at(site.place).site = site;
  for (const monster of view.monsters) at(monster.place).monsters.push(monster);
  for (const heap of view.heaps) at(heap.place).heaps.push(heap);
  for (const hero of view.heroes.filter(isOnBoard)) at(hero.place).heroes.push(hero);
  return found;
}

/** The treasure that lies open on a place, guarded or not. */
export function treasureAt({ monsters, heaps }: Here): number[] {
  return [...heaps.flatMap((heap) => heap.cards), ...monsters.flatMap((monster) => monster.pile)];
}

/** The places from the first step to the last on the way to a place within reach. */
export function wayTo(view: View, place: number): number[] {
  const steps = new Map(view.reach.map(([to, cost, before]) => [to, { cost, before }]));
  const way: number[] = [];
  let at = place;
  for (let step = steps.get(at); step; step = step.cost > 1 ? steps.get(at) : undefined) {
    way.unshift(at);
    at = step.before;
  }
  return way.length ? [at, ...way] : [];
}

/** The steps to a place within reach. */
export function costOf(view: View, place: number): number | null {
  return view.reach.find(([to]) => to === place)?.[1] ?? null;
}
