import { expect, test } from "vitest";
import type { Outcome } from "../lib/messages";
import { columnsOf, isCounted, leadOf, standingsOf } from "./scores";

const part = (text: string, count: number, points: number) => ({ text, count, points });
const OUTCOME: Outcome = {
  scores: [12, 22, 17],
  ranks: [3, 1, 2],
  verdicts: [],
  scored: true,
  parts: [
    [part("gold", 6, 6), part("items", 2, 6), part("artifacts", 0, 0)],
    [part("gold", 13, 13), part("items", 3, 9), part("artifacts", 0, 0)],
    [part("gold", 8, 8), part("items", 3, 9), part("artifacts", 0, 0)],
  ],
};

test("the best stands first, and nobody's rank last", () => {
  expect(standingsOf(OUTCOME).map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect(standingsOf({ ...OUTCOME, ranks: [0, 2, 1] }).map(({ seat }) => seat)).toEqual([2, 1, 0]);
});

test("of equal rank the higher score stands first", () => {
  expect(standingsOf({ ...OUTCOME, ranks: [2, 1, 2] }).map(({ seat }) => seat)).toEqual([1, 2, 0]);
});

test("a kind of part that nobody has gets no column, and what is left adds up", () => {
  const columns = columnsOf(OUTCOME);
  expect(columns.map(({ text }) => text)).toEqual(["gold", "items"]);
  for (const { parts, score } of standingsOf(OUTCOME)) {
    expect(columns.reduce((sum, { at }) => sum + (parts[at]?.points ?? 0), 0)).toBe(score);
  }
});

test("a count is shown where points come of one", () => {
  expect(isCounted(part("dice", 7, 14), "7 dice")).toBe(true);
  expect(isCounted(part("gold", 6, 6), "6 gold")).toBe(false);
  expect(isCounted(part("difficulty", 0, 5), "Easy")).toBe(false);
});

test("where nothing is scored there are no columns and no lead", () => {
  const plain = { ...OUTCOME, scored: false };
  expect(columnsOf(plain)).toEqual([]);
  expect(leadOf(plain)).toBeNull();
});

test("a lead is told of one winner alone", () => {
  expect(leadOf(OUTCOME)).toEqual({ winner: 1, next: 2, score: 22, more: 5 });
  expect(leadOf({ ...OUTCOME, ranks: [3, 1, 1] })).toBeNull();
  expect(leadOf({ ...OUTCOME, ranks: [0, 0, 0] })).toBeNull();
  expect(leadOf({ ...OUTCOME, scores: [12, 17, 17] })).toBeNull();
});
