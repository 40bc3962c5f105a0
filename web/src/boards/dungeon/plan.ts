/** The plan of the board: where its places lie and what joins them. It knows no rules. */
import type { Area, Point } from "../../kit/look";
import type { Place } from "./cards.gen";

/** The side of a square, in pixels of the board. */
export const SIZE = 40;
export type Square = readonly [x: number, y: number];
export type JoinKind = "open" | "doors" | "secret";

export interface Join {
  kind: JoinKind;
  /** The two places. */
  ends: readonly [number, number];
  /** A square of each, side by side. */
  edge: readonly [Square, Square];
  /** The number among those of its kind. */
  number: number;
}

const KINDS: readonly JoinKind[] = ["open", "doors", "secret"];
const STEPS: readonly Square[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export class Plan {
  readonly squares: Square[][];
  readonly width: number;
  readonly height: number;
  readonly joins: Join[] = [];
  readonly hall: number;
  readonly #at = new Map<string, number>();

  constructor(readonly places: readonly Place[]) {
    this.squares = places.map(squaresOf);
    this.squares.forEach((squares, place) => {
      for (const square of squares) this.#at.set(String(square), place);
    });
    const all = this.squares.flat();
    this.width = 1 + Math.max(...all.map(([x]) => x));
    this.height = 1 + Math.max(...all.map(([, y]) => y));
    this.hall = places.findIndex(({ kind }) => kind === "hall");
    this.#join();
  }

  #join(): void {
    const numbers = new Map(this.places.map(({ id }, number) => [id, number]));
    const counts = { open: 0, doors: 0, secret: 0 };
    for (const [one, place] of this.places.entries())
      for (const kind of KINDS)
        for (const name of place[kind] ?? []) {
          const other = numbers.get(name) ?? -1;
          const edge = this.#edge(one, other);
          if (edge) this.joins.push({ kind, ends: [one, other], edge, number: counts[kind]++ });
        }
  }

  #edge(one: number, other: number): readonly [Square, Square] | null {
    for (const square of this.squares[one] ?? [])
      for (const near of beside(square)) if (this.at(near) === other) return [square, near];
    return null;
  }

  /** The place on a square; undefined for rock. */
  at(square: Square): number | undefined {
    return this.#at.get(String(square));
  }

  /** What is printed on a space: `2A`, `214`. */
  label(place: number): string {
    const { id = "", kind = "" } = this.places[place] ?? {};
    return id.replace(`${kind}-`, "").toUpperCase();
  }

  level(place: number): number {
    return this.places[place]?.level ?? 1;
  }

  isSite(place: number): boolean {
    return ["room", "chamber"].includes(this.places[place]?.kind ?? "");
  }

  /** The largest rectangle of a place, in pixels of the board. */
  area(place: number): Area {
    const areas = [...(this.places[place]?.area ?? [])];
    areas.sort((one, other) => other[2] * other[3] - one[2] * one[3]);
    const [x, y, width, height] = areas[0] ?? [0, 0, 1, 1];
    return { x: x * SIZE, y: y * SIZE, width: width * SIZE, height: height * SIZE };
  }

  middle(place: number): Point {
    const { x, y, width, height } = this.area(place);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Everything, with the frame around it. */
  world(frame: number): Area {
    const [width, height] = [this.width * SIZE, this.height * SIZE];
    return { x: -frame, y: -frame, width: width + 2 * frame, height: height + 2 * frame };
  }
}

export function beside([x, y]: Square): Square[] {
  return STEPS.map(([dx, dy]) => [x + dx, y + dy]);
}

/** The middle of the edge between two squares, in pixels of the board. */
export function doorAt([[ax, ay], [bx, by]]: readonly [Square, Square]): Point {
  return { x: ((ax + bx + 1) / 2) * SIZE, y: ((ay + by + 1) / 2) * SIZE };
}

/** Whether a door lies in a wall that goes from west to east. */
export function isAcross([[ax], [bx]]: readonly [Square, Square]): boolean {
  return ax === bx;
}

function squaresOf({ area }: Place): Square[] {
  const found = new Map<string, Square>();
  for (const [column, row, width, height] of area)
    for (let y = row; y < row + height; y++)
      for (let x = column; x < column + width; x++) found.set(`${x},${y}`, [x, y]);
  return [...found.values()].sort((one, other) => one[1] - other[1] || one[0] - other[0]);
}
