import { expect, test } from "vitest";
import { beside } from "./beside";

const ROOM = { x: 100, y: 50, width: 800, height: 500 };
const SIZE = { width: 300, height: 200 };

test("it lies at the side that has more room, level with its place", () => {
  const place = { x: 200, y: 200, width: 100, height: 100 };
  expect(beside(place, SIZE, ROOM)).toEqual({ x: 318, y: 150, tail: "left" });
  expect(beside({ ...place, x: 700 }, SIZE, ROOM)).toEqual({ x: 382, y: 150, tail: "right" });
});

test("it stays inside what is free", () => {
  const corner = { x: 200, y: 50, width: 20, height: 20 };
  expect(beside(corner, SIZE, ROOM)).toMatchObject({ x: 238, y: 50 });
});

test("where neither side has room for it, it lies below or above", () => {
  const wide = { x: 250, y: 60, width: 500, height: 100 };
  expect(beside(wide, SIZE, ROOM)).toEqual({ x: 350, y: 178, tail: "top" });
  expect(beside({ ...wide, y: 400 }, SIZE, ROOM)).toEqual({ x: 350, y: 182, tail: "bottom" });
});

test("without a place it lies in the middle", () => {
  expect(beside(null, SIZE, ROOM)).toEqual({ x: 350, y: 200, tail: "none" });
});
