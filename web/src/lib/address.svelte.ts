/** Where others reach this server: not at the address of this machine alone. */
import * as api from "./api";
import type { Reach } from "./http";
import { isLoopback } from "./loopback";

class Address {
  /** What the server says of itself; null while nobody has asked, or where it does not say. */
  reach = $state.raw<Reach | null>(null);
  #asked = false;

  /** What links to hand on begin with. */
  get origin(): string {
    return (this.isLocal && this.reach?.open && this.reach.origins[0]) || location.origin;
  }

  /** Whether this page was opened at an address that only this machine knows. */
  get isLocal(): boolean {
    return isLoopback(location.hostname);
  }

  /** Ask once how others get here. */
  ask(): void {
    if (this.#asked || !this.isLocal) return;
    this.#asked = true;
    api.reach().then(
      (reach) => (this.reach = reach),
      () => (this.#asked = false),
    );
  }
}

export const address = new Address();
