import { expect, it } from "vitest";
import { happened, printedFor } from "../../recorded";
import { Box } from "./box";
import type { Printed } from "./cards.gen";
import { lastThrow, partsOf, termsOf } from "../dungeon-fighters/sums";
import type { Toss, View } from "./view.gen";

const box = new Box(printedFor("dungeon-fighter").cards as Printed);
const hits = happened<View>("dungeon-fighter", "damage-dealt");

it("explains damage by parts that make it up", () => {
  for (const { event, facts } of hits) {
    const parts = (event.facts?.["parts"] ?? []) as [string, number][];
    const sum = parts.reduce((total, [, amount]) => total + amount, 0);
    expect(Math.max(0, sum)).toBe(facts["damage"]);
    expect(partsOf(box, parts)).toHaveLength(parts.length);
  }
});

it("writes the section first, factors as such, and what is added or taken with its sign", () => {
  const parts: [string, number][] = [
    ["part-section", 3],
    ["ability-blind-fury", 3],
    ["equipment-helm-of-bravery", 3],
    ["token-toad", -2],
  ];
  const toss = { times: [["ability-blind-fury", 2]], parts } as unknown as Toss;

  const terms = termsOf(box, toss);

  expect(terms.map(({ text }) => text)).toEqual(["3", "×2", "+3", "−2"]);
  expect(terms.map(({ picture }) => picture)).toEqual([
    { icon: "part-section" },
    { icon: "ability-blind-fury" },
    { kind: "equipment", id: "helm-of-bravery" },
    { icon: "toad" },
  ]);
});

it("tells how the last throw of a fight ended", () => {
  for (const { story, facts } of hits) {
    const ended = lastThrow(story);
    if (!ended || ended.section === null) continue;
    expect(ended.seat).toBe(story.find(({ name }) => name === "die-hit")?.facts?.["seat"]);
    expect(ended.damage).toBe(facts["damage"]);
  }
});

it("tells what a miss cost who threw", () => {
  const miss = { at: 1, name: "die-missed", why: "", facts: { seat: 2, reason: "hole", icon: 0 } };
  const hurt = { at: 2, name: "hero-hurt", why: "", facts: { seat: 2, damage: 3, life: 4 } };
  const other = { at: 3, name: "hero-hurt", why: "", facts: { seat: 1, damage: 1, life: 4 } };

  expect(lastThrow([miss, hurt, other])).toMatchObject({
    seat: 2,
    section: null,
    reason: "hole",
    damage: null,
    hurt: 3,
  });
});

it("does not count a beating among what came of the throw before it", () => {
  const hit = { at: 1, name: "die-hit", why: "", facts: { seat: 0, section: 3, icon: 0 } };
  const beating = { at: 2, name: "beating-taken", why: "", facts: { seat: 1, damage: 2 } };
  const hurt = { at: 3, name: "hero-hurt", why: "", facts: { seat: 0, damage: 2, life: 1 } };

  expect(lastThrow([hit, beating, hurt])).toMatchObject({ section: 3, hurt: 0 });
});

it("forgets the throw once another foe is met, and what comes after the next throw", () => {
  const hit = { at: 1, name: "die-hit", why: "", facts: { seat: 0, section: 4, icon: 1 } };
  const met = { at: 2, name: "monster-met", why: "", facts: { foe: 70 } };
  const next = { at: 3, name: "die-taken", why: "", facts: { seat: 1, die: 1 } };
  const dealt = { at: 4, name: "damage-dealt", why: "", facts: { seat: 1, damage: 9, parts: [] } };

  expect(lastThrow([hit, met])).toBeNull();
  expect(lastThrow([met, hit, next, dealt])?.damage).toBeNull();
});
