import { expect, it } from "vitest";
import { around } from "./places";

it.each([
  [1, "", "0", ""],
  [2, "0", "", "1"],
  [3, "0", "1", "2"],
  [4, "0", "12", "3"],
  [5, "10", "2", "34"],
  [6, "10", "23", "45"],
  [7, "210", "3", "456"],
])("seats %i others clockwise around the Room", (count, left, top, right) => {
  const found = around(Array.from({ length: count }, (_, at) => at));

  expect([found.left, found.top, found.right].map((side) => side.join(""))).toEqual([
    left,
    top,
    right,
  ]);
});
