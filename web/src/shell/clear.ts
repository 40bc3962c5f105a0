/** What of the free middle a high question leaves free. */
interface Middle {
  right: number;
  bottom: number;
  width: number;
  height: number;
}

export interface Cut {
  right: number;
  bottom: number;
}

const GAP = 12;
const NOTHING: Cut = { right: 0, bottom: 0 };

/** Things keep either above the question's corner or at its left: wherever more room is left. */
export function cutBy(middle: Middle, corner: { left: number; top: number }): Cut {
  const across = middle.right - corner.left;
  const up = middle.bottom - corner.top;
  if (across <= 0 || up <= 0) return NOTHING;
  return across * middle.height < up * middle.width
    ? { right: across + GAP, bottom: 0 }
    : { right: 0, bottom: up + GAP };
}
