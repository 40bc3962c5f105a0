/** What treasures are worth, beside their names: nobody should have to know the cards by heart. */
import type { OptionInfo } from "../../lib/messages";
import type { Box } from "./box";

const HANDLED = ["drop", "take", "rob", "bank"];

/** For a treasure that is given or taken; null where its name says what it is worth. */
export function worthOf(option: OptionInfo, box: Box): { gold: number } | null {
  const card = option.touches?.["treasure"] ?? -1;
  const isNamed = box.family(card) === "item";
  return HANDLED.includes(option.verb) && card >= 0 && !isNamed ? { gold: box.value(card) } : null;
}
