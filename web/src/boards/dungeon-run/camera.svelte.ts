/** Which part of the map is seen: what matters now, until somebody moves it or comes nearer. */
import type { Area, Cell } from "./geometry";

const NEAREST = 6;
const STEP = 1.4;

export class Camera {
  zoom = $state(1);
  /** Whether the map still shows by itself what matters. */
  isFree = $state(true);
  #middle = $state.raw<Cell>({ x: 0, y: 0 });

  seen(all: Area, wanted: Area = all): Area {
    if (this.isFree) return clipped(wanted, all);
    const [width, height] = [all.width / this.zoom, all.height / this.zoom];
    if (this.zoom === 1) return all;
    return {
      x: within(this.#middle.x - width / 2, all.x, all.x + all.width - width),
      y: within(this.#middle.y - height / 2, all.y, all.y + all.height - height),
      width,
      height,
    };
  }

  /** Come nearer, or go back, around a point that stays where it is on the screen. */
  zoomBy(factor: number, all: Area, wanted: Area, around?: Cell): void {
    const before = this.#hold(all, wanted);
    const point = around ?? { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    const zoom = within(this.zoom * factor, 1, NEAREST);
    const kept = this.zoom / zoom;
    this.#middle = {
      x: point.x + (before.x + before.width / 2 - point.x) * kept,
      y: point.y + (before.y + before.height / 2 - point.y) * kept,
    };
    this.zoom = zoom < 1.02 ? 1 : zoom;
  }

  nearer = (all: Area, wanted: Area): void => this.zoomBy(STEP, all, wanted);
  farther = (all: Area, wanted: Area): void => this.zoomBy(1 / STEP, all, wanted);

  moveBy(x: number, y: number, all: Area, wanted: Area): void {
    const seen = this.#hold(all, wanted);
    this.#middle = { x: seen.x + seen.width / 2 + x, y: seen.y + seen.height / 2 + y };
  }

  fit = (): void => {
    this.isFree = false;
    this.zoom = 1;
  };

  /** From now on the map stays where people put it. */
  #hold(all: Area, wanted: Area): Area {
    if (this.isFree) {
      const seen = this.seen(all, wanted);
      this.#middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
      this.zoom = Math.min(all.width / seen.width, all.height / seen.height);
      this.isFree = false;
    }
    return this.seen(all);
  }
}

/** A part of the whole, moved so that nothing beyond the whole is seen. */
function clipped(part: Area, all: Area): Area {
  const [width, height] = [Math.min(part.width, all.width), Math.min(part.height, all.height)];
  return {
    x: within(part.x, all.x, all.x + all.width - width),
    y: within(part.y, all.y, all.y + all.height - height),
    width,
    height,
  };
}

function within(wanted: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, wanted));
}
