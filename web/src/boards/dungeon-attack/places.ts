/** Where the others sit around the Dungeon Room: at its left, above it and at its right. */
export interface Around<T> {
  left: T[];
  top: T[];
  right: T[];
}

/** How many sit at each side, by how many there are. */
const SIDES = [0, 0, 1, 1, 1, 2, 2];

/** In the order of their turns, clockwise from the left of whoever looks. */
export function around<T>(others: readonly T[]): Around<T> {
  const sides = SIDES[others.length] ?? 3;
  return {
    left: others.slice(0, sides).reverse(),
    top: others.slice(sides, others.length - sides),
    right: others.slice(others.length - sides),
  };
}
