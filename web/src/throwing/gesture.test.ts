import { expect, it } from "vitest";
import { gestureOf, toldFlick, referenceLength } from "./gesture";
import { breathAt } from "./help";

it("measures by the height of a wide window and by the width of a narrow one", () => {
  expect(referenceLength(1280, 720)).toBe(720);
  expect(referenceLength(390, 844)).toBe(624);
});

it("turns pixels into lengths, forward up the page, beginning at nothing", () => {
  const samples = [
    { time: 500, x: 100, y: 400 },
    { time: 516, x: 110, y: 300 },
    { time: 514, x: 120, y: 200 },
  ];

  const { times, points } = gestureOf(samples, 100);

  expect(times).toEqual([0, 0.016, 0.016]);
  expect(points).toEqual([
    [0, 0],
    [0.1, 1],
    [0.2, 2],
  ]);
});

it("leaves out how long somebody held the die before", () => {
  const held = Array.from({ length: 900 }, (_, at) => ({ time: at * 10, x: 0, y: -at }));

  const { times } = gestureOf(held, 100);

  expect(times.at(-1)).toBeLessThanOrEqual(1.5);
  expect(times.length).toBeLessThanOrEqual(400);
});

it("flicks straight ahead as usual, and where the keys aim", () => {
  const { times, points } = toldFlick(0, 1);
  const [before, last] = points.slice(-2);
  const step = (times.at(-1) ?? 0) - (times.at(-2) ?? 0);

  expect(last?.[0]).toBe(0);
  expect(((last?.[1] ?? 0) - (before?.[1] ?? 0)) / step).toBeCloseTo(2.2, 0);
  expect(toldFlick(20, 1).points.at(-1)?.[0]).toBeGreaterThan(0);
  expect(toldFlick(0, 1.5).points.at(-1)?.[1]).toBeGreaterThan(last?.[1] ?? 9);
});

it("tells a breath in seconds since the toss, never before it", () => {
  expect(breathAt(toldFlick(0, 1), 0.6).times.at(-1)).toBeCloseTo(0.6);
  expect(breathAt(toldFlick(0, 1), 0.1).times.at(-1)).toBeCloseTo(0.1);
  const made = { ...toldFlick(0, 1), device: "pointer" as const };
  expect(breathAt(made, 0.1).times[0]).toBe(0);
});
