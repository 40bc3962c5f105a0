import { expect, it } from "vitest";
import { throws } from "../recorded";
import { numberPlaces, regionAt, ringPath } from "./regions";

const { boards } = throws.targets;

function boardOf(id: string) {
  const found = boards.find((board) => board.id === id);
  if (!found) throw new Error(`no board ${id}`);
  return found;
}

it("names the region under a point as the server does", () => {
  const named = throws.pointed.map((at) => regionAt(boardOf(at.board), at));

  expect(named).toEqual(throws.pointed.map(({ region }) => region));
  expect(new Set(named).size).toBeGreaterThan(20);
});

it("prints every number in its own section", () => {
  for (const board of boards)
    for (const section of board.sections)
      for (const place of numberPlaces(section, board.holes))
        expect(regionAt(board, place)).toBe(section.id);
});

it("draws a slice from its outer to its inner edge", () => {
  expect(ringPath(10, 20, 0, 90)).toBe("M20 0A20 20 0 0 0 0 -20L0 -10A10 10 0 0 1 10 0Z");
  expect(ringPath(0, 20, 0, 360)).toBe("M20 0A20 20 0 1 0 -20 0A20 20 0 1 0 20 0Z");
});
