/** What follows from a view for those who look at it: who acts, and what a throw is under. */
import type { Figures } from "../../lib/telling";
import type { Box, Foe } from "./box";
import type { Room } from "./cards.gen";
import type { Hero, View } from "./view.gen";

export const NOBODY = -1;
export const NOWHERE = -1;
/** Rooms of a face; a room of the dungeon is numbered by level and room. */
export const MOST_ROOMS = 16;

export interface Sight {
  view: View;
  box: Box;
  figures: Figures;
  /** Through whose eyes; null for somebody who watches. */
  seat: number | null;
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
  const ofRoom = roomOf(sight)?.throws ?? [];
  const ofFoe = foeOf(sight)?.throws ?? [];
  return (sight.view.fight?.demanded ?? []).map((id) => ({
    id,
    by: ofRoom.includes(id) && !ofFoe.includes(id) ? ("room" as const) : ("foe" as const),
  }));
}

export interface Demand {
  /** The condition. */
  id: string;
  by: "foe" | "room";
}

/** Monsters that are still in the tower, those put under their pile included. */
export function leftInTower({ tower, under }: View): number {
  return tower.reduce((sum, count, at) => sum + count + (under[at]?.length ?? 0), 0);
}
