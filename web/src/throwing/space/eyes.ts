/** The camera: it goes to a view without a jerk, and looks through a part of its picture. */
import { PerspectiveCamera, Vector3 } from "three";
import type { Place } from "./arc";
import { between, highOf, type View } from "./view";

/** The part of the picture that a view is made for, in pixels of the page. */
export interface Cell {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The whole picture. */
  across: number;
  down: number;
}

/** Seconds after which a third of the way is left. */
const LAG = 0.16;
/** Nearer than this it is there. */
const THERE = 0.4;
const [NEAR, FAR] = [15, 5000];

export class Eyes {
  readonly camera = new PerspectiveCamera(40, 1, NEAR, FAR);
  #view: View | null = null;
  #cell: Cell | null = null;
  readonly #to = new Vector3();

  constructor() {
    this.camera.up.set(0, 0, 1);
  }

  /** Go on towards a view for some seconds; at once without any. Whether anything moved. */
  go(target: View, seconds: number | null): boolean {
    const before = this.#view;
    const share = seconds === null || !before ? 1 : 1 - Math.exp(-seconds / LAG);
    const next = before && share < 1 ? between(before, target, share) : target;
    const isThere = before !== null && far(before, target) < THERE;
    if (isThere && before === target) return false;
    this.#view = isThere ? target : next;
    this.#look();
    return !isThere || far(before, target) > 0;
  }

  fit(cell: Cell): void {
    this.#cell = cell;
    this.camera.aspect = cell.width / Math.max(1, cell.height);
    this.#look();
  }

  /** Where a point is in the cell, in pixels, and how many millimetres a pixel is there. */
  seen(point: Place): { x: number; y: number; pixel: number } {
    const { width = 1, height = 1 } = this.#cell ?? {};
    const away = this.camera.position.distanceTo(new Vector3(point.x, point.y, point.z));
    const camera = this.camera.clone();
    camera.clearViewOffset();
    camera.updateMatrixWorld();
    const on = new Vector3(point.x, point.y, point.z).project(camera);
    const high = 2 * away * Math.tan((this.camera.fov * Math.PI) / 360);
    return {
      x: ((on.x + 1) / 2) * width,
      y: ((1 - on.y) / 2) * height,
      pixel: high / Math.max(1, height),
    };
  }

  /** The point of the table below a pixel of the cell; none above the horizon. */
  ground(x: number, y: number): Place | null {
    const { width = 1, height = 1 } = this.#cell ?? {};
    const camera = this.camera.clone();
    camera.clearViewOffset();
    camera.updateMatrixWorld();
    const from = camera.position;
    const way = new Vector3((2 * x) / width - 1, 1 - (2 * y) / height, 0.5).unproject(camera);
    way.sub(from);
    if (way.z >= 0) return null;
    const far = -from.z / way.z;
    return { x: from.x + far * way.x, y: from.y + far * way.y, z: 0 };
  }

  #look(): void {
    const [view, cell, camera] = [this.#view, this.#cell, this.camera];
    if (!view || !cell) return;
    camera.position.set(view.at.x, view.at.y, view.at.z);
    camera.lookAt(this.#to.set(view.to.x, view.to.y, view.to.z));
    camera.rotateZ((view.roll * Math.PI) / 180);
    camera.fov = highOf(view.wide, camera.aspect);
    const { left, top, width, height, across, down } = cell;
    camera.setViewOffset(width, height, -left, -top, across, down);
    camera.updateMatrixWorld();
  }
}

function far(one: View, other: View): number {
  const apart = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
  const turned = 8 * (Math.abs(one.wide - other.wide) + Math.abs(one.roll - other.roll));
  return apart(one.at, other.at) + apart(one.to, other.to) + turned;
}
