import { expect, it } from "vitest";
import { Pace } from "./pace";

function shown(pace: Pace, ms: number, seconds: number): number {
  for (let spent = 0; spent < seconds * 1000; spent += ms) pace.took(ms);
  return pace.ratio;
}

it("keeps the finest pixels as long as pictures come in time", () => {
  expect(shown(new Pace(2), 16, 5)).toBe(2);
  expect(shown(new Pace(1.5), 30, 5)).toBe(1.5);
});

it("takes fewer pixels within a second when they come too slowly", () => {
  expect(shown(new Pace(2), 60, 0.3)).toBe(1);
  expect(shown(new Pace(2), 100, 1)).toBe(0.5);
  expect(shown(new Pace(1), 60, 0.4)).toBe(0.5);
});

it("says when even the fewest are too many, and only then", () => {
  const crawling = new Pace(1);
  shown(crawling, 120, 2);
  expect(crawling.isTooSlow).toBe(true);

  const slow = new Pace(1);
  shown(slow, 60, 2);
  expect(slow.isTooSlow).toBe(false);
});

it("takes a page that slept for no slow one", () => {
  const pace = new Pace(2);
  for (let at = 0; at < 20; at++) pace.took(5000);
  expect(pace.ratio).toBe(2);
});
