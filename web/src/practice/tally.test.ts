import { expect, it } from "vitest";
import {
  BULLSEYE,
  EMPTY,
  HIT,
  hitShare,
  keyOf,
  MISS,
  tallyOf,
  withThrow,
  type Landed,
} from "./tally";

function thrown(...worths: Landed[2][]) {
  return worths.reduce((tally, worth, at) => withThrow(tally, [at, 0, worth]), EMPTY);
}

it("counts hits, bullseyes and rows of hits", () => {
  const tally = thrown(HIT, BULLSEYE, HIT, MISS, HIT);
  expect(tally).toMatchObject({ throws: 5, hits: 4, bullseyes: 1, streak: 1, longest: 3 });
  expect(hitShare(tally)).toBe(0.8);
  expect(hitShare(EMPTY)).toBe(0);
});

it("forgets where the oldest dice lay, and no number", () => {
  const tally = thrown(...Array.from({ length: 450 }, () => HIT));
  expect(tally.throws).toBe(450);
  expect(tally.landed).toHaveLength(400);
  expect(tally.landed[0]).toEqual([50, 0, HIT]);
});

it("is the same kind of throw in whatever order its conditions were chosen", () => {
  const one = { board: "first", die: "d6", conditions: ["nose", "blind"] };
  expect(keyOf(one)).toBe(keyOf({ ...one, conditions: ["blind", "nose"] }));
  expect(keyOf(one)).not.toBe(keyOf({ ...one, die: "d12" }));
});

it.each([null, 3, "x", { throws: -1 }, { hits: "many" }, { landed: [[1, 2]] }, { landed: {} }])(
  "begins anew where what was kept is none: %j",
  (kept) => expect(tallyOf(kept)).toEqual(EMPTY),
);

it("goes on with what was kept", () => {
  const tally = thrown(HIT, MISS);
  expect(tallyOf(JSON.parse(JSON.stringify(tally)))).toEqual(tally);
});
