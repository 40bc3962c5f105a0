import { expect, it } from "vitest";
import { throws } from "../recorded";
import { seenFaces } from "./solids";

const FLAT = [1, 0, 0, 0] as const;

function kindOf(id: string) {
  const found = throws.targets.dice.find((die) => die.id === id);
  if (!found) throw new Error(`no die ${id}`);
  return found;
}

it("sees one face of a cube that lies flat, as wide as the die", () => {
  const [face, ...others] = seenFaces(kindOf("d6"), FLAT);

  expect(others).toEqual([]);
  expect(face?.points).toHaveLength(4);
  for (const { x, y } of face?.points ?? []) {
    expect(Math.abs(x)).toBeCloseTo(8);
    expect(Math.abs(y)).toBeCloseTo(8);
  }
});

it("sees pentagons of a dodecahedron, no larger than it is", () => {
  const faces = seenFaces(kindOf("d12"), FLAT);

  expect(faces.length).toBeGreaterThan(3);
  for (const { points } of faces) {
    expect(points).toHaveLength(5);
    for (const { x, y } of points) expect(Math.hypot(x, y)).toBeLessThan(11.4);
  }
});

it("shows the symbol on the faces that carry it", () => {
  const turned = [Math.SQRT1_2, 0, Math.SQRT1_2, 0] as const;

  expect(seenFaces(kindOf("d6"), FLAT).some(({ symbol }) => symbol.length)).toBe(false);
  expect(seenFaces(kindOf("d6"), turned).at(-1)?.symbol).toHaveLength(10);
  expect(seenFaces(kindOf("compass"), FLAT).at(-1)?.points).toHaveLength(32);
});
