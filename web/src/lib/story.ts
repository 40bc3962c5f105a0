/** The story as it is read: the sentences of each move together, repeated ones told once. */
import type { EventInfo } from "./messages";

export interface Line {
  event: EventInfo;
  text: string;
  /** How often it happened in a row. */
  times: number;
}

/** The latest events are shown. */
export const SHOWN = 200;

/** Lines by move; `starts` are the numbers of the events that began one. */
export function groupsOf(
  story: readonly EventInfo[],
  starts: readonly number[],
  textOf: (event: EventInfo) => string,
): Line[][] {
  const begins = new Set(starts);
  const found: Line[][] = [];
  for (const event of story.slice(-SHOWN)) {
    const text = textOf(event);
    const last = found.at(-1)?.at(-1);
    if (last?.text === text && last.event.why === event.why) {
      last.times++;
      continue;
    }
    if (!found.length || begins.has(event.at)) found.push([]);
    found.at(-1)?.push({ event, text, times: 1 });
  }
  return found;
}
