import { expect, it } from "vitest";
import type { Film } from "../lib/messages";
import { throws } from "../recorded";
import { rolledOver } from "./path";

const { targets } = throws;
const first = targets.boards.find(({ id }) => id === "first");
if (!first) throw new Error("no board");
const radius = first.radius * 1000;

/** A die that goes straight from the rim to some place, so high above the table, in mm. */
function film(x: number, z: number, place: string): Film {
  const [some] = throws.films;
  if (!some) throw new Error("no film");
  const scene = { ...some.scene, board: "first", die: "d6", lying: [], templates: [], lift: 0 };
  const frames = [
    [0, -radius - 30, 3, z, 1, 0, 0, 0],
    [900, x, 3, z, 1, 0, 0, 0],
  ];
  const landing = { ...some.landing, place } as Film["landing"];
  return { ...some, scene, bodies: [{ name: "die", shape: "d6", frames }], landing };
}

it("tells the rings that a die rolls over, in order, without the one where it rests", () => {
  expect(rolledOver(targets, first, film(0, 12, "centre"))).toEqual([1, 2, 3, 4, 5, 6]);
});

it("tells nothing of what a die flies over", () => {
  expect(rolledOver(targets, first, film(0, 90, "centre"))).toEqual([]);
});

it("tells only what a board has", () => {
  for (const one of throws.films) {
    const board = targets.boards.find(({ id }) => id === one.scene.board);
    if (!board) throw new Error("no board");
    const values = board.sections.map(({ value }) => value);
    for (const value of rolledOver(targets, board, one)) expect(values).toContain(value);
  }
});
