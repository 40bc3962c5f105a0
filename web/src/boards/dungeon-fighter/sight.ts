/** What follows from a view for those who look at it: who acts, and what a throw is under. */
import type { Figures } from "../../lib/telling";
import type { Box, Foe } from "./box";
import type { Room } from "./cards.gen";
import { Phase, type Hero, type View } from "./view.gen";

export const NOBODY = -1;
export const NOWHERE = -1;
/** Rooms of a face; a room of the dungeon is numbered by level and room. */
export const MOST_ROOMS = 16;
/** A Hero's life, less so much for each scar. */
export const MOST_LIFE = 9;
export const PER_SCAR = 3;

export interface Sight {
  view: View;
  box: Box;
  figures: Figures;
  /** Through whose eyes; null for somebody who watches. */
  seat: number | null;
}

/** The most life that a Hero can have with his scars. */
export function capacity({ scars }: Hero): number {
  return MOST_LIFE - PER_SCAR * scars.length;
}

export function heroOf(view: View, seat: number): Hero | null {
  return view.heroes.find((hero) => hero.seat === seat) ?? null;
}

/** Whose attack it is; null outside of a fight. */
export function attacker(view: View): Hero | null {
  return view.fight ? heroOf(view, view.fight.active) : null;
}

/** The room where the Party is; null outside and before the Boss. */
export function roomOf({ view, box }: Pick<Sight, "view" | "box">): Room | null {
  const face = view.faces[view.level];
  return (face === undefined ? null : box.face(face)?.rooms[view.room]) ?? null;
}

export function foeOf({ view, box }: Pick<Sight, "view" | "box">): Foe | null {
  return view.fight ? box.foe(view.fight.card) : null;
}

/** The special throws that the combat demands, and who demands each. */
export function demandsOf(sight: Pick<Sight, "view" | "box">): Demand[] {
  const { view } = sight;
  const ofFoe = view.fight?.song ? [] : (foeOf(sight)?.throws ?? []);
  const ofRoom = view.fight && sight.box.isBoss(view.fight.card) ? [] : roomThrows(sight);
  return [
    ...ofFoe.map((id) => ({ id, by: "foe" as const })),
    ...ofRoom.filter((id) => !ofFoe.includes(id)).map((id) => ({ id, by: "room" as const })),
  ];
}

export interface Demand {
  /** The condition. */
  id: string;
  by: "foe" | "room";
}

function roomThrows(sight: Pick<Sight, "view" | "box">): string[] {
  return roomOf(sight)?.throws ?? [];
}

/** What a miss costs its thrower, as far as the monster's card and its tokens say. */
export function damageOf(sight: Pick<Sight, "view" | "box">): number {
  const { fight } = sight.view;
  const printed = foeOf(sight)?.damage ?? 0;
  return fight?.toad ? Math.max(0, printed - TOAD) : printed;
}
const TOAD = 2;

/** The fight is on, or its monster lies there still. */
export function isFighting({ phase, fight }: View): boolean {
  return fight !== null && (phase === Phase.ENCOUNTER || phase === Phase.ATTACK);
}

/** Monsters that are still in the tower, those put under their pile included. */
export function leftInTower({ tower, under }: View): number {
  return tower.reduce((sum, count, at) => sum + count + (under[at]?.length ?? 0), 0);
}
