/** What the coach of a guided game points at. */
import type { GuideInfo, MarkInfo } from "../lib/messages";

/** Elements of the page that a mark may mean, the best first. */
export function placesOf(mark: MarkInfo, suggested: number | null | undefined): string[] {
  const at = mark.at ?? "";
  if (!at) return [];
  if (at === "option")
    return [
      `.bar [data-option="${suggested}"]`,
      `[data-option="${suggested}"]`,
      ".bar [data-group]",
      ".bar",
    ];
  const seat = /^(?:card|panel|pile)-(\d+)$/.exec(at)?.[1];
  const own = seat === undefined ? [] : [`[data-place="seat-${seat}"]`];
  return [`[data-place="${at}"]`, ...own];
}

/** One stretch of marks: when it changes, the coach begins anew. */
export function stretchOf(guide: GuideInfo | null): string {
  if (!guide || guide.is_left) return "";
  return JSON.stringify([guide.step, guide.is_followed ?? false, guide.marks ?? []]);
}
