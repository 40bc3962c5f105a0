/** The time on this page's clock, for whoever reads it; it ticks only while somebody does. */
import { createSubscriber } from "svelte/reactivity";

const TICK_MS = 250;

class Now {
  #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  });

  get ms(): number {
    this.#subscribe();
    return performance.now();
  }
}

export const now = new Now();

/** Milliseconds as a clock shows them, such as 1:05; none when they are over. */
export function minutes(left: number): string {
  const seconds = Math.ceil(Math.max(0, left) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
