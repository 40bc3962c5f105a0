/** What happened, as rail, banners and curtain draw it. */
import type { Board, Deed } from "../boards/board";
import type { EventInfo } from "../lib/messages";

export interface ToldDeed {
  at: number;
  text: string;
  deed: Deed;
}

/** Older ones are in the story. */
const LATEST = 60;
const TONES = { gain: "treasure", loss: "wound", plain: "story" } as const;

/** The deeds among what happened, with their sentences. */
export function deedsOf(
  story: readonly EventInfo[],
  board: Board | null | undefined,
  textOf: (event: EventInfo) => string,
): ToldDeed[] {
  const deedOf = board?.deed ?? plainDeed;
  return story.slice(-LATEST).flatMap((event) => {
    const deed = deedOf(event);
    return deed ? [{ at: event.at, text: textOf(event), deed }] : [];
  });
}

/** What a game tells of its events is enough for those that draw none themselves. */
export function plainDeed({ weight = 0, tone = "plain", whose, facts }: EventInfo): Deed | null {
  if (weight < 1) return null;
  const seat = whose ?? facts?.["seat"];
  return {
    picture: { icon: TONES[tone] },
    seat: typeof seat === "number" ? seat : null,
    weight: weight >= 3 ? 3 : weight === 2 ? 2 : 1,
  };
}
