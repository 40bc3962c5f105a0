import { expect, it } from "vitest";
import { printedFor } from "../../recorded";
import type { Printed } from "./cards.gen";
import { loops, outline } from "./outline";
import { doorAt, isAcross, Plan, SIZE, type Square } from "./plan";
import { LEVELS, platesOf, regionsOf, roomiest, stairsOf, wallsOf } from "./scenery";

const plan = new Plan((printedFor("dungeon").cards as Printed).board);

it("joins every place to another, each by one edge", () => {
  const joined = new Set(plan.joins.flatMap(({ ends }) => ends));
  expect(joined.size).toBe(plan.places.length);
  for (const { ends, edge } of plan.joins)
    expect(edge.map((square) => plan.at(square))).toEqual([...ends]);
});

it("counts the doors of each kind from 0", () => {
  const secrets = plan.joins.filter(({ kind }) => kind === "secret");
  expect(secrets.map(({ number }) => number)).toEqual(secrets.map((_, at) => at));
});

it("labels places as they are printed", () => {
  const labels = plan.places.map((_, place) => plan.label(place));
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).toContain("2A");
  expect(labels).toContain("101");
  expect(labels.filter((_, place) => plan.isSite(place))).toHaveLength(60);
});

it("puts doors between their two squares", () => {
  expect(
    doorAt([
      [1, 1],
      [1, 2],
    ]),
  ).toEqual({ x: 1.5 * SIZE, y: 2 * SIZE });
  expect(
    isAcross([
      [1, 1],
      [1, 2],
    ]),
  ).toBe(true);
});

it("gives every square to one level", () => {
  const regions = regionsOf(plan);
  const all = [...regions.values()].flat();
  expect(all).toHaveLength(plan.width * plan.height);
  expect(new Set(all.map(String)).size).toBe(all.length);
});

it("prints the numeral of each level on rock", () => {
  const plates = platesOf(plan, regionsOf(plan));
  expect(new Set(plates.map(([level]) => level))).toEqual(new Set(LEVELS));
  for (const [, square] of plates) expect(plan.at(square)).toBeUndefined();
  expect(plan.at(roomiest(plan))).toBeUndefined();
});

it("leads stairs down from their level to another", () => {
  const stairs = stairsOf(plan);
  expect(stairs).toHaveLength(plan.places.filter(({ kind }) => kind === "stair").length);
  for (const { upper, lower } of stairs) expect(upper).not.toBe(lower);
});

it("walls corridors in, but for passages", () => {
  expect(wallsOf(plan)).toMatch(/^M/);
  const wall = new Plan([
    { id: "a", level: 1, kind: "corridor", area: [[0, 0, 1, 1]], open: ["b"] },
    { id: "b", level: 1, kind: "corridor", area: [[1, 0, 1, 1]] },
  ]);
  expect(wallsOf(wall).match(/M/g)).toHaveLength(6);
});

it("draws a border around squares and around their holes", () => {
  const ring = [0, 1, 2]
    .flatMap((x) => [0, 1, 2].map((y): Square => [x, y]))
    .filter(([x, y]) => x !== 1 || y !== 1);
  const [outer, hole] = loops(ring);
  expect(outer).toHaveLength(4);
  expect(hole).toHaveLength(4);
  expect(
    loops([
      [0, 0],
      [1, 1],
    ]),
  ).toHaveLength(2);
  expect(outline([[0, 0]], { inset: 5, corner: 10, cut: true })).toContain("L");
});
