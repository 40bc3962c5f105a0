/** Dice, coins and Templates as bodies with round edges; millimetres around the middle. */
import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";
import type { TargetDie } from "../../lib/http";
import { MM } from "../regions";
import { facesOf, type Face } from "../solids";

/** Into how many strips a round edge is cut. */
const STRIPS = 3;
const SAME = 0.01;

/** How a face lies in the picture of all faces: a square of cells, one more than there are faces. */
export interface Atlas {
  cells: number;
  /** How many millimetres from the middle of a face the sides of its cell are. */
  reach: number;
}

export function atlasOf(kind: TargetDie): Atlas {
  const faces = facesOf(kind);
  const corners = faces.flatMap(({ corners, middle }) =>
    corners.map((corner) => vector(corner).distanceTo(vector(middle))),
  );
  return { cells: Math.ceil(Math.sqrt(faces.length + 1)), reach: Math.max(...corners) * 1.04 };
}

/** The middle of a face's cell, in shares of the picture; the cell after the last face is plain. */
export function cellOf({ cells }: Atlas, face: number): [number, number] {
  return [((face % cells) + 0.5) / cells, (Math.floor(face / cells) + 0.5) / cells];
}

/** Which way is up on a face: to a corner where there are five, to an edge where there are four. */
export function upOn({ corners, middle }: Face): Vector3 {
  const [first, second] = corners.map((corner) => vector(corner).sub(vector(middle)));
  if (!first || !second) return new Vector3(0, 1, 0);
  return (corners.length === 4 ? first.clone().add(second) : first.clone()).normalize();
}

export function solidShape(kind: TargetDie): BufferGeometry {
  const maker = new Maker(kind);
  if (kind.shape === "plate") maker.plate();
  else maker.solid();
  return maker.made();
}

/** A point of the sharp solid drawn in, and where the skin looks there. */
interface Spot {
  point: Vector3;
  normal: Vector3;
  uv: [number, number];
}

class Maker {
  readonly #faces: readonly Face[];
  #round: number;
  readonly #atlas: Atlas;
  readonly #plain: [number, number];
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #uvs: number[] = [];

