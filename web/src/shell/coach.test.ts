import { expect, test } from "vitest";
import { placesOf, stretchOf } from "./coach";

test("a mark at an option means its button, then whatever else chooses it", () => {
  expect(placesOf({ say: "go", at: "option" }, 3).slice(0, 2)).toEqual([
    '.bar [data-option="3"]',
    '[data-option="3"]',
  ]);
});

test("cards, panels and piles of a seat are looked for, then its portrait", () => {
  expect(placesOf({ say: "hit", at: "card-0" }, null)).toEqual([
    '[data-place="card-0"]',
    '[data-place="seat-0"]',
  ]);
  expect(placesOf({ say: "room", at: "room" }, null)).toEqual(['[data-place="room"]']);
  expect(placesOf({ say: "welcome" }, null)).toEqual([]);
});

test("the coach begins anew when the script goes on or is left, not at every update", () => {
  const guide = { seat: 0, steps: 9, step: 2, is_followed: true, marks: [{ say: "faces" }] };

  expect(stretchOf(guide)).toBe(stretchOf({ ...guide, suggested: 4 }));
  expect(stretchOf(guide)).not.toBe(stretchOf({ ...guide, step: 3 }));
  expect(stretchOf(guide)).not.toBe(stretchOf({ ...guide, is_followed: false }));
  expect(stretchOf({ ...guide, is_left: true })).toBe("");
});
