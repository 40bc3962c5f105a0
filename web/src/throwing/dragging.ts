/** A drag beside the die goes around the table, one step for so many pixels. */
import type { Showing } from "./showing.svelte";

const PIXELS = 46;

export function dragsAround(showing: Showing): (ground: HTMLElement) => () => void {
  return (ground) => {
    let from: number | null = null;
    const begin = (event: PointerEvent) => {
      const isBare = event.target instanceof Element && !event.target.closest("button");
      from = isBare && showing.canWalk ? event.clientX : null;
    };
    const go = (event: PointerEvent) => {
      if (from === null) return;
      const steps = Math.trunc((event.clientX - from) / PIXELS);
      if (!steps) return;
      from += steps * PIXELS;
      showing.walk(-steps);
    };
    const end = () => (from = null);
    ground.addEventListener("pointerdown", begin);
    addEventListener("pointermove", go);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    return () => {
      ground.removeEventListener("pointerdown", begin);
      removeEventListener("pointermove", go);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
  };
}
