/** What was said in a talk that goes on: the events since it began. */
import type { EventInfo } from "../../lib/messages";

export function saidSince(
  story: readonly EventInfo[],
  began: readonly string[],
  said: readonly string[],
): EventInfo[] {
  const begun = story.map((event) => began.includes(event.name)).lastIndexOf(true);
  return story.slice(begun + 1).filter((event) => said.includes(event.name));
}
