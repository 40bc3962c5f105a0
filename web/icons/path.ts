/** Reads an SVG path as its closed lines, and writes each of them short. */

export type Point = readonly [x: number, y: number];

/** A closed line: its path, which begins where it is whatever came before, and points on it. */
export interface Ring {
  path: string;
  points: Point[];
}

interface Command {
  letter: string;
  numbers: number[];
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
const ARC = 7;
const FLAGS = [3, 4];

export function ringsOf(path: string): Ring[] {
  const rings: Ring[] = [];
  let ring: Ring = { path: "", points: [] };
  let at: Point = [0, 0];
  let written: Point = at;
  let start: Point = at;
  for (const { letter, numbers } of commandsOf(path)) {
    const begin = at;
    at = letter === "z" ? start : endOf(letter, numbers, begin);
    if (letter === "m") {
      start = written = [rounded(at[0]), rounded(at[1])];
      ring = { path: `M${short(written)}`, points: [at] };
      rings.push(ring);
      continue;
    }
    const moved = fromThere(letter, numbers, begin, written);
    written = letter === "z" ? start : endOf(letter, moved, written);
    ring.path += letter + short(moved);
    ring.points.push(...passed(letter, numbers, begin), at);
  }
  return rings.filter(({ points }) => points.length > 2);
}

/** The commands one by one, all relative to where the one before ended. */
function* commandsOf(path: string): Generator<Command> {
  const tokens = [...tokensOf(path)];
  let letter = "";
  let at: Point = [0, 0];
  let start: Point = at;
  while (tokens.length) {
    if (typeof tokens[0] === "string") letter = tokens.shift() as string;
    const small = letter.toLowerCase();
    const given = tokens.splice(0, TAKES[small] ?? 0) as number[];
    const numbers = letter === small ? given : fromThere(small, given, [0, 0], at);
    at = small === "z" ? start : endOf(small, numbers, at);
    if (small === "m") start = at;
    yield { letter: small, numbers };
    if (small === "m") letter = letter === "m" ? "l" : "L";
  }
}

/** Letters and numbers; the two flags of an arc may be written without a gap. */
function* tokensOf(path: string): Generator<string | number> {
  let arc = -1;
  for (const [token, letter] of path.matchAll(TOKENS)) {
    if (letter) {
      arc = letter.toLowerCase() === "a" ? 0 : -1;
      yield letter;
      continue;
    }
    for (let rest = token; rest;) {
      const taken = FLAGS.includes(arc % ARC) ? rest.slice(0, 1) : rest;
      yield Number(taken);
      rest = rest.slice(taken.length);
      if (arc >= 0) arc += 1;
    }
  }
}

/** The numbers of a command that began at one point, as if it began at another, rounded. */
function fromThere(letter: string, numbers: readonly number[], old: Point, begin: Point): number[] {
  const [dx, dy] = [old[0] - begin[0], old[1] - begin[1]];
  const isArcs = (n: number) => letter === "a" && n < ARC - 2;
  const isDown = (n: number) =>
    letter === "v" || (letter !== "h" && (n + numbers.length) % 2 === 1);
  return numbers.map((each, n) => (isArcs(n) ? each : rounded(each + (isDown(n) ? dy : dx))));
}

function endOf(letter: string, numbers: readonly number[], [x, y]: Point): Point {
  const last = numbers.at(-1) ?? 0;
  if (letter === "h") return [x + last, y];
  if (letter === "v") return [x, y + last];
  return [x + (numbers.at(-2) ?? 0), y + last];
}

/** The middle of a curve. */
function passed(letter: string, numbers: readonly number[], [x, y]: Point): Point[] {
  if (letter !== "c") return [];
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = numbers;
  return [[x + (3 * ax + 3 * bx + cx) / 8, y + (3 * ay + 3 * by + cy) / 8]];
}

/** A tenth of the icon's 512 is finer than any screen shows it. */
function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}

function short(numbers: readonly number[]): string {
  const written = numbers.map((each) => String(each).replace(/^(-?)0\./, "$1."));
  return written.reduce((all, each) => (!all || each.startsWith("-") ? all : `${all} `) + each, "");
}
