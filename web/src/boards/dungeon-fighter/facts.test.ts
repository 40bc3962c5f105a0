import { expect, it } from "vitest";
import { endOf, happened, printedFor } from "../../recorded";
import { Box, GEAR_KINDS } from "./box";
import type { Printed } from "./cards.gen";
import { deed } from "../dungeon-fighters/deeds";
import { abilitiesOf, figureOf, handOf, rosterOf, statusOf } from "./facts";
import { attacker, demandsOf, leftInTower, roomOf } from "./sight";
import { Phase, type Hero, type View } from "./view.gen";

const box = new Box(printedFor("dungeon-fighter").cards as Printed);
const view = endOf("dungeon-fighter").view.view as View;
const first = view.heroes[0] as Hero;

/** The view with another first Hero. */
function withHero(changes: Partial<Hero>): View {
  return { ...view, heroes: [{ ...first, ...changes }, ...view.heroes.slice(1)] };
}

it("tells where the Party is and what it has", () => {
  expect(statusOf({ ...view, phase: Phase.HEROES })).toEqual([]);
  const facts = statusOf({ ...view, gold: 7, dice: 2, defeated: true });

  expect(facts.map(({ icon }) => icon)).toEqual([
    "tower",
    "gold",
    "bonus-die",
    "monster",
    "defeated",
  ]);
  expect(facts[1]?.text).toBe("7");
  expect(facts[3]?.text).toBe(String(leftInTower(view)));
});

it("shows three abilities of a Hero, and those under a scar as such", () => {
  const abilities = abilitiesOf(view, box, { ...first, scars: [1] });

  expect(abilities.map(({ tint }) => tint)).toEqual(["red", "blue", "green"]);
  expect(abilities.map(({ off }) => off)).toEqual([false, true, false]);
});

it("shows what a miss would cost who is about to throw, and nobody under Beer", () => {
  const { now } = happened<View>("dungeon-fighter", "die-taken").at(-1) ?? {};
  const toss = now?.toss ?? { seat: first.seat, landed: false };
  const before = { ...view, toss: { ...toss, seat: first.seat, landed: false } } as View;
  const fight = { damage: 2, beer: -1 } as View["fight"];
  const about = { ...before, fight, heroes: [{ ...first, life: 5 }] } as View;

  expect(figureOf(about, box, first.seat)?.life?.stake).toBe(2);
  expect(
    figureOf({ ...about, fight: { ...fight, beer: first.seat } as View["fight"] }, box, first.seat)
      ?.life?.stake,
  ).toBe(0);
});

it("says who is out, for now or for good, and who leads", () => {
  expect(figureOf(withHero({ fainted: true }), box, first.seat)?.outIcon).toBe("knocked");
  expect(figureOf(withHero({ angelic: true }), box, first.seat)?.outIcon).toBe("angelic");
  expect(figureOf(withHero({ card: -1 }), box, first.seat)).toBeNull();
  const leader = figureOf({ ...view, leader: first.seat, defeated: false }, box, first.seat);
  expect(leader?.badge?.picture).toEqual({ icon: "undefeated" });
});

it("holds the own gear and the monsters in love, each to be chosen by its card", () => {
  const gear = box.number("equipment-helm-of-bravery");
  const foe = box.number("monster-common-goblin");
  const held = withHero({ gear: [gear], charmed: [foe], angelic: false });

  expect(handOf(held, box, first.seat).map(({ touches }) => touches)).toEqual([
    { thing: "gear", number: gear },
    { thing: "foe", number: foe },
  ]);
  expect(handOf(withHero({ angelic: true }), box, first.seat)).toEqual([]);
});

it("offers every Hero with his abilities and places for cards", () => {
  const torm = box.number("hero-torm");
  const [entry] = rosterOf(box, [{ number: 4, verb: "take-hero", touches: { hero: torm } }]);

  expect(entry?.abilities).toHaveLength(3);
  expect(entry?.numbers.map(({ value }) => value)).toEqual(
    GEAR_KINDS.map((kind) => box.slots(torm, kind)),
  );
  expect(rosterOf(box, [{ number: 0, verb: "draw-hero" }])).toEqual([]);
});

it("knows who attacks, where, and what monster and room demand", () => {
  for (const { now } of happened<View>("dungeon-fighter", "monster-met")) {
    const sight = { view: now, box };
    const room = roomOf(sight);
    expect(room).not.toBeNull();
    expect(demandsOf(sight).map(({ id }) => id)).toEqual(now.fight?.demanded);
    for (const { id, by } of demandsOf(sight))
      if (by === "room") expect(room?.throws).toContain(id);
    if (now.fight && now.fight.active >= 0) expect(attacker(now)?.seat).toBe(now.fight.active);
  }
  expect(attacker({ ...view, fight: null })).toBeNull();
});

it("draws deeds by how much they matter, throws without a banner", () => {
  const event = { at: 0, name: "hero-fainted", why: "", weight: 3, facts: { seat: 2 } };

  expect(deed(event)).toEqual({ picture: { icon: "hero-fainted" }, seat: 2, weight: 2 });
  expect(deed({ ...event, name: "boss-defeated", weight: 4 })?.weight).toBe(3);
  expect(deed({ ...event, weight: 0 })).toBeNull();
  expect(
    deed({ ...event, name: "damage-dealt", weight: 2, facts: { seat: 1, damage: 9 } }),
  ).toMatchObject({ weight: 1, number: 9 });
});
