import { Box3, type BufferGeometry } from "three";
import { describe, expect, it } from "vitest";
import { throws } from "../../recorded";
import { holeMiddle, MM } from "../regions";
import { facesOf } from "../solids";
import { bodyShape, openHand } from "./bodies";
import { boardParts, websOf } from "./board";
import { triangles } from "./shapes";
import { solidShape } from "./solid";
import { tableParts } from "./table";

const MOST_TRIANGLES = 20_000;
const COLOURS = { skin: "#d69a6c", cuff: "#7a2a24", wood: "#7a5029", card: "#fff", thread: "#333" };
const { boards, dice, conditions } = throws.targets;

const sizeOf = (geometry: BufferGeometry) => {
  const box = new Box3();
  geometry.computeBoundingBox();
  if (geometry.boundingBox) box.copy(geometry.boundingBox);
  return box;
};

/** Whether a point of the plan lies on a flat shape, by its triangles. */
function isOn(geometry: BufferGeometry, x: number, y: number): boolean {
  const { position } = geometry.attributes;
  const index = geometry.index;
  if (!position || !index) return false;
  const side = (a: number, b: number) =>
    (position.getX(b) - position.getX(a)) * (y - position.getY(a)) -
    (position.getY(b) - position.getY(a)) * (x - position.getX(a));
  for (let at = 0; at < index.count; at += 3) {
    const [a, b, c] = [index.getX(at), index.getX(at + 1), index.getX(at + 2)];
    const sides = [side(a, b), side(b, c), side(c, a)];
    if (sides.every((one) => one >= 0) || sides.every((one) => one <= 0)) return true;
  }
  return false;
}

describe.each(boards)("the board $id in space", (board) => {
  const { top, side, bones } = boardParts(board);

  it("is as large and as thick as where dice land", () => {
    const box = sizeOf(side);
    expect(box.max.x).toBeCloseTo(board.radius * MM, 3);
    expect(box.max.z - box.min.z).toBeCloseTo(board.thickness * MM, 3);
    expect(sizeOf(top).max.z).toBeCloseTo(board.thickness * MM, 3);
  });

  it("has a real hole where a die falls in, and nowhere else", () => {
    for (const hole of board.holes) {
      const { x, y } = holeMiddle(hole);
      expect(isOn(top, x, y)).toBe(false);
      expect(isOn(top, x + hole.radius * MM * 0.9, y)).toBe(false);
      expect(isOn(top, x + hole.radius * MM * 1.15, y)).toBe(true);
    }
    expect(isOn(top, 0.3, 0.2)).toBe(true);
  });

  it("has bones as high as those that stop a die", () => {
    const highest = Math.max(0, ...board.bones.map(({ top: high }) => high * MM));
    expect(bones ? sizeOf(bones).max.z : 0).toBeCloseTo(highest, 3);
  });

  it("closes the holes that webs close", () => {
    const closed = board.holes.slice(0, 2).map(({ id }) => id);
    expect(websOf(board, [])).toBeNull();
    const webs = websOf(board, closed);
    expect(webs && triangles(webs)).toBe(64);
  });

  it("lies on a table as large as the one that dice fall off", () => {
    const box = sizeOf(tableParts(board).top);
    expect(box.max.x).toBeCloseTo(board.table.half * MM, 3);
    expect(box.max.z).toBeCloseTo(0, 6);
  });
});

describe.each(dice)("the die $id in space", (kind) => {
  const shape = solidShape(kind);

  it("is as large as the one that is thrown, from face to opposite face", () => {
    for (const { normal } of facesOf(kind)) {
      const { position } = shape.attributes;
      if (!position) throw new Error("no corners");
      const reaches = Array.from({ length: position.count }, (_, at) => {
        const corner = [position.getX(at), position.getY(at), position.getZ(at)];
        return normal.reduce((sum, one, axis) => sum + one * (corner[axis] ?? 0), 0);
      });
      expect(Math.max(...reaches)).toBeCloseTo((kind.size * MM) / 2, 2);
    }
  });

  it("is closed and looks outward", () => {
    const { position, normal } = shape.attributes;
    if (!position || !normal) throw new Error("no skin");
    let volume = 0;
    for (let at = 0; at < position.count; at += 3) {
      const [a, b, c] = [at, at + 1, at + 2].map((one) => [
        position.getX(one),
        position.getY(one),
        position.getZ(one),
      ]) as [number[], number[], number[]];
      const [[ax = 0, ay = 0, az = 0], [bx = 0, by = 0, bz = 0], [cx = 0, cy = 0, cz = 0]] = [
        a,
        b,
        c,
      ];
      volume +=
        (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
    }
    const box = sizeOf(shape);
    const whole = (box.max.x - box.min.x) * (box.max.y - box.min.y) * (box.max.z - box.min.z);
    expect(volume).toBeGreaterThan(0.35 * whole);
    expect(volume).toBeLessThanOrEqual(whole * 1.001);
  });
});

it("what holds a die is made for every condition", () => {
  for (const { holder } of conditions)
    for (const body of holder.bodies) {
      const shape = bodyShape(body, holder.kind, holder.size, COLOURS);
      expect(triangles(shape)).toBeGreaterThan(0);
      expect(shape.attributes["color"]).toBeDefined();
    }
});

it("all that can lie there at once is drawn with few triangles", () => {
  for (const board of boards) {
    const { top, side, bones } = boardParts(board);
    const table = tableParts(board);
    const dozen = 8 * Math.max(...dice.map((kind) => triangles(solidShape(kind))));
    const fixed = [top, side, bones, table.top, table.side, openHand(COLOURS)];
    const sum = fixed.reduce((all, one) => all + (one ? triangles(one) : 0), dozen);
    expect(sum).toBeLessThan(MOST_TRIANGLES);
  }
});
