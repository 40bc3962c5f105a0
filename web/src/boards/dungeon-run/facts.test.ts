import { expect, it } from "vitest";
import { endOf, happened } from "../../recorded";
import { icons } from "./art/icons";
import { blowsOf } from "./assigning";
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

it("tells blows that hit from those that don't, whatever number they count as", () => {
  expect(blowsOf([1, 5, 5, 2], [5, 4])).toEqual([
    { face: 5, isHit: true },
    { face: 4, isHit: true },
    { face: 1, isHit: false },
    { face: 5, isHit: false },
    { face: 2, isHit: false },
  ]);
  expect(blowsOf([3], [])).toEqual([{ face: 3, isHit: false }]);
});

it("offers cards that lie in nobody's place", () => {
  const [first] = view().heroes;
  const own = first?.card ?? -1;

  expect(offeredCards(view(), [`card:${own}`, "card:9999"])).toEqual([9999]);
});
