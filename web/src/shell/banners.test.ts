import { expect, test } from "vitest";
import type { Deed } from "../boards/board";
import { isTold, queued, type Shown } from "./banners";

const deed = (weight: Deed["weight"], seat: number | null = 1): Deed => ({
  picture: { icon: "move" },
  seat,
  weight,
});
const told = (at: number, weight: Deed["weight"] = 2, seat: number | null = 1) => ({
  at,
  text: `deed ${at}`,
  deed: deed(weight, seat),
});

test("others' deeds that matter are told, own ones only when they are grand", () => {
  expect(isTold(told(1, 2, 1), [0])).toBe(true);
  expect(isTold(told(1, 1, 1), [0])).toBe(false);
  expect(isTold(told(1, 2, 0), [0])).toBe(false);
  expect(isTold(told(1, 3, 0), [0])).toBe(true);
  expect(isTold(told(1, 2, null), [0])).toBe(true);
});

test("two wait, a third one joins them", () => {
  const two = queued([], [told(1), told(2)]);
  expect(two.map((one) => [one.at, one.count])).toEqual([
    [1, 1],
    [2, 1],
  ]);

  const joined = queued(two, [told(3)]);
  expect(joined.map((one) => [one.at, one.count])).toEqual([[3, 3]]);
  expect(queued(joined, [told(4), told(5)]).map((one) => one.count)).toEqual([5]);
});

test("a grand moment keeps its banner, in the order of what happened", () => {
  const shown: Shown[] = queued([], [told(1), told(2, 3), told(3), told(4)]);

  expect(shown.map((one) => [one.at, one.count])).toEqual([
    [2, 1],
    [4, 3],
  ]);
});
