import { expect, it } from "vitest";
import { happened } from "../../recorded";
import { motionsOf } from "./motions";
import type { View } from "./view.gen";

const MOVING = ["monster-met", "damage-dealt", "hero-hurt", "monster-defeated", "card-given"];

it.each(MOVING)("moves something when there is a %s", (name) => {
  for (const { event } of happened<View>("dungeon-fighter", name))
    expect(motionsOf(event)).toHaveLength(1);
});

it("sends a card from who gives it to who gets it", () => {
  const event = { at: 0, name: "card-handed", why: "", facts: { seat: 1, target: 3, gear: 12 } };

  expect(motionsOf(event)).toEqual([
    { look: { kind: "card", card: 12 }, from: "seat-1", to: "seat-3" },
  ]);
});

it("moves nothing for what only is told", () => {
  expect(motionsOf({ at: 0, name: "turn-began", why: "" })).toEqual([]);
});
