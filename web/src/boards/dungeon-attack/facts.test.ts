import { expect, it } from "vitest";
import { HOUSE_ICONS } from "../../art/house";
import { endOf, happened } from "../../recorded";
import art from "./art";
import { countOf, deedOf, DEEDS, figure, MOST_HITS, status } from "./facts";
import type { View } from "./view.gen";

const GAME = "dungeon-attack";
const view = () => endOf(GAME).view.view as View;
const ICONS = [...Object.keys(HOUSE_ICONS), ...Object.keys(art.icons)];

it("shows of every seat what lies before it", () => {
  for (const seat of view().seats) {
    const shown = figure(view(), seat.seat);

    expect(shown?.portrait).toEqual({ kind: "adventurer", id: seat.card.id });
    expect(shown?.life).toEqual({ now: MOST_HITS - seat.hits, most: MOST_HITS });
    expect(shown?.numbers.map(({ value }) => value)).toEqual([
      seat.rating,
      seat.gold,
      countOf(seat.pile),
    ]);
    const magic = seat.charged + seat.drained + seat.artifacts;
    expect(shown?.things.reduce((sum, thing) => sum + (thing.count ?? 1), 0)).toBe(magic);
    expect(Boolean(shown?.out)).toBe(seat.hits >= MOST_HITS);
  }
});

it("shows nobody before an adventurer is taken", () => {
  const [seat] = view().seats;
  const bare = { ...seat, card: { ...seat?.card, id: "" } };

  expect(figure({ ...view(), seats: [bare] }, 0)).toBeNull();
});

it("says nothing of a level before the first one begins", () => {
  expect(status({ ...view(), level: 0 })).toEqual([]);
  expect(status(view())).toHaveLength(2);
});

it.each(Object.keys(DEEDS))("draws %s with a symbol that there is", (name) => {
  const deed = deedOf({ at: 0, name, why: "", facts: { seat: 1 } });

  expect(ICONS).toContain(deed && "icon" in deed.picture ? deed.picture.icon : "");
});

it("draws who did it, and nobody for what befalls all", () => {
  const taken = happened<View>(GAME, "hit-taken")[0];
  const ended = happened<View>(GAME, "fight-ended")[0];

  expect(taken && deedOf(taken.event)?.seat).toBe(taken?.facts["seat"]);
  expect(ended && deedOf(ended.event)?.seat).toBeNull();
  expect(deedOf({ at: 0, name: "rating-changed", why: "" })).toBeNull();
});
