import { expect, it } from "vitest";
import { endOf, printedFor } from "../../recorded";
import { Box } from "./box";
import type { Printed } from "./cards.gen";
import { HEIGHT, Plan, WIDTH } from "./plan";
import { roomMark, roomShape } from "./rooms";
import { MOST_ROOMS } from "./sight";
import type { View } from "./view.gen";

const box = new Box(printedFor("dungeon-fighter").cards as Printed);
const view = endOf("dungeon-fighter").view.view as View;
const plan = new Plan(box, view.faces);

it("lays every room of the three faces on its own board", () => {
  const rooms = view.faces.reduce((sum, face) => sum + (box.face(face)?.rooms.length ?? 0), 0);

  expect(plan.places).toHaveLength(rooms);
  for (const { x, y, level, number } of plan.places) {
    const area = plan.levels[level];
    expect(Math.floor(number / MOST_ROOMS)).toBe(level);
    expect(x).toBeGreaterThan(area?.x ?? 0);
    expect(x).toBeLessThan((area?.x ?? 0) + WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(HEIGHT);
  }
});

it("keeps rooms of a board apart", () => {
  for (const one of plan.places)
    for (const other of plan.places)
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(80);
});

it("leads from the way in to the Boss, and never back to where it came from", () => {
  const ends = plan.corridors.map(({ ends }) => ends);
  const bosses = ends.filter(([, to]) => to === null);

  expect(ends.filter(([from]) => from === null)).toHaveLength(1);
  expect(bosses.length).toBe(box.face(view.faces[2] ?? -1)?.exits.length);
  for (const [from, to] of ends)
    expect(ends.some(([other, back]) => to !== null && other === to && back === from)).toBe(false);
});

it("finds the level that somebody looks at, the last one for the Boss", () => {
  expect(plan.area(1).x).toBeLessThan(plan.levels[1]?.x ?? 0);
  expect(plan.area(3)).toEqual(plan.area(2));
  expect(plan.area(3).x + plan.area(3).width).toBeGreaterThan(plan.lair.x);
});

it("prints in a room what is found there", () => {
  const room = { id: "vault", x: 0, y: 0 };

  expect(roomMark(room)).toEqual({ icon: null, text: "" });
  expect(roomMark({ ...room, kind: "treasure", gold: 3 })).toEqual({ icon: "gold", text: "3" });
  expect(roomMark({ ...room, kind: "treasure", equipment: 1 }).icon).toBe("equipment");
  expect(roomMark({ ...room, kind: "perilous", throws: ["nose"] }).icon).toBe("throw-nose");
  expect(roomShape("treasure", 10)).toMatch(/^M[-\d.,L]+Z$/);
});
