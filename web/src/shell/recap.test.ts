import { expect, test } from "vitest";
import type { Deed } from "../boards/board";
import { scenesSince } from "./recap";

const told = (at: number, weight: Deed["weight"], seat: number | null = 1) => ({
  at,
  text: "",
  deed: { picture: { icon: "move" }, seat, weight },
});
const times = (scenes: { at: number }[]) => scenes.map(({ at }) => at);

test("the weightiest four are told in the order in which they happened", () => {
  const deeds = [
    told(1, 1),
    told(2, 3),
    told(3, 1),
    told(4, 2),
    told(5, 1),
    told(6, 3),
    told(7, 1),
  ];

  expect(times(scenesSince(deeds, 0, [0]))).toEqual([2, 4, 6, 7]);
});

test("what was seen, and what one did oneself, is not told again", () => {
  const deeds = [told(1, 3), told(2, 3, 0), told(3, 1), told(4, 1, null), told(5, 1)];

  expect(times(scenesSince(deeds, 1, [0]))).toEqual([3, 4, 5]);
});

test("nobody is stopped for two small things", () => {
  expect(scenesSince([told(1, 3), told(2, 3)], 0, [0])).toEqual([]);
});
