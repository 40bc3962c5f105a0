import { expect, it } from "vitest";
import { sidesOf } from "./standing";

const CARD = { kind: "card", x: 0, y: -300, yaw: 0, width: 68, depth: 3, low: 0, high: 44 };

it("sees the top of a card from above, and its front from a slant", () => {
  expect(sidesOf({ turn: 0, tilt: 0 }, CARD)).toHaveLength(1);

  const sides = sidesOf({ turn: 0, tilt: 60 }, CARD);
  const [front] = [...sides].sort((a, b) => b.light - a.light);
  const heights = front?.points.map(({ y }) => Math.round(y)) ?? [];

  expect(sides).toHaveLength(2);
  expect(Math.max(...heights) - Math.min(...heights)).toBe(Math.round(44 * Math.sin(Math.PI / 3)));
});

it("sees two sides of a card that stands across", () => {
  expect(sidesOf({ turn: 30, tilt: 60 }, CARD)).toHaveLength(3);
});
