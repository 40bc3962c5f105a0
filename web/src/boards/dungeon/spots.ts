/** What can be chosen on the board, by the place that it touches. */
import type { OptionInfo } from "../../lib/messages";

export function spotsOf(options: readonly OptionInfo[]): [number, OptionInfo[]][] {
  const found = new Map<number, OptionInfo[]>();
  for (const option of options) {
    const place = option.touches?.["place"];
    if (place !== undefined) found.set(place, [...(found.get(place) ?? []), option]);
  }
  return [...found];
}
