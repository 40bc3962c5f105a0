/** A game looked at again. Moments are fetched one after the other, and only the latest wanted. */
import * as api from "./api";
import type { EventInfo } from "./messages";
import { keptFor } from "./secrets";
import type { Replay } from "./http";

/** Whoever drags the scrubber asks no faster than the server likes. */
const REST_MS = 60;

interface Wanted {
  step: number;
  seat: number | null;
  /** Instead of a step, the one that told of an event. */
  event?: number | null;
}

export class Looking {
  moment = $state.raw<Replay | null>(null);
  /** What had happened until the moment that is shown. */
  story = $state.raw<EventInfo[]>([]);
  /** What happened in the step to the moment that is shown; nothing where steps were left out. */
  news = $state.raw<{ story: EventInfo[] }>({ story: [] });
  /** Through whose eyes the moment is shown. */
  seat = $state<number | null>(null);

  #wanted: Wanted | null = null;
  #busy = false;
  /** All that one pair of eyes has been told; steps tell what is missing. */
  #told: EventInfo[] = [];

  constructor(
    readonly id: string,
    readonly ontrouble: (error: unknown) => void,
  ) {}

  look(wanted: Wanted): void {
    this.#wanted = wanted;
    if (!this.#busy) void this.#fetch();
  }

  async #fetch(): Promise<void> {
    this.#busy = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        this.#show(next, await this.#ask(next));
        await new Promise((resolve) => setTimeout(resolve, REST_MS));
      }
    } catch (error) {
      this.ontrouble(error);
    } finally {
      this.#busy = false;
    }
  }

  #next(): Wanted | null {
    const wanted = this.#wanted;
    this.#wanted = null;
    return wanted;
  }

  async #ask({ step, seat, event = null }: Wanted): Promise<Replay> {
    if (seat !== this.seat) this.#told = [];
    const held = keptFor(this.id).find((kept) => kept.kind === "seat" && kept.seat === seat);
    return api.replay(this.id, { step, seat, event }, this.#told.length, held?.token);
  }

  #show({ seat }: Wanted, moment: Replay): void {
    this.#told = [...this.#told, ...moment.story];
    this.story = this.#told.slice(0, moment.told);
    const before = this.moment;
    const isNext = before && seat === this.seat && moment.step === before.step + 1;
    this.news = { story: isNext ? this.story.slice(before.told) : [] };
    this.seat = seat;
    this.moment = moment;
  }
}
