import { expect, it } from "vitest";
import { endOf, happened, printedFor } from "../../recorded";
import type { OptionInfo } from "../../lib/messages";
import { Box } from "./box";
import type { Printed } from "./cards.gen";
import { deed, rolledBy } from "./deeds";
import { figureOf, handOf, rosterOf, statusOf } from "./facts";
import { byPlace, heroOf, isFromSafety, seatOfCard } from "./sight";
import { spotsOf } from "./spots";
import type { Fight, View } from "./view.gen";
import { worthOf } from "./worth";

const box = new Box(printedFor("dungeon").cards as Printed);
const end = endOf("dungeon");
const view = end.view.view as View;

it("shows of every seat what its hero carries", () => {
  for (const hero of view.heroes) {
    const figure = figureOf(view, box, hero.seat);
    expect(figure?.numbers.length).toBe(hero.goal ? 1 : 0);
    const chest = figure?.things.find(
      ({ picture }) => "icon" in picture && picture.icon === "treasure",
    );
    expect(chest?.count ?? 0).toBe(hero.treasures.length);
  }
});

it("says nothing of a hero before there is one", () => {
  const [first] = view.heroes;
  if (!first) throw new Error("no hero");
  const before: View = { ...view, heroes: [{ ...first, seat: 0, card: -1, minion: -1 }] };
  expect(figureOf(before, box, 0)).toBeNull();
  expect(handOf(before, box, 0)).toEqual([]);
});

it("holds a card for each kind of spell, for each deed and each treasure", () => {
  for (const { now, facts } of happened<View>("dungeon", "treasure-taken")) {
    const hero = now.heroes.find((one) => one.card === facts["hero"]);
    if (!hero) throw new Error("nobody took it");
    const cards = handOf(now, box, hero.seat);
    const touched = cards.map(({ touches }) => touches?.thing);
    const carried = cards.filter(({ touches }) => touches?.thing === "treasure");
    expect(carried).toHaveLength(hero.treasures.length);
    expect(carried.filter(({ mark }) => mark)).toHaveLength(carried.length);
    expect(touched.filter((thing) => thing === "deed")).toHaveLength(
      box.ofClass("action", hero.card).length + box.ofClass("feat", hero.card).length,
    );
  }
});

it("offers the classes with their goals", () => {
  const options = [
    { number: 7, verb: "take-class", touches: { hero: box.find("class", "wizard") } },
  ];
  const roster = rosterOf({ ...view, heroes: [] }, box, options);
  expect(roster).toHaveLength(1);
  expect(roster[0]?.option?.number).toBe(7);
  expect(roster[0]?.numbers).toHaveLength(2);
  expect(roster[0]?.deck?.cards.length).toBeGreaterThan(0);
  const taken = rosterOf(view, box, options).filter(({ option }) => !option);
  expect(taken.map(({ why }) => !!why)).toEqual(taken.map(() => true));
});

it("tells the round and how strong the boss is", () => {
  expect(statusOf(view, box).map(({ icon }) => icon)).toEqual(["clock", "boss"]);
});

it("finds everything on the board by its place", () => {
  const places = byPlace(view);
  const sites = [...places.values()].filter(({ site }) => site);
  expect(sites).toHaveLength(view.sites.length);
  const standing = [...places.values()].flatMap(({ heroes }) => heroes);
  expect(standing.length).toBeLessThanOrEqual(view.heroes.length);
});

it("knows whose deed it was and whose roll", () => {
  for (const { event, now, facts } of happened<View>("dungeon", "attack-rolled")) {
    const seat = seatOfCard(now, facts["hero"]);
    expect(seat).not.toBeNull();
    expect(deed(event, now)).toMatchObject({ seat, weight: 1 });
    expect(rolledBy(event, now)).toBe(seat);
  }
  for (const { event, now } of happened<View>("dungeon", "turn-began")) {
    expect(deed(event, now)).toBeNull();
    expect(rolledBy(event, now)).toBeNull();
  }
});

it("plays the acting hero of a seat that has two", () => {
  const [first] = view.heroes;
  if (!first) throw new Error("no hero");
  const two = { ...first, id: 1, alive: true };
  const solo: View = { ...view, phase: 2, queue: [1], heroes: [{ ...first, id: 0 }, two] };
  expect(heroOf(solo, first.seat)?.id).toBe(1);
});

it("gathers what can be chosen at a place", () => {
  const options = [
    { number: 1, verb: "move", touches: { place: 5 } },
    { number: 2, verb: "look", touches: { place: 5 } },
    { number: 3, verb: "stay" },
  ];
  expect(spotsOf(options).map(([place, all]) => [place, all.length])).toEqual([[5, 2]]);
});

it("tells what a treasure is worth unless its name does", () => {
  const option = (verb: string, card: number) =>
    worthOf({ verb, touches: { treasure: card } } as unknown as OptionInfo, box);
  const prize = box.names.findIndex((name) => name.startsWith("prize-"));
  const item = box.names.findIndex((name) => name.startsWith("item-"));

  for (const verb of ["drop", "take", "rob", "bank"]) {
    expect(option(verb, prize)).toEqual({ gold: box.value(prize) });
    expect(option(verb, box.relic)).toEqual({ gold: 5000 });
    expect(option(verb, item)).toBeNull();
  }
  expect(option("move", prize)).toBeNull();
  expect(worthOf({ verb: "take-all" } as OptionInfo, box)).toBeNull();
});

it("tells a foe that is cast at from outside from one in the room", () => {
  const here = { card: 1, place: 7 } as View["monsters"][number];
  const fight = { hero: 0, card: 1 } as Fight;
  const heroes = view.heroes.map((hero) => ({ ...hero, place: 7 }));
  expect(isFromSafety({ ...view, heroes, monsters: [here] }, fight)).toBe(false);
  const there = { ...here, place: 8 };
  expect(isFromSafety({ ...view, heroes, monsters: [there] }, fight)).toBe(true);
  expect(isFromSafety({ ...view, heroes, monsters: [] }, fight)).toBe(false);
});
