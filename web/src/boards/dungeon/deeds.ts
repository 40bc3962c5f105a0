/** What happened in Dungeon!, as rail and banners draw it, and whose rolls there are. */
import type { EventInfo } from "../../lib/messages";
import type { Deed } from "../board";
import { seatOfCard } from "./sight";
import type { View } from "./view.gen";

/** Deeds that are worth more than a line in the rail; 0 for what is too small to be drawn. */
const WEIGHTS: Record<string, 0 | 2 | 3> = {
  "start-rolled": 0,
  "turn-began": 0,
  "spell-taken": 0,
  "hero-moved": 0,
  "room-sensed": 0,
  "token-placed": 0,
  "steps-rolled": 0,
  "wandering-rolled": 0,
  "threat-grew": 0,
  "threat-rolled": 0,
  "class-taken": 2,
  "monster-revealed": 2,
  "monster-defeated": 2,
  "monster-attacked": 2,
  "treasure-taken": 2,
  "treasure-robbed": 2,
  "duel-won": 2,
  "cage-fell": 2,
  "tear-revealed": 2,
  "hero-sent-home": 2,
  "wanderer-came": 2,
  "boss-struck": 2,
  "doom-advanced": 2,
  "hero-killed": 3,
  "minion-rose": 3,
  "assault-began": 3,
  "boss-beaten": 3,
  "dungeon-won": 3,
  "game-won": 3,
};
const NUMBERS = ["total", "life", "count"];

export function deed(event: EventInfo, given: unknown): Deed | null {
  const weight = WEIGHTS[event.name] ?? 1;
  if (!weight) return null;
  const view = given as View;
  const facts = (event.facts ?? {}) as Record<string, unknown>;
  const number = NUMBERS.map((name) => facts[name]).find((fact) => typeof fact === "number");
  return {
    picture: { icon: event.name },
    seat: seatOf(facts, view),
    ...(typeof number === "number" && { number }),
    weight,
  };
}

function seatOf(facts: Record<string, unknown>, view: View): number | null {
  const seat = facts["seat"];
  return typeof seat === "number" ? seat : seatOfCard(view, facts["hero"]);
}

const ROLLS = [
  "attack-rolled",
  "spell-rolled",
  "monster-attacked",
  "strike-rolled",
  "duel-rolled",
  "hex-rolled",
  "secret-door-found",
  "secret-door-missed",
  "steps-rolled",
];

export function rolledBy(event: EventInfo, view: unknown): number | null {
  const facts = (event.facts ?? {}) as Record<string, unknown>;
  return ROLLS.includes(event.name) ? seatOf(facts, view as View) : null;
}

/** Whose dice are awaited. */
export function roller(given: unknown): number | null {
  const view = given as View;
  const hero = view.fight ? view.heroes[view.fight.hero] : view.heroes[view.queue[0] ?? -1];
  return hero?.seat ?? null;
}
