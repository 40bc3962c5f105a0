/** Where tiles lie, which exits they have, and the lines of their walls. It knows no cards. */
export const SIZE = 200;
export const MIDDLE = 100;
/** How far the map goes on around the outermost tiles. */
export const MARGIN = 70;
export const SIDES = [0, 1, 2, 3] as const;

const LETTERS = "nesw";
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const [LOW, HIGH, CHAMFER, HALL] = [30, 170, 16, 30];

export interface Cell {
  x: number;
  y: number;
}
export interface Area extends Cell {
  width: number;
  height: number;
}
type Point = readonly [number, number];

/** Exits as bits, one a side, from the letters of their sides. */
export function mask(letters: string): number {
  return [...letters].reduce((bits, letter) => bits | (1 << LETTERS.indexOf(letter)), 0);
}

/** Exits after so many quarter turns to the right. */
export function turned(exits: number, turns: number): number {
  return ((exits << turns) | (exits >> (4 - turns))) & 0b1111;
}

export function hasExit(exits: number, side: number): boolean {
  return Boolean((exits >> side) & 1);
}

/** The cell on the other side of an edge. */
export function beyond(cell: Cell, side: number): Cell {
  const [x, y] = STEPS[side] ?? [0, 0];
  return { x: cell.x + x, y: cell.y + y };
}

/** The part of the plane that some cells fill, with a margin and at least so many cells. */
export function extent(cells: readonly Cell[], least: Cell): Area {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const across = stretch(Math.min(...xs), Math.max(...xs) + 1, least.x);
  const down = stretch(Math.min(...ys), Math.max(...ys) + 1, least.y);
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

function stretch(from: number, to: number, least: number): { from: number; length: number } {
  const more = Math.max(0, least - (to - from)) / 2;
  return {
    from: (from - more) * SIZE - MARGIN,
    length: (to - from + 2 * more) * SIZE + 2 * MARGIN,
  };
}

/** The corners of a floor, clockwise; null stands for the opening of an exit. */
function outline(exits: number): (Point | null)[] {
  return SIDES.flatMap((side) =>
    northern(hasExit(exits, side)).map((point) => point && turnedPoint(point, side)),
  );
}

function northern(open: boolean): (Point | null)[] {
  const [left, right] = [MIDDLE - HALL, MIDDLE + HALL];
  const hall: (Point | null)[] = [[left, LOW], [left, 0], null, [right, 0], [right, LOW]];
  return [[LOW + CHAMFER, LOW], ...(open ? hall : []), [HIGH - CHAMFER, LOW]];
}

function turnedPoint([x, y]: Point, turns: number): Point {
  return turns === 0 ? [x, y] : turnedPoint([SIZE - y, x], turns - 1);
}

function line(points: readonly Point[]): string {
  return points.length ? "M" + points.map(([x, y]) => `${x},${y}`).join(" L") : "";
}

export function floorPath(exits: number): string {
  return line(outline(exits).filter((point) => point !== null)) + "Z";
}

/** The walls, open where the exits are. */
export function wallPath(exits: number): string {
  const around = outline(exits);
  const gap = around.indexOf(null);
  const ways: Point[][] = [[]];
  for (const point of [...around.slice(gap + 1), ...around.slice(0, gap + 1)]) {
    if (point) ways.at(-1)?.push(point);
    else ways.push([]);
  }
  return ways.map(line).join("");
}