  constructor(readonly kind: TargetDie) {
    this.#faces = facesOf(kind);
    this.#round = kind.rounding * MM;
    this.#atlas = atlasOf(kind);
    const [u, v] = cellOf(this.#atlas, this.#faces.length);
    this.#plain = [u, 1 - v];
  }

  made(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new Float32BufferAttribute(this.#positions, 3));
    geometry.setAttribute("normal", new Float32BufferAttribute(this.#normals, 3));
    geometry.setAttribute("uv", new Float32BufferAttribute(this.#uvs, 2));
    return geometry;
  }

  /** Faces, a strip along each edge, a patch at each corner: a small solid with a thick skin. */
  solid(): void {
    const half = (this.kind.size * MM) / 2;
    const drawnIn = (half - this.#round) / half;
    const inner = this.#faces.map(({ corners }) =>
      corners.map((corner) => vector(corner).multiplyScalar(drawnIn)),
    );
    this.#faces.forEach((_, face) => this.#fan(face, inner[face] ?? []));
    this.#edges(inner);
    this.#corners(inner);
  }

  /** Two faces and a wall between them. */
  plate(): void {
    const [below, above] = this.#faces;
    if (!below || !above) return;
    this.#round = 0;
    const [low, high] = [below, above].map(({ corners }) => corners.map(vector));
    if (!low || !high) return;
    this.#fan(0, [...low].reverse());
    this.#fan(1, high);
    high.forEach((a, at) => {
      const next = (at + 1) % high.length;
      const [b, c, d] = [high[next] ?? a, low[next] ?? a, low[at] ?? a];
      const normal = new Vector3()
        .subVectors(b, a)
        .cross(new Vector3(0, 0, 1))
        .normalize();
      const spot = (point: Vector3): Spot => ({ point, normal, uv: this.#plain });
      this.#quad(spot(a), spot(b), spot(c), spot(d));
    });
  }

  #fan(face: number, corners: readonly Vector3[]): void {
    const shape = this.#faces[face];
    if (!shape) return;
    const normal = vector(shape.normal).normalize();
    const spots = corners.map((point) => ({ point, normal, uv: this.#uvOn(face, shape, point) }));
    for (let at = 1; at + 1 < spots.length; at++)
      this.#triangle(spots[0] as Spot, spots[at] as Spot, spots[at + 1] as Spot);
  }

  #edges(inner: readonly Vector3[][]): void {
    this.#faces.forEach((one, first) => {
      this.#faces.slice(first + 1).forEach((other, after) => {
        const shared = (inner[first] ?? []).filter((point) =>
          (inner[first + 1 + after] ?? []).some((same) => same.distanceTo(point) < SAME),
        );
        const [a, b] = shared;
        if (shared.length === 2 && a && b)
          this.#edge(a, b, vector(one.normal), vector(other.normal));
      });
    });
  }

  #edge(a: Vector3, b: Vector3, from: Vector3, to: Vector3): void {
    const spot = (point: Vector3, share: number): Spot => ({
      point,
      normal: from.clone().lerp(to, share).normalize(),
      uv: this.#plain,
    });
    for (let at = 0; at < STRIPS; at++) {
      const [near, far] = [at / STRIPS, (at + 1) / STRIPS];
      this.#quad(spot(a, near), spot(b, near), spot(b, far), spot(a, far));
    }
  }

  #corners(inner: readonly Vector3[][]): void {
    const done: Vector3[] = [];
    for (const point of inner.flat()) {
      if (done.some((same) => same.distanceTo(point) < SAME)) continue;
      done.push(point);
      const meeting = this.#faces.filter((_, face) =>
        inner[face]?.some((same) => same.distanceTo(point) < SAME),
      );
      const [a, b, c] = meeting.map(({ normal }) => vector(normal));
      if (a && b && c) this.#corner(point, a, b, c);
    }
  }

  #corner(point: Vector3, a: Vector3, b: Vector3, c: Vector3): void {
    const spot = (u: number, v: number): Spot => ({
      point,
      normal: a
        .clone()
        .multiplyScalar(STRIPS - u - v)
        .addScaledVector(b, u)
        .addScaledVector(c, v)
        .normalize(),
      uv: this.#plain,
    });
    for (let u = 0; u < STRIPS; u++)
      for (let v = 0; u + v < STRIPS; v++) {
        this.#triangle(spot(u, v), spot(u + 1, v), spot(u, v + 1));
        if (u + v + 1 < STRIPS) this.#triangle(spot(u + 1, v), spot(u + 1, v + 1), spot(u, v + 1));
      }
  }

  #quad(a: Spot, b: Spot, c: Spot, d: Spot): void {
    this.#triangle(a, b, c);
    this.#triangle(a, c, d);
  }

  /** Its front looks where its skin does. */
  #triangle(a: Spot, b: Spot, c: Spot): void {
    const [p, q, r] = [a, b, c].map((spot) => this.#skin(spot)) as [Vector3, Vector3, Vector3];
    const way = q.clone().sub(p).cross(r.clone().sub(p));
    const isFront = way.dot(a.normal) + way.dot(b.normal) + way.dot(c.normal) >= 0;
    for (const spot of isFront ? [a, b, c] : [a, c, b]) {
      this.#positions.push(...this.#skin(spot).toArray());
      this.#normals.push(...spot.normal.toArray());
      this.#uvs.push(...spot.uv);
    }
  }

  #skin({ point, normal }: Spot): Vector3 {
    return point.clone().addScaledVector(normal, this.#round);
  }

  #uvOn(face: number, shape: Face, point: Vector3): [number, number] {
    const up = upOn(shape);
    const right = up.clone().cross(vector(shape.normal)).normalize();
    const away = point.clone().sub(vector(shape.middle));
    const { cells, reach } = this.#atlas;
    const [u, v] = cellOf(this.#atlas, face);
    return [u + away.dot(right) / reach / 2 / cells, 1 - v + away.dot(up) / reach / 2 / cells];
  }
}

/** Metres as the data has them, in millimetres; of a direction only the way matters. */
function vector([x, y, z]: readonly [number, number, number]): Vector3 {
  return new Vector3(x * MM, y * MM, z * MM);
}
