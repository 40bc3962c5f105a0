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
