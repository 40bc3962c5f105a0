/** Where something lies that belongs to a place of the board, so that the place stays seen. */
import { within, type Area, type Point } from "./look";

/** The side of the thing that points at its place. */
export type Tail = "left" | "right" | "top" | "bottom" | "none";

export const GAP = 18;

/** At the side with more room; where neither side has enough, below or above. */
export function beside(
  at: Area | null,
  size: { width: number; height: number },
  room: Area,
): Point & { tail: Tail } {
  const right = room.x + room.width;
  const bottom = room.y + room.height;
  const place = (x: number, y: number, tail: Tail) => ({
    x: within(x, room.x, right - size.width),
    y: within(y, room.y, bottom - size.height),
    tail,
  });
  const middle = at
    ? { x: at.x + at.width / 2, y: at.y + at.height / 2 }
    : { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  const level = middle.y - size.height / 2;
  const centred = middle.x - size.width / 2;
  if (!at) return place(centred, level, "none");
  const atRight = right - (at.x + at.width);
  const atLeft = at.x - room.x;
  const below = bottom - (at.y + at.height);
  const above = at.y - room.y;
  const isTooNarrow = Math.max(atRight, atLeft) < size.width + GAP;
  const isHighEnough = Math.max(below, above) >= size.height + GAP;
  if (isTooNarrow && isHighEnough) {
    return below >= above
      ? place(centred, at.y + at.height + GAP, "top")
      : place(centred, at.y - GAP - size.height, "bottom");
  }
  return atRight >= atLeft
    ? place(at.x + at.width + GAP, level, "left")
    : place(at.x - GAP - size.width, level, "right");
}
