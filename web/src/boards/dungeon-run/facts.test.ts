import { expect, it } from "vitest";
import { endOf, happened } from "../../recorded";
import { icons } from "./art/icons";
import { blockedBy, missesOf, stakesOf } from "./assigning";
import { deed, status } from "./facts";
import { offeredCards } from "./offers";
import type { View } from "./view.gen";

const GAME = "dungeon-run";
const view = () => endOf(GAME).view.view as View;

it("counts what is left in the top bar", () => {
  const { round, tiles_left, encounters, treasures_left } = view();
  const shown = status(view());

  expect(round).toBeGreaterThan(0);
  expect(shown.slice(1).map(({ text }) => text)).toEqual(
    [tiles_left, encounters.count, treasures_left].map(String),
  );
  expect(status({ ...view(), round: 0 })).toHaveLength(1);
});

it("draws what happens with a symbol of its own, and who did it", () => {
  const story = endOf(GAME).story;
  const drawn = story.flatMap((event) => deed(event) ?? []);

  expect(drawn.length).toBeGreaterThan(20);
  for (const { picture } of drawn)
    expect(Object.keys(icons)).toContain("icon" in picture ? picture.icon : "");
  const moved = happened<View>(GAME, "hero-moved")[0];
  expect(moved && deed(moved.event)?.seat).toBe(moved?.facts["seat"]);
});

it("gives the great moments more weight than a step", () => {
  const weight = (name: string) => deed({ at: 0, name, why: "", facts: { seat: 0 } })?.weight;

  expect(weight("hero-moved")).toBe(1);
  expect(weight("monster-killed")).toBe(2);
  expect(weight("hero-died")).toBe(3);
  expect(weight("turn-began")).toBeUndefined();
});

it("tells dice that missed from those that hit or were blocked", () => {
  expect(missesOf([1, 5, 5, 2], [5], [{ face: 3, hit: 5 }])).toEqual([1, 2]);
  expect(missesOf([3], [], [])).toEqual([3]);
});

it("counts a hit with another number than its die once", () => {
  expect(missesOf([1, 5, 5, 2], [5, 4], [])).toHaveLength(2);
});

it("keeps the blocks of a fight, and no others", () => {
  const told = (name: string, facts = {}) => ({ at: 0, name, why: "", facts });
  const block = (seat: number, face: number) => told("hit-blocked", { seat, face, hit: 4 });
  const story = [block(0, 6), told("battle-began"), block(0, 5), block(1, 3), told("pass")];

  expect(blockedBy(0, story)).toEqual([{ face: 5, hit: 4 }]);
});

it("tells the stakes of both sides as the game foretells them", () => {
  const option = {
    number: 0,
    verb: "strike-home",
    forecast: [
      { name: "wounds-taken", facts: { seat: 0, wounds: 2, left: 3, fate: 0 } },
      { name: "monster-takes", facts: { seat: 0, card: 7, wounds: 1, left: 0 } },
    ],
  };

  expect(stakesOf(option, 0)).toEqual({
    own: { name: "wounds-taken", seat: 0, wounds: 2, left: 3 },
    foe: { name: "monster-takes", seat: 0, wounds: 1, left: 0 },
  });
  expect(stakesOf({ number: 1, verb: "strike-home" }, 0)).toEqual({
    own: { wounds: 0, left: 0 },
    foe: null,
  });
});

it("offers cards that lie in nobody's place", () => {
  const [first] = view().heroes;
  const own = first?.card ?? -1;

  expect(offeredCards(view(), [`card:${own}`, "card:9999"])).toEqual([9999]);
});
