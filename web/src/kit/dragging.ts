/** Dragging, pinching and the wheel, as an action on an element. A drag is no click. */
import type { Action } from "svelte/action";
import type { Point } from "./look";

interface Hand {
  move: (x: number, y: number) => void;
  pinch: (factor: number, at: Point) => void;
  begin: () => void;
  end: () => void;
}

/** So far a finger may tremble before it drags. */
const STILL = 6;
const WHEEL = 0.0015;
/** Wheels that count in lines. */
const LINE = 16;

export function dragging(hand: Hand): Action<HTMLElement> {
  return (node) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let isDrag = false;

    const place = (event: MouseEvent): Point => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, place(event));
      if (fingers.size > 1) return;
      start = place(event);
      isDrag = false;
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before || !start) return;
      const now = place(event);
      if (!isDrag && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < STILL)
        return;
      if (!isDrag) begin(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
        const at = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        hand.pinch(apart(now) / apart(before), at);
        hand.move((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else hand.move(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
    }

    function begin(event: PointerEvent): void {
      isDrag = true;
      node.setPointerCapture(event.pointerId);
      hand.begin();
    }

    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId) || fingers.size) return;
      if (isDrag) hand.end();
      start = null;
    }

    /** What ends a drag is no click on what lies there. */
    function click(event: MouseEvent): void {
      if (!isDrag) return;
      isDrag = false;
      event.stopPropagation();
      event.preventDefault();
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const turned = event.deltaY * (event.deltaMode ? LINE : 1);
      hand.pinch(Math.exp(-turned * WHEEL), place(event));
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("wheel", wheel, { passive: false });
    return {
      destroy(): void {
        node.removeEventListener("pointerdown", down);
        node.removeEventListener("pointermove", move);
        node.removeEventListener("pointerup", up);
        node.removeEventListener("pointercancel", up);
        node.removeEventListener("click", click, { capture: true });
        node.removeEventListener("wheel", wheel);
      },
    };
  };
}
