/** What happened, as rail, banners and curtain draw it. */
import type { Board, Deed } from "../boards/board";
import type { EventInfo } from "../lib/messages";

export interface ToldDeed {
  at: number;
  text: string;
  deed: Deed;
}

/** The deeds among what happened, with their sentences; none for a game that draws none. */
export function deedsOf(
  story: readonly EventInfo[],
  board: Board | null | undefined,
  textOf: (event: EventInfo) => string,
  view: unknown,
): ToldDeed[] {
  const deedOf = board?.deed;
  if (!deedOf) return [];
  return story.slice(-60).flatMap((event) => {
    const deed = deedOf(event, view);
    return deed ? [{ at: event.at, text: textOf(event), deed }] : [];
  });
}
