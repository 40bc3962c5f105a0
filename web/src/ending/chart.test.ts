import { expect, test } from "vitest";
import type { ChronicleInfo } from "../lib/http";
import {
  apart,
  beginningsOf,
  chaptersOf,
  fitting,
  luckOf,
  measuresOf,
  roomFor,
  scaleOf,
  ticksOf,
  valuesOf,
} from "./chart";

const sample = (step: number, chapter: number, values: number[][] = [], luck = [0, 0]) => ({
  step,
  chapter,
  values,
  luck,
});
const SAMPLES = [sample(0, 1), sample(4, 1), sample(6, 2, [[1, 2]], [1500, -500])];
const CHRONICLE: ChronicleInfo = {
  measures: ["gold"],
  samples: SAMPLES,
  luck: [{ rolls: 2, dice: 6, good: 3, expected: 1500 }],
  honors: [],
  moments: [],
  is_whole: true,
};

test("lines stand at round numbers around all values, 0 among them", () => {
  expect(ticksOf([0, 22])).toEqual([0, 10, 20, 30]);
  expect(ticksOf([])).toEqual([0, 1]);
  expect(ticksOf([-1.5, 2.2])).toEqual([-2, -1, 0, 1, 2, 3]);
});

test("a scale leads from numbers to places, upside down too", () => {
  expect([0, 5, 10].map(scaleOf(0, 10, 100, 20))).toEqual([100, 60, 20]);
  expect(scaleOf(3, 3, 0, 10)(3)).toBe(0);
});

test("ends that meet are moved apart in their order and stay above the ground", () => {
  expect(apart([50, 100, 100], 20, 100)).toEqual([50, 80, 100]);
  expect(apart([90, 95], 20, 100)).toEqual([75, 95]);
});

test("labels without room are left out", () => {
  expect(fitting([0, 10, 50, 60], 40)).toEqual([true, false, true, false]);
});

test("chapters begin and end where their number changes", () => {
  expect(beginningsOf(SAMPLES).map(({ step }) => step)).toEqual([0, 6]);
  expect(chaptersOf(SAMPLES).map(({ step }) => step)).toEqual([4, 6]);
});

test("luck is a measure where dice were rolled, in whole dice", () => {
  expect(measuresOf(CHRONICLE)).toEqual(["gold", "luck"]);
  expect(measuresOf({ ...CHRONICLE, luck: [] })).toEqual(["gold"]);
  expect(measuresOf({ ...CHRONICLE, samples: [] })).toEqual([]);
  expect(valuesOf(CHRONICLE, "luck", sample(6, 2, [], [1500, -500]))).toEqual([1.5, -0.5]);
  expect(valuesOf(CHRONICLE, "gold", sample(6, 2, [[1, 2]]))).toEqual([1, 2]);
  expect(luckOf({ rolls: 2, dice: 6, good: 3, expected: 1500 })).toBe(1.5);
});

test("long numbers get more room than short ones", () => {
  expect(roomFor(["0", "20,000"])).toBe(3 * roomFor(["0", "5"]));
});
