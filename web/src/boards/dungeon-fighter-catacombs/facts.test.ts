import { expect, it } from "vitest";
import { endOf, happened, printedFor } from "../../recorded";
import { Box, GEAR_KINDS } from "./box";
import type { Printed } from "./cards.gen";
import { abilitiesOf, figureOf, handOf, rosterOf, statusOf } from "./facts";
import { motionsOf } from "./motions";
import { diceShown, foeShown, sheetsShown, takenShown } from "./shown";
import { attacker, demandsOf, heroOfSeat, type Sight } from "./sight";
import { Phase, type Fight, type Hero, type View } from "./view.gen";

const GAME = "dungeon-fighter-catacombs";
const box = new Box(printedFor(GAME).cards as Printed);
const view = endOf(GAME).view.view as View;
const first = view.heroes[0] as Hero;
const sightOf = (seen: View): Sight => ({ view: seen, box, figures: [], seat: null });

/** The view with another first Hero. */
function withHero(changes: Partial<Hero>): View {
  return { ...view, heroes: [{ ...first, ...changes }, ...view.heroes.slice(1)] };
}

it("tells how far it is to the Shop, and that the Boss is behind the last", () => {
  expect(statusOf({ ...view, phase: Phase.HEROES })).toEqual([]);
  const facts = statusOf({ ...view, shops: 1, icons: 7, icons_needed: 10, gold: 4, dice: 2 });

  expect(facts.map(({ icon, text }) => [icon, text])).toEqual([
    ["shop", "7/10"],
    ["gold", "4"],
    ["bonus-die", "2"],
  ]);
  expect(statusOf({ ...view, shops: 3 })[0]?.icon).toBe("boss");
});

it("shows three abilities of a Hero, and those under a Scar as such", () => {
  const abilities = abilitiesOf(view, box, { ...first, scars: [1] });

  expect(abilities.map(({ tint }) => tint)).toEqual(["red", "green", "blue"]);
  expect(abilities.map(({ off }) => off)).toEqual([false, true, false]);
});

it("shows what a miss would cost who is about to throw", () => {
  const toss = { who: first.who, landed: false } as View["toss"];
  const fight = { damage: 2 } as View["fight"];
  const about = { ...withHero({ life: 5 }), toss, fight };

  expect(figureOf(about, box, first.seat)?.life?.stake).toBe(2);
  expect(figureOf({ ...about, toss: null }, box, first.seat)?.life?.stake).toBe(0);
});

it("says who is out, for now or for good, and who leads", () => {
  const fainted = withHero({ fainted: true, eliminated: false });
  expect(figureOf(fainted, box, first.seat)?.outIcon).toBe("knocked");
  const gone = withHero({ eliminated: true });
  expect(figureOf(gone, box, first.seat)?.outIcon).toBe("eliminated");
  expect(figureOf(withHero({ card: -1 }), box, first.seat)).toBeNull();
  const leader = figureOf({ ...view, leader: first.who }, box, first.seat);
  expect(leader?.badge?.picture).toEqual({ icon: "leader" });
});

it("shows of two Heroes of one seat the one who acts", () => {
  const [one, other] = [
    { ...first, who: 0, seat: 0, eliminated: false },
    { ...first, who: 1, seat: 0, card: first.card },
  ];
  const solo = { ...view, heroes: [one, other] };

  expect(heroOfSeat({ ...solo, fight: { active: 1 } as Fight }, 0)?.who).toBe(1);
  expect(heroOfSeat({ ...solo, fight: null }, 0)?.who).toBe(0);
});

it("holds the own gear and the charmed monsters, each to be chosen by its card", () => {
  const gear = box.number("equipment-lid-of-a-coffin");
  const foe = box.number("monster-classy-orc");
  const held = withHero({ gear: [gear], used: [gear], charmed: [foe], eliminated: false });

  expect(handOf(held, box, first.seat).map(({ touches, state }) => [touches, state])).toEqual([
    [{ thing: "gear", number: gear }, "spent"],
    [{ thing: "foe", number: foe }, undefined],
  ]);
  expect(handOf(withHero({ eliminated: true }), box, first.seat)).toEqual([]);
});

it("offers every Hero with the abilities and places for cards", () => {
  const moo = box.number("hero-sir-moo");
  const [entry] = rosterOf(box, [{ number: 4, verb: "take-hero", touches: { hero: moo } }]);

  expect(entry?.abilities).toHaveLength(3);
  expect(entry?.numbers.map(({ value }) => value)).toEqual(
    GEAR_KINDS.map((kind) => box.slots(moo, kind)),
  );
});

it("shows the foe with its life, its level and all that is demanded", () => {
  for (const { now } of happened<View>(GAME, "monster-met")) {
    if (!now.fight) continue;
    const shown = foeShown(sightOf(now), now.fight);
    expect(shown?.most).toBeGreaterThanOrEqual(box.foe(now.fight.card)?.life ?? 99);
    expect(shown?.life).toBeLessThanOrEqual(shown?.most ?? 0);
    expect(shown?.tokens[0]?.icon).toBe(`level-${now.fight.level}`);
    const demanded = demandsOf({ view: now, box }).map(({ icon }) => icon);
    for (const throwing of now.fight.demanded) expect(demanded).toContain(`throw-${throwing}`);
    expect(attacker(now)?.who).toBe(now.fight.active);
  }
  expect(attacker({ ...view, fight: null })).toBeNull();
});

it("shows thrown dice as spent, special ones while they last, and the die in hand", () => {
  const fight = {
    active: first.who,
    spent: [0],
    special: [4],
    available: [1, 2],
  } as unknown as Fight;
  const toss = { who: first.who, die: 1, colour: -1 } as View["toss"];
  const seen = { ...view, fight, toss, dice: 3 };
  const dice = diceShown(sightOf(seen), fight, null);

  expect(dice.map(({ state }) => state)).toEqual(["spent", "selected", "rest", "rest", "rest"]);
  expect(dice.at(-1)?.count).toBe(3);
  expect(takenShown(sightOf(seen), fight, null)?.kind).toBe("green");
  expect(takenShown(sightOf({ ...seen, toss: null }), fight, null)).toBeNull();
  const banned = { ...fight, available: [1] };
  expect(diceShown(sightOf(seen), banned, null).map(({ note }) => note)[2]).toBe("board-banned");
});

it("lays cards on sheets in their places, used Armor on its side", () => {
  const gear = box.number("equipment-lid-of-a-coffin");
  const [sheet] = sheetsShown(sightOf(withHero({ gear: [gear], used: [gear] })), null);
  const places = sheet?.places ?? [];
  const slots = GEAR_KINDS.reduce((sum, kind) => sum + box.slots(first.card, kind), 0);

  expect(places).toHaveLength(slots);
  expect(places.flatMap(({ card }) => (card ? [card.isSpent] : []))).toEqual([true]);
});

it("moves something when there is something to see, and nothing for what only is told", () => {
  for (const name of ["monster-met", "damage-dealt", "hero-hurt", "monster-defeated"])
    for (const { event } of happened<View>(GAME, name)) expect(motionsOf(event)).toHaveLength(1);
  expect(motionsOf({ at: 0, name: "round-began", why: "" })).toEqual([]);
});
