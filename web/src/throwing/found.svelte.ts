/** The parts for throws, fetched when a game first needs them. */
type Parts = typeof import("./parts");

class Found {
  parts = $state.raw<Parts | null>(null);
  #coming: Promise<void> | null = null;

  fetch(): void {
    this.#coming ??= import("./parts").then(
      (found) => void (this.parts = found),
      () => void (this.#coming = null),
    );
  }
}

export const throwing = new Found();
