import { describe, expect, test } from "vitest";
import type { EventInfo } from "../messages";
import { endOf, happened } from "../../recorded";
import { heardOf, heardTogether } from "./heard";

const event = (name: string, facts: EventInfo["facts"] = {}): EventInfo => ({
  at: 0,
  name,
  why: "",
  facts,
});

describe("what happens in real games is heard", () => {
  test.each([
    ["dungeon-attack", "dice-rolled", "dice"],
    ["dungeon-attack", "monsters-defeated", "strike"],
    ["dungeon-attack", "hit-taken", "wound"],
    ["dungeon-attack", "treasure-found", "treasure"],
    ["dungeon-attack", "knocked-out", "fall"],
    ["dungeon-run", "monster-rolled", "dice"],
    ["dungeon-run", "hero-wounded", "wound"],
    ["dungeon-run", "hit-blocked", "block"],
    ["dungeon-run", "tile-laid", "tile"],
    ["dungeon-run", "hero-moved", "step"],
    ["dungeon-run", "encounter-drawn", "card"],
    ["dungeon-run", "item-found", "treasure"],
    ["dungeon-run", "monster-killed", "strike"],
  ])("%s: %s as %s", (game, name, sound) => {
    for (const { event } of happened(game, name)) expect(heardOf(event)?.sound).toBe(sound);
  });

  test.each(["dungeon-attack", "dungeon-run"])("most of %s stays silent or short", (game) => {
    const { story, starts } = endOf(game);
    const moves = starts.map((start, at) => story.slice(start, starts[at + 1]));

    expect(moves.some((move) => heardTogether(move).length > 0)).toBe(true);
    expect(Math.max(...moves.map((move) => heardTogether(move).length))).toBeLessThanOrEqual(3);
  });
});

test("as many dice are heard as fall", () => {
  expect(heardOf(event("dice-rolled", { dice: "6 1 6" }))?.count).toBe(3);
  expect(heardOf(event("dice-rolled", { regular: "MAD", bosses: "DD", epic: "" }))?.count).toBe(5);
  expect(heardOf(event("die-rerolled", { after: "D" }))?.count).toBe(1);
});

test("words that belong to nothing heard are silent", () => {
  expect(heardOf(event("token-passed"))).toBeNull();
  expect(heardOf(event("treasure-seen"))).toBeNull();
});

test("of a long move what weighs most is heard, in its order", () => {
  const names = ["hero-moved", "dice-rolled", "monster-wounded", "hero-wounded", "hero-died"];

  const heard = heardTogether(names.map((name) => event(name)));

  expect(heard.map(({ sound }) => sound)).toEqual(["strike", "wound", "fall"]);
});
