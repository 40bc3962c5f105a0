/** What is drawn of the bare board: rock by level, walls, stairs, and where numerals stand. */
import { doorAt, SIZE, type Plan, type Square } from "./plan";

export const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** The squares that are nearest to each level, rock and floors alike. */
export function regionsOf(plan: Plan): Map<number, Square[]> {
  const floors = plan.squares.flat();
  const found = new Map<number, Square[]>(LEVELS.map((level) => [level, []]));
  for (let x = 0; x < plan.width; x++)
    for (let y = 0; y < plan.height; y++) {
      const near = plan.at([x, y]) === undefined ? nearest([x, y], floors) : ([x, y] as const);
      found.get(plan.level(plan.at(near) ?? 0))?.push([x, y]);
    }
  return found;
}

function nearest(square: Square, floors: readonly Square[]): Square {
  let [best, least] = [square, Infinity];
  for (const floor of floors) {
    const far = apart(square, floor);
    if (far < least) [best, least] = [floor, far];
  }
  return best;
}

function apart([ax, ay]: Square, [bx, by]: Square): number {
  return (ax - bx) ** 2 + (ay - by) ** 2;
}

/** Two squares of rock of each level that lie far apart, away from other levels where possible. */
export function platesOf(plan: Plan, regions: Map<number, Square[]>): [number, Square][] {
  return [...regions].flatMap(([level, squares]) => {
    const own = new Set(squares.map(String));
    const rock = squares.filter((square) => plan.at(square) === undefined);
    const inner = rock.filter((square) => ring(square).every((near) => own.has(String(near))));
    return farthest(inner.length ? inner : rock).map((square): [number, Square] => [level, square]);
  });
}

function ring([x, y]: Square): Square[] {
  return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy): Square => [x + dx, y + dy]));
}

function farthest(squares: readonly Square[]): Square[] {
  let best: Square[] = squares.slice(0, 1);
  let most = 0;
  for (const one of squares)
    for (const other of squares)
      if (apart(one, other) > most) [best, most] = [[one, other], apart(one, other)];
  return best;
}

/** The square of rock that has most rock around it: there is room for a compass. */
export function roomiest(plan: Plan): Square {
  let best: Square = [0, 0];
  let most = -1;
  for (let x = 1; x < plan.width - 1; x++)
    for (let y = 1; y < plan.height - 1; y++) {
      const room = ring([x, y]).filter((near) => plan.at(near) === undefined).length;
      const wide = [x - 2, x + 2].filter((at) => plan.at([at, y]) === undefined).length;
      if (room * 4 + wide > most) [best, most] = [[x, y], room * 4 + wide];
    }
  return best;
}

/** The edges of corridors and stairs that lead nowhere, as a path. */
export function wallsOf(plan: Plan): string {
  const open = new Set(
    plan.joins
      .filter(({ kind }) => kind === "open")
      .flatMap(({ edge: [one, other] }) => [
        `${one.join()}|${other.join()}`,
        `${other.join()}|${one.join()}`,
      ]),
  );
  const found: string[] = [];
  plan.places.forEach(({ kind }, place) => {
    if (kind !== "corridor" && kind !== "stair") return;
    for (const square of plan.squares[place] ?? [])
      sidesOf(square).forEach(([near, side]) => {
        if (plan.at(near) !== place && !open.has(`${square.join()}|${near.join()}`))
          found.push(side);
      });
  });
  return found.join("");
}

function sidesOf([x, y]: Square): [Square, string][] {
  const [left, top] = [x * SIZE, y * SIZE];
  return [
    [[x, y - 1], `M${left},${top}h${SIZE}`],
    [[x + 1, y], `M${left + SIZE},${top}v${SIZE}`],
    [[x, y + 1], `M${left},${top + SIZE}h${SIZE}`],
    [[x - 1, y], `M${left},${top}v${SIZE}`],
  ];
}

export interface Stair {
  place: number;
  x: number;
  y: number;
  /** Degrees by which steps that go down to the south are turned. */
  turn: number;
  length: number;
  upper: number;
  lower: number;
}

/** The stairs, each from its own level down to another. */
export function stairsOf(plan: Plan): Stair[] {
  return plan.places.flatMap((stair, place) => {
    if (stair.kind !== "stair") return [];
    const down = plan.joins.find(
      ({ ends }) => ends.includes(place) && ends.some((end) => plan.level(end) !== stair.level),
    );
    if (!down) return [];
    const other = down.ends[0] === place ? down.ends[1] : down.ends[0];
    const { x, y, width, height } = plan.area(place);
    const [cx, cy] = [x + width / 2, y + height / 2];
    const door = doorAt(down.edge);
    const turn = door.y > cy ? 0 : door.x < cx ? 90 : door.y < cy ? 180 : 270;
    const length = Math.max(width, height);
    return [{ place, x: cx, y: cy, turn, length, upper: stair.level, lower: plan.level(other) }];
  });
}
