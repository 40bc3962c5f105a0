/** What follows from a view for those who look at it: who acts, and what a throw is under. */
import type { Figures } from "../../lib/telling";
import { words } from "../../lib/words.svelte";
import type { Demand } from "../dungeon-fighters/shown";
import type { Box } from "./box";
import { throwPrint } from "./printing";
import type { Hero, View } from "./view.gen";

export const NOTHING = -1;

export interface Sight {
  view: View;
  box: Box;
  figures: Figures;
  /** Through whose eyes; null for somebody who watches. */
  seat: number | null;
}

type Seen = Pick<Sight, "view" | "box">;

export function heroOf(view: View, who: number): Hero | null {
  return view.heroes.find((hero) => hero.who === who) ?? null;
}

/** The Hero that a seat shows: the one who acts, where it runs several, or its first in play. */
export function heroOfSeat(view: View, seat: number): Hero | null {
  const own = view.heroes.filter((hero) => hero.seat === seat && hero.card >= 0);
  const active = own.find(({ who }) => who === view.fight?.active);
  return active ?? own.find(({ eliminated }) => !eliminated) ?? own[0] ?? null;
}

/** Whose turn it is; null outside of a fight. */
export function attacker(view: View): Hero | null {
  return view.fight ? heroOf(view, view.fight.active) : null;
}

/** A Hero's name. */
export function nameOf({ view, box }: Seen, who: number): string {
  const card = heroOf(view, who)?.card ?? NOTHING;
  return card < 0 ? words.say("seat", { seat: who + 1 }) : box.name(card);
}

/** The Specific Throws and Board Modifiers of the combat, and who demands each. */
export function demandsOf({ view, box }: Seen): Demand[] {
  const foe = view.fight && box.foe(view.fight.card);
  const ofFoe: string[] = [...(foe?.throws ?? []), ...(foe?.modifiers ?? [])];
  const all = new Set([...(view.fight?.demanded ?? []), ...modifiersOf(view)]);
  return [...all].map((id) => ({
    ...throwPrint(id),
    by: ofFoe.includes(id) ? ("foe" as const) : ("room" as const),
  }));
}

function modifiersOf({ setting }: View): string[] {
  return [
    ...(setting.raised ? ["flying-stand"] : []),
    ...(setting.webs.length ? ["spider-webs"] : []),
  ];
}
