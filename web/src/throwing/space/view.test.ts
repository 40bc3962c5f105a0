import { describe, expect, it } from "vitest";
import { arcOf, velocity } from "./arc";
import { heldAt, moved, Swing, handAt } from "./swing.svelte";
import { aboveView, eased, handView, restingView, risen, type View } from "./view";

const SHAPES = [0.5, 0.75, 1, 1.3, 1.8, 2.4];
const RADIUS = 180;
const HAND = { place: 270, away: 480, height: 80, loft: -12, speed: 1900 };

/** Where a point is in a picture: from -1 at its left and bottom to 1. */
function seen({ at, to, wide }: View, aspect: number, [x, y, z]: [number, number, number]) {
  const sub = (a: number[], b: number[]) => a.map((one, i) => one - (b[i] ?? 0));
  const dot = (a: number[], b: number[]) => a.reduce((sum, one, i) => sum + one * (b[i] ?? 0), 0);
  const cross = ([a = 0, b = 0, c = 0]: number[], [d = 0, e = 0, f = 0]: number[]) => [
    b * f - c * e,
    c * d - a * f,
    a * e - b * d,
  ];
  const unit = (a: number[]) => a.map((one) => one / Math.hypot(...a));
  const eye = [at.x, at.y, at.z];
  const ahead = unit(sub([to.x, to.y, to.z], eye));
  const right = unit(cross(ahead, [0, 0, 1]));
  const up = cross(right, ahead);
  const way = sub([x, y, z], eye);
  const half = Math.tan((wide * Math.PI) / 360);
  const depth = dot(way, ahead);
  return { x: dot(way, right) / depth / half, y: (dot(way, up) / depth / half) * aspect };
}

describe.each(SHAPES)("in a picture of %f", (aspect) => {
  it("shows the board above the hand, and both whole", () => {
    const view = handView(HAND, RADIUS, aspect);
    for (const x of [-RADIUS, RADIUS])
      expect(Math.abs(seen(view, aspect, [x, 0, 3]).x)).toBeLessThan(1);
    const far = seen(view, aspect, [0, RADIUS, 3]).y;
    const near = seen(view, aspect, [0, -RADIUS, 3]).y;
    const hand = seen(view, aspect, [0, -480, 80]).y;
    expect(far).toBeLessThan(0.95);
    expect(far).toBeGreaterThan(near);
    expect(near).toBeGreaterThan(hand);
    expect(hand).toBeGreaterThan(-0.75);
  });

  it("shows the whole board from above, wherever a die lies, and to those who watch", () => {
    const views = [
      aboveView(270, { x: 120, y: -90, z: 11 }, RADIUS, aspect),
      aboveView(45, { x: 0, y: 0, z: 11 }, RADIUS, aspect),
      restingView(180, RADIUS, aspect),
    ];
    for (const view of views)
      for (const point of [
        [RADIUS, 0, 3],
        [-RADIUS, 0, 3],
        [0, RADIUS, 3],
        [0, -RADIUS, 3],
      ] as const) {
        const { x, y } = seen(view, aspect, [...point]);
        expect(Math.abs(x)).toBeLessThan(1.25);
        expect(Math.abs(y)).toBeLessThan(1.25);
      }
  });
});

it("looks from the side where the thrower is", () => {
  const view = handView({ ...HAND, place: 0 }, RADIUS, 1.5);
  expect(view.at.x).toBeGreaterThan(480);
  expect(Math.abs(view.at.y)).toBeLessThan(1e-6);
});

it("rises from behind the hand to above within a flight, never back", () => {
  const shares = Array.from({ length: 50 }, (_, at) => risen(at * 25, 200, 900));
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(eased(0.5)).toBeCloseTo(0.5);
});

describe("the hint of a throw", () => {
  it("touches the table before the board, where a usual flick does", () => {
    const { points, bounce } = arcOf(handAt(HAND), velocity(90, HAND.loft, HAND.speed), 8);
    expect(bounce.z).toBe(8);
    expect(bounce.y).toBeLessThan(-RADIUS);
    expect(bounce.y).toBeGreaterThan(-HAND.away);
    expect(Math.max(...points.map(({ y }) => y))).toBeGreaterThan(bounce.y);
    expect(Math.min(...points.map(({ z }) => z))).toBeGreaterThanOrEqual(8);
  });
});

describe("a hand", () => {
  it("goes where the pointer goes, no farther than an arm reaches", () => {
    expect(heldAt({ x: 100, y: 0 }, 1, false).right).toBe(100);
    expect(heldAt({ x: 100, y: 0 }, 1, true).right).toBe(-100);
    expect(heldAt({ x: 9000, y: -9000 }, 1, false)).toEqual({ right: 190, forward: 260 });
    const there = moved(handAt(HAND), HAND.place, { right: 50, forward: 100 });
    expect(there.x).toBeCloseTo(50);
    expect(there.y).toBeCloseTo(-380);
  });

  it("lets the die go at once, and it waits in the air for the server's word", () => {
    const swing = new Swing();
    swing.letGo(handAt(HAND), HAND, 0, 1000);
    const [first, soon, late] = [1000, 1060, 60_000].map((now) => swing.flying(now));
    expect(first?.y).toBeCloseTo(-480);
    expect(soon?.y).toBeGreaterThan(-420);
    expect(late?.y).toBeLessThan(0);
    expect(late?.z).toBeGreaterThan(0);
    expect(swing.way).toBeNull();
  });
});
