/** What was chosen for a table, in a line. */
import type { Chosen } from "../../lib/choosing";
import { words } from "../../lib/words.svelte";

export function summaryOf({ seats, setup, clock }: Chosen): string {
  const count = (kind: string) => seats.filter((seat) => seat.kind === kind).length;
  const changed = Object.keys(setup).length;
  const hasClock = Object.keys(clock).some((name) => name !== "way");
  const parts = (["human", "open", "bot"] as const)
    .filter((kind) => count(kind))
    .map((kind) => words.say(`web-count-${kind}`, { count: count(kind) }));
  if (changed) parts.push(words.say("web-count-changed", { count: changed }));
  if (hasClock) parts.push(words.say("web-with-clock"));
  return parts.join(" · ");
}
