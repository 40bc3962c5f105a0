import { expect, it } from "vitest";
import { happened, printedFor } from "../../recorded";
import type { Printed } from "./cards.gen";
import { motionsOf } from "./motions";
import { Plan } from "./plan";
import { wayTo } from "./sight";
import type { View } from "./view.gen";

const plan = new Plan((printedFor("dungeon").cards as Printed).board);
const told = (name: string) =>
  happened<View>("dungeon", name).map((at) => ({
    ...at,
    motions: motionsOf(plan, at.event, at.before, at.now),
  }));

it("walks a hero along the way that was shown before", () => {
  for (const { facts, before, motions } of told("hero-moved")) {
    const [walk] = motions;
    expect(walk).toMatchObject({ at: `hero-${facts["hero"]}` });
    const way = wayTo(before, facts["place"] ?? -1);
    expect(way.length).toBeGreaterThan(1);
    const frames = walk && "how" in walk ? walk.how : [];
    expect(frames).toHaveLength(way.length);
    expect((frames as Keyframe[]).at(-1)?.["transform"]).toBe("translate(0px, 0px)");
  }
});

it("lets a beaten monster fall where the hero stands", () => {
  for (const { facts, motions } of told("monster-defeated"))
    expect(motions).toMatchObject([{ look: { kind: "figure", card: facts["foe"] }, to: null }]);
});

it("brings treasure to the seat of who takes it", () => {
  for (const { facts, now, motions } of told("treasure-taken")) {
    const hero = now.heroes.find((one) => one.card === facts["hero"]);
    expect(motions).toMatchObject([
      { look: { kind: "card", card: facts["treasure"] }, to: `seat-${hero?.seat}` },
    ]);
  }
});

it("moves nothing for what moves nothing", () => {
  for (const { motions } of told("turn-began")) expect(motions).toEqual([]);
});
