import { expect, it } from "vitest";
import { depth, laid, seenAt, seenTurn, squeeze } from "./eye";
import { rotated } from "./turning";

const ABOVE = { turn: 0, tilt: 0 };
const ASIDE = { turn: 90, tilt: 60 };

it("sees a plan from straight above", () => {
  expect(seenAt(ABOVE, { x: 30, y: 40, z: 99 })).toEqual({ x: 30, y: -40 });
  expect(squeeze(ABOVE)).toEqual({ flat: 1, high: 0 });
  expect(laid(ABOVE, 5)).toBe("translate(0 0) scale(1 1) rotate(0)");
});

it("turns the board, squeezes what lies flat and lifts what is high", () => {
  const east = seenAt(ASIDE, { x: 100, y: 0, z: 0 });

  expect(east.x).toBeCloseTo(0);
  expect(east.y).toBeCloseTo(-50);
  expect(depth(ASIDE, { x: 100, y: 0 })).toBeCloseTo(100);
  expect(seenAt(ASIDE, { x: 100, y: 0, z: 10 }).y - east.y).toBeCloseTo(
    -10 * Math.sin(Math.PI / 3),
  );
});

it("turns bodies with it: what looks up looks at who throws from the side", () => {
  const level = seenTurn({ turn: 0, tilt: 90 }, [1, 0, 0, 0]);
  const [x, y, z] = rotated(level, [0, 0, 1]);

  expect([x, y, z].map((one) => Math.round(one * 1000) / 1000)).toEqual([0, 1, 0]);
});
