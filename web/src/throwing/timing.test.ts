import { expect, it } from "vitest";
import { toldFlick } from "./gesture";
import { markerAt, meaningOf, timedFlick } from "./timing";

it("runs evenly to and fro", () => {
  expect([0, 25, 50, 75, 100, 125].map((ms) => markerAt(ms, 100))).toEqual([-1, 0, 1, 0, -1, 0]);
});

it("means the usual throw in the middle of all bars", () => {
  expect(timedFlick([0, 0, 0])).toEqual(toldFlick(0, 1, 0));
});

it("means more the farther from the middle", () => {
  expect(meaningOf("direction", 1)).toBe(20);
  expect(meaningOf("strength", -1)).toBeCloseTo(0.4);
  expect(meaningOf("loft", 0.5)).toBe(5);
  expect(timedFlick([-0.5, 1, 1])).toEqual(toldFlick(-10, 1.6, 10));
});
