/** The dice that an option gives, as the rules have told it. */
import type { OptionInfo } from "../../lib/messages";
import type { View } from "./view.gen";

const RATED = ["fight-with", "assist-with"];

/** For a seat that picks a rating; null for options of other sorts. */
export function diceOf(option: OptionInfo, view: unknown, seat: number): { dice: number } | null {
  const given = (view as View).effort?.gives?.[seat];
  const dice = given?.[option.touches?.["rating"] ?? -1];
  return RATED.includes(option.verb) && dice !== undefined ? { dice } : null;
}
