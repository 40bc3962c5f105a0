/** The time on this page's clocks, for whoever reads them; they tick only while somebody does. */
import { createSubscriber } from "svelte/reactivity";

class Clock {
  #subscribe: () => void;

  constructor(
    tickMs: number,
    readonly read: () => number,
  ) {
    this.#subscribe = createSubscriber((update) => {
      const timer = setInterval(update, tickMs);
      return () => clearInterval(timer);
    });
  }

  get ms(): number {
    this.#subscribe();
    return this.read();
  }
}

/** Since the page was opened, for what is counted down. */
export const now = new Clock(250, () => performance.now());
/** Since 1970, for what was or will be. */
export const today = new Clock(20_000, () => Date.now());

/** Milliseconds as a clock shows them, such as 1:05; none when they are over. */
export function minutes(left: number): string {
  const seconds = Math.ceil(Math.max(0, left) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
