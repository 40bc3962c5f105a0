/** What would be good for a seat that is asked: thought out by the server when somebody wants it. */
import * as api from "../lib/api";
import type { HintInfo } from "../lib/http";
import { keptFor } from "../lib/secrets";
import { words } from "../lib/words.svelte";

export class Hints {
  found = $state.raw<readonly HintInfo[]>([]);
  thinking = $state(false);
  trouble = $state("");
  /** What they are for: another question, other hints. */
  #question = "";

  /** Think about a question of a seat; what comes too late for it is not shown. */
  async ask(table: string, seat: number, n: number): Promise<void> {
    const held = keptFor(table).find((kept) => kept.kind === "seat" && kept.seat === seat);
    const question = `${seat} ${n}`;
    if (!held || this.thinking) return;
    this.forget(question);
    this.thinking = true;
    try {
      const found = await api.hints(table, seat, held.token);
      if (this.#question === question) this.found = found;
    } catch (error) {
      if (this.#question === question) this.trouble = words.trouble(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Forget what was for another question. */
  forget(question: string): void {
    if (question === this.#question) return;
    this.#question = question;
    this.found = [];
    this.trouble = "";
  }
}
