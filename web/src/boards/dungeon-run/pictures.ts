/** Cards and tiles as pictures of the art. */
import type { CardKind, HandCard, Pictured } from "../board";
import type { Box } from "./box";
import { figuresOf, wordOf } from "./sight";

const KINDS: Record<string, CardKind> = {
  hero: "ability",
  summoner: "ability",
  ability: "ability",
  treasure: "item",
  artifact: "spell",
  monster: "monster",
  boss: "monster",
  trap: "trap",
  stranger: "other",
};

export function pictured(box: Box, card: number): Pictured {
  const family = box.family(card);
  const kind = family === "summoner" ? "hero" : family;
  return { kind, id: box.cards[card]?.id ?? "" };
}

/** A card of the box as it lies in a hand or is offered. */
export function cardOf(box: Box, card: number, more: Partial<HandCard> = {}): HandCard {
  const text = box.text(card);
  return {
    picture: pictured(box, card),
    kind: KINDS[box.family(card)] ?? "other",
    name: box.name(card),
    line: text,
    text: [figuresOf(box, card), text].filter(Boolean).join(" "),
    touches: { thing: "card", number: card },
    ...more,
  };
}

/** Who a hero is: kin and training. */
export function callingOf(box: Box, hero: number): string {
  const { race = "", training = "" } = box.cards[hero] ?? {};
  return [race && wordOf("race", race), training && wordOf("training", training)]
    .filter(Boolean)
    .join(", ");
}
