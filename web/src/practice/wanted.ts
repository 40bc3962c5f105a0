/** What is thrown in the practice room, as its address says it. */
import type { Chosen, ConditionPair, SpecialThrows } from "../lib/http";

/** Boards and the dice that can be thrown at any of them. */
export const BOARDS = ["first", "catacombs"] as const;
export const DICE = ["d6", "d12"] as const;
/** So many conditions go into one throw. */
export const MOST = 2;

/** Which die a board's own box throws. */
const USUAL: Record<string, Chosen["die"]> = { first: "d6", catacombs: "d12" };

export interface Wanted extends Chosen {
  conditions: string[];
}

/** What an address asks for; what it does not say is as usual. */
export function wantedIn(search: string): Wanted {
  const asked = new URLSearchParams(search);
  const board = BOARDS.find((one) => one === asked.get("board")) ?? "first";
  const die = DICE.find((one) => one === asked.get("die")) ?? USUAL[board] ?? "d6";
  const under = (asked.get("with") ?? "").split(",").filter(Boolean);
  return { board, die, conditions: [...new Set(under)].slice(0, MOST) };
}

export function searchOf({ board, die, conditions }: Wanted): string {
  const asked = new URLSearchParams({ board, die });
  if (conditions.length) asked.set("with", conditions.join(","));
  return `?${asked}`;
}

/** At another board its own die is thrown, unless another was chosen on purpose. */
export function atBoard(wanted: Wanted, board: string): Wanted {
  const isUsual = wanted.die === USUAL[wanted.board];
  return { ...wanted, board, die: (isUsual && USUAL[board]) || wanted.die };
}

export function withCondition(wanted: Wanted, id: string): Wanted {
  const { conditions } = wanted;
  const others = conditions.filter((one) => one !== id);
  return { ...wanted, conditions: others.length < conditions.length ? others : [...others, id] };
}

/** Why a condition can't be added to what is chosen, and the one that is in its way. */
export function inTheWay(
  { pairs }: Pick<SpecialThrows, "pairs">,
  chosen: readonly string[],
  id: string,
): ConditionPair | null {
  const clashes = (pair: ConditionPair) => pair.why !== "hopeless" && isPair(pair, chosen, id);
  return pairs.find(clashes) ?? null;
}

/** Whether some conditions can hardly be kept together. */
export function isHopeless(
  { pairs }: Pick<SpecialThrows, "pairs">,
  [one, other]: readonly string[],
): boolean {
  return (
    !!one && !!other && pairs.some((pair) => pair.why === "hopeless" && isPair(pair, [one], other))
  );
}

function isPair(pair: ConditionPair, chosen: readonly string[], id: string): boolean {
  return (
    (pair.one === id && chosen.includes(pair.other)) ||
    (pair.other === id && chosen.includes(pair.one))
  );
}
