/** A flick becomes what the throw needs now: the throw itself, its toss, or the breath after it. */
import type { AskInfo, ThrowInfo } from "../lib/messages";
import type { Gesture } from "./gesture";
import { breathAt, tossPart } from "./help";
import { intent } from "./intent.svelte";
import type { Thrower } from "./thrower";

/** Take the die into the hand: the server times what follows. */
export function lift(table: Thrower, ask: AskInfo, seat: number): void {
  table.send({ type: "lift", ask: ask.id, seat });
}

/** Show the others how the hand moves, so many pixels from where it took the die. */
export function swing(
  table: Thrower,
  ask: AskInfo,
  seat: number,
  { x, y }: { x: number; y: number },
  length: number,
): void {
  const [right, forward] = [thousandths(x / length), thousandths(-y / length)];
  table.send({ type: "swing", ask: ask.id, seat, right, forward });
}

function thousandths(share: number): number {
  return Math.round(1000 * Math.min(1, Math.max(-1, share)));
}

export function isTossed({ helped }: ThrowInfo): boolean {
  return !!helped?.some(({ type }) => type === "toss");
}

/** `tossedFor` is how long a tossed die has been in the air, in seconds. */
export function flick(
  table: Thrower,
  asked: ThrowInfo,
  seat: number,
  gesture: Gesture,
  tossedFor: number,
): void {
  const from = intent.side === null ? gesture : { ...gesture, side: intent.side };
  if (isTossed(asked)) table.throw(seat, { ...breathAt(gesture, tossedFor) });
  else if (asked.can_toss)
    table.aboutThrow((ask) => ({ type: "help", ask, seat, part: tossPart(from) }));
  else table.throw(seat, { ...from, ...(intent.placed.length ? { placed: intent.placed } : {}) });
}
