/** What people saw, as the server wants to be told it. */
import type { Seen } from "../lib/messages";
import type { Sighting } from "./intent.svelte";

/** What people saw; null as long as something is not said. */
export function seenOf(
  sighting: Sighting,
  asked: readonly string[],
  hasSymbol: boolean,
): Seen | null {
  const { kept, bounces, place, other, spot, icon, pointed } = sighting;
  if (!place || bounces === null || (hasSymbol && icon === null)) return null;
  if (asked.some((condition) => kept[condition] === undefined)) return null;
  return {
    place,
    bounces,
    icon: icon ?? false,
    broken: asked.filter((condition) => kept[condition] === false),
    other,
    spot: spot && [Math.round(spot.x * 100), Math.round(spot.y * 100)],
    pointed,
  };
}
