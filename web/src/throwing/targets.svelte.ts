/** Boards, dice and conditions, fetched once; what failed is asked for again. */
import * as api from "../lib/api";
import type { TargetBoard, Targets } from "../lib/http";

class Fetched {
  all = $state.raw<Targets | null>(null);
  #coming: Promise<void> | null = null;

  fetch(): void {
    this.#coming ??= api.targets().then(
      (found) => void (this.all = found),
      () => void (this.#coming = null),
    );
  }

  board(id: string): TargetBoard | null {
    return this.all?.boards.find((board) => board.id === id) ?? null;
  }
}

export const fetched = new Fetched();
