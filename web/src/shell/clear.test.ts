import { expect, test } from "vitest";
import { cutBy } from "./clear";

const MIDDLE = { right: 1200, bottom: 580, width: 900, height: 520 };

test("a question no higher than the dock takes nothing", () => {
  expect(cutBy(MIDDLE, { left: 868, top: 588 })).toEqual({ right: 0, bottom: 0 });
});

test("a question beside the middle takes nothing", () => {
  expect(cutBy(MIDDLE, { left: 1200, top: 42 })).toEqual({ right: 0, bottom: 0 });
});

test("above a question that is a little higher there is most room", () => {
  expect(cutBy(MIDDLE, { left: 868, top: 500 })).toEqual({ right: 0, bottom: 92 });
});

test("at the left of a very high question there is most room", () => {
  expect(cutBy(MIDDLE, { left: 868, top: 300 })).toEqual({ right: 344, bottom: 0 });
});
