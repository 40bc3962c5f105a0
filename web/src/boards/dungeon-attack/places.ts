/** Where the others sit around the Dungeon Room: at its left, above it and at its right. */
export interface Around<T> {
  left: T[];
  top: T[];
  right: T[];
}

/** In the order of their turns, clockwise from the left of whoever looks. */
export function around<T>(others: readonly T[]): Around<T> {
  const sides = others.length >= 5 ? 2 : others.length >= 2 ? 1 : 0;
  return {
    left: others.slice(0, sides).reverse(),
    top: others.slice(sides, others.length - sides),
    right: others.slice(others.length - sides),
  };
}
