/** Opens a table and goes there; says what went wrong. */
import * as api from "./api";
import type { CreatedTable, NewTable } from "./http";
import { router } from "./place.svelte";
import { keepLaid } from "./tables";
import { words } from "./words.svelte";

export class Laying {
  busy = $state(false);
  trouble = $state("");

  lay(table: NewTable): Promise<void> {
    return this.#open(() => api.lay(table));
  }

  bringIn(log: () => Promise<string>): Promise<void> {
    return this.#open(async () => api.bringIn(await log()));
  }

  async #open(made: () => Promise<CreatedTable>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      const laid = await made();
      keepLaid(laid);
      router.go(`/table/${laid.id}`);
    } catch (error) {
      this.trouble = words.trouble(error);
    }
    this.busy = false;
  }
}
