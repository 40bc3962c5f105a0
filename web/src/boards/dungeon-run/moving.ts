/** Dragging, pinching and the wheel over the map, as moves in the map's own measure. */
import type { Cell } from "./geometry";

interface Moved {
  picture: () => SVGSVGElement | null;
  /** Whether only a part is seen, so that one finger moves the map instead of the page. */
  isNear: () => boolean;
  move: (x: number, y: number) => void;
  zoom: (factor: number, around: Cell) => void;
}

const SLACK = 6;

export class Moving {
  readonly #on: Moved;
  readonly #fingers = new Map<number, Cell>();
  #start: Cell | null = null;
  #dragged = false;

  constructor(on: Moved) {
    this.#on = on;
  }

  down = (event: PointerEvent): void => {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#start = { x: event.clientX, y: event.clientY };
    this.#dragged = false;
  };

  move = (event: PointerEvent): void => {
    const last = this.#fingers.get(event.pointerId);
    if (!last || !this.#start) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#fingers.size > 1) this.#pinch(event.pointerId, last, now);
    else if (this.#on.isNear()) this.#drag(event, last, now);
    if (this.#dragged || this.#fingers.size > 1) this.#fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  /** The click at the end of a drag chooses nothing. */
  click = (event: MouseEvent): void => {
    if (this.#dragged) event.stopPropagation();
    this.#dragged = false;
  };

  wheel = (event: WheelEvent): void => {
    if (event.deltaY > 0 && !this.#on.isNear()) return;
    event.preventDefault();
    this.#on.zoom(
      Math.exp(-event.deltaY / 400),
      this.#onMap({ x: event.clientX, y: event.clientY }),
    );
  };

  #drag(event: PointerEvent, last: Cell, now: Cell): void {
    const start = this.#start ?? now;
    if (!this.#dragged && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
    if (!this.#dragged) this.#on.picture()?.setPointerCapture(event.pointerId);
    this.#dragged = true;
    const [from, to] = [this.#onMap(last), this.#onMap(now)];
    this.#on.move(from.x - to.x, from.y - to.y);
  }

  #pinch(id: number, last: Cell, now: Cell): void {
    const other = [...this.#fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    this.#dragged = true;
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    this.#on.zoom(after / Math.max(1, before), this.#onMap(other));
  }

  #onMap(point: Cell): Cell {
    const matrix = this.#on.picture()?.getScreenCTM();
    return matrix ? new DOMPoint(point.x, point.y).matrixTransform(matrix.inverse()) : point;
  }
}
