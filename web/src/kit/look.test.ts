import { expect, test } from "vitest";
import { both, fitted, held, moved, onScreen, zoomed, type Frame } from "./look";

const FRAME: Frame = { width: 1000, height: 600, top: 100, right: 100, bottom: 100, left: 300 };
const WORLD = { x: 0, y: 0, width: 1200, height: 1600 };
const LIMITS = { least: 0.1, most: 3 };

test("what is fitted fills the free middle and stands in its middle", () => {
  const look = fitted(WORLD, FRAME, LIMITS);

  expect(look).toEqual({ x: 600, y: 800, zoom: 0.25 });
  expect(onScreen({ x: 600, y: 800 }, look, FRAME)).toEqual({ x: 600, y: 300 });
  expect(onScreen({ x: 0, y: 0 }, look, FRAME).y).toBe(100);
});

test("a small area is not blown up beyond the limit", () => {
  expect(fitted({ x: 5, y: 5, width: 1, height: 1 }, FRAME, LIMITS).zoom).toBe(3);
});

test("the point under the pointer stays there while it comes nearer", () => {
  const look = fitted(WORLD, FRAME, LIMITS);
  const world = { x: 500, y: 700 };
  const at = onScreen(world, look, FRAME);

  const near = zoomed(look, 2, at, FRAME, LIMITS);

  expect(near.zoom).toBe(0.5);
  expect(onScreen(world, near, FRAME).x).toBeCloseTo(at.x);
  expect(onScreen(world, near, FRAME).y).toBeCloseTo(at.y);
});

test("dragging moves the world as far as the finger went", () => {
  const look = { x: 600, y: 800, zoom: 2 };
  const before = onScreen({ x: 0, y: 0 }, look, FRAME);
  const after = onScreen({ x: 0, y: 0 }, moved(look, -30, 10), FRAME);

  expect([after.x - before.x, after.y - before.y]).toEqual([30, -10]);
});

test("nobody looks beyond the world, and a small world stands in the middle", () => {
  expect(held({ x: -999, y: 99999, zoom: 1 }, WORLD, FRAME)).toEqual({ x: 300, y: 1400, zoom: 1 });
  expect(held({ x: 0, y: 0, zoom: 0.25 }, WORLD, FRAME)).toEqual({ x: 600, y: 800, zoom: 0.25 });
});

test("both areas are in what holds them both", () => {
  const corner = { x: -100, y: 1500, width: 200, height: 300 };

  expect(both(WORLD, corner)).toEqual({ x: -100, y: 0, width: 1300, height: 1800 });
  expect(both(corner, WORLD)).toEqual(both(WORLD, corner));
});
