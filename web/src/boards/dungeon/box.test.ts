import { expect, it } from "vitest";
import { printedFor } from "../../recorded";
import { Box } from "./box";
import type { Printed } from "./cards.gen";

const { cards, names } = printedFor("dungeon");
const box = new Box(cards as Printed);

it("numbers the cards as the server does", () => {
  expect(box.names).toEqual(names);
});

it("knows the relic, the boss and what a class can do", () => {
  const rogue = box.find("class", "rogue");
  expect(box.names[box.relic]).toMatch(/^relic-/);
  expect(box.names[box.boss]).toMatch(/^boss-/);
  expect(box.ofClass("action", rogue)).toHaveLength(4);
  const [dagger = -1] = box.ofClass("feat", rogue);
  expect(box.usesLeft(dagger, [0, 0, 0, 0, 0])).toBe(1);
  expect(box.usesLeft(dagger, [1, 1, 1, 1, 1])).toBe(0);
});

it("shows every card of a special item with the picture of the item", () => {
  const swords = box.names.flatMap((name, card) =>
    name.startsWith("item-magic-sword") ? [box.picture(card)] : [],
  );
  expect(swords).toHaveLength(3);
  expect(new Set(swords.map((picture) => JSON.stringify(picture)))).toEqual(
    new Set([JSON.stringify({ kind: "item", id: "magic-sword" })]),
  );
});
