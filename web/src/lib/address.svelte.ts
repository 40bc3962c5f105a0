/** Where others reach this server: not at the address of this machine alone. */
import * as api from "./api";

class Address {
  /** The origins for links, best first; null while nobody has said. */
  #told = $state.raw<string[] | null>(null);

  /** What links to hand on begin with. */
  get origin(): string {
    return this.#told?.[0] ?? location.origin;
  }

  /** Whether links lead elsewhere than to the address at which this page was opened. */
  get isOther(): boolean {
    return this.origin !== location.origin;
  }

  /** Only this machine can reach the server. */
  get isShut(): boolean {
    return this.#told?.length === 0;
  }

  /** Ask how others get here; what was said before stands until the answer comes. */
  ask(): void {
    api.addresses().then(
      ({ addresses }) => (this.#told = addresses),
      () => null,
    );
  }
}

export const address = new Address();
