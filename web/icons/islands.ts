/** Takes an icon's path apart into its islands: each a shape of its own with the holes in it. */

type Point = readonly [x: number, y: number];
interface Ring {
  path: string;
  points: Point[];
}

const TOKENS = /([a-z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/gi;
/** How many numbers a command takes at a time; the last two are where it ends. */
const TAKES: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

export function islands(path: string): string[] {
  const rings = ringsOf(path);
  const solid = rings.filter((ring) => depth(ring, rings) % 2 === 0);
  const holes = rings.filter((ring) => !solid.includes(ring));
  const byIsland = solid.map((ring) => [ring]);
  for (const hole of holes) {
    const around = solid.filter((ring) => isWithin(hole, ring)).sort(bySize);
    byIsland[solid.indexOf(around[0] ?? hole)]?.push(hole);
  }
  return byIsland.map((group) => group.map((ring) => ring.path).join(""));
}

function bySize(one: Ring, other: Ring): number {
  return Math.abs(area(one)) - Math.abs(area(other));
}

/** How many rings lie around one. */
function depth(ring: Ring, rings: readonly Ring[]): number {
  return rings.filter((other) => other !== ring && isWithin(ring, other)).length;
}

function isWithin(inner: Ring, outer: Ring): boolean {
  if (inner === outer || bySize(inner, outer) >= 0) return false;
  const inside = inner.points.filter((point) => isInside(point, outer.points)).length;
  return inside * 2 > inner.points.length;
}

/** Whether a ray from a point crosses the edge an odd number of times. */
function isInside([x, y]: Point, edge: readonly Point[]): boolean {
  return edge.reduce((inside, [ax, ay], n) => {
    const [bx, by] = edge[(n + 1) % edge.length] ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}

function area({ points }: Ring): number {
  return points.reduce((sum, [ax, ay], n) => {
    const [bx, by] = points[(n + 1) % points.length] ?? [ax, ay];
    return sum + (ax * by - bx * ay) / 2;
  }, 0);
}

/** The closed lines of a path, each beginning where it is whatever came before. */
function ringsOf(path: string): Ring[] {
  const rings: Ring[] = [];
  let ring: Ring = { path: "", points: [] };
  let at: Point = [0, 0];
  let start: Point = at;
  for (const { command, numbers } of commandsOf(path)) {
    const from = at;
    at = command.toLowerCase() === "z" ? start : endOf(command, numbers, from);
    if (command.toLowerCase() === "m") {
      ring = { path: `M${at.map(short).join(" ")}`, points: [at] };
      rings.push(ring);
      start = at;
    } else {
      ring.path += command + numbers.map(short).join(" ");
      ring.points.push(...passed(command, numbers, from), at);
    }
  }
  return rings.filter(({ points }) => points.length > 2);
}

function* commandsOf(path: string): Generator<{ command: string; numbers: number[] }> {
  const tokens = [...splitFlags(path)];
  let command = "";
  while (tokens.length) {
    if (typeof tokens[0] === "string") command = tokens.shift() as string;
    const numbers = tokens.splice(0, TAKES[command.toLowerCase()] ?? 0) as number[];
    yield { command, numbers };
    if (command === "m") command = "l";
    if (command === "M") command = "L";
  }
}

/** Commands and numbers; the two flags of an arc may be written without a gap. */
function* splitFlags(path: string): Generator<string | number> {
  let arc = -1;
  for (const [token, letter] of path.matchAll(TOKENS)) {
    if (letter) arc = letter.toLowerCase() === "a" ? 0 : -1;
    if (letter) yield letter;
    if (letter) continue;
    let rest = token;
    while (rest) {
      const isFlag = arc % 7 === 3 || arc % 7 === 4;
      const taken = isFlag ? rest.slice(0, 1) : rest;
      yield Number(taken);
      rest = rest.slice(taken.length);
      if (arc >= 0) arc += 1;
    }
  }
}

function endOf(command: string, numbers: readonly number[], [x, y]: Point): Point {
  const isRelative = command === command.toLowerCase();
  const [dx, dy] = isRelative ? [x, y] : [0, 0];
  const last = numbers.at(-1) ?? 0;
  switch (command.toLowerCase()) {
    case "h":
      return [last + dx, y];
    case "v":
      return [x, last + dy];
    default:
      return [(numbers.at(-2) ?? 0) + dx, last + dy];
  }
}

/** Points near which a curve passes. */
function passed(command: string, numbers: readonly number[], from: Point): Point[] {
  if (command.toLowerCase() !== "c") return [];
  const end = endOf(command, numbers, from);
  const [one, two] = [numbers.slice(0, 2), numbers.slice(0, 4)].map((some) =>
    endOf(command, some, from),
  ) as [Point, Point];
  const half = [0, 1].map(
    (n) => ((from[n] ?? 0) + 3 * (one[n] ?? 0) + 3 * (two[n] ?? 0) + (end[n] ?? 0)) / 8,
  );
  return [half as unknown as Point];
}

function short(number: number): string {
  return String(Math.round(number * 100) / 100);
}
