/** What somebody missed, in a few scenes. */
import type { ToldDeed } from "./deeds";

export const MOST_SCENES = 4;
/** Fewer deeds than this one has seen at a glance. */
const LEAST_DEEDS = 3;

/** The weightiest deeds of others since an event, in the order in which they happened. */
export function scenesSince(
  deeds: readonly ToldDeed[],
  seen: number,
  mine: readonly number[],
): ToldDeed[] {
  const missed = deeds.filter(
    ({ at, deed }) => at > seen && (deed.seat === null || !mine.includes(deed.seat)),
  );
  if (missed.length < LEAST_DEEDS) return [];
  const weighty = [...missed].sort(
    (one, other) => other.deed.weight - one.deed.weight || other.at - one.at,
  );
  return weighty.slice(0, MOST_SCENES).sort((one, other) => one.at - other.at);
}
