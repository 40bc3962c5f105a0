/** What happened in a Dungeon Fighter, as rail and banners draw it. */
import type { EventInfo } from "../../lib/messages";
import type { Deed } from "../board";

/** What the rail tells of an event that weighs so much. */
const WEIGHTS = [0, 1, 2, 2, 3] as const;
/** Events about a number that is worth a glance. */
const NUMBERS = ["damage", "amount", "gold", "icons", "xp", "life", "dice"];
/** Throws and their damage are seen at the Target; they need no banner. */
const SEEN = [
  "die-hit",
  "die-on-web",
  "die-on-template",
  "die-missed",
  "damage-dealt",
  "hero-hurt",
  "ability-used",
];

export function deed(event: EventInfo): Deed | null {
  const weight = SEEN.includes(event.name) ? 1 : WEIGHTS[event.weight ?? 0];
  if (!weight) return null;
  const facts = (event.facts ?? {}) as Record<string, unknown>;
  const number = NUMBERS.map((name) => facts[name]).find((fact) => typeof fact === "number");
  const seat = facts["seat"] ?? facts["target"];
  return {
    picture: { icon: event.name },
    seat: typeof seat === "number" ? seat : null,
    ...(typeof number === "number" && number > 0 && { number }),
    weight,
  };
}
