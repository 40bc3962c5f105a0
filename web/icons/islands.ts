/** Takes an icon's path apart into its islands: each a shape of its own with the holes in it. */
import { ringsOf, type Point, type Ring } from "./path.ts";

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
  return rings.filter((other) => isWithin(ring, other)).length;
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
