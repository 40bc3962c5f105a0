/** Throws without a game: to the parts for throws it is like a table. */
import * as api from "../lib/api";
import type { PracticeAsk } from "../lib/http";
import type {
  AskInfo,
  Film,
  Flight,
  FromClient,
  Refusal,
  ThrowDie,
  ThrowInfo,
  Tossed,
} from "../lib/messages";
import type { Thrower } from "../throwing/thrower";

type Gesture = ThrowDie["gesture"];

/** What comes of a throw: how it looked, and the next one if there is one. */
export interface Thrown {
  film: Film;
  next: PracticeAsk | null;
}

interface Doing<T extends Thrown> {
  throw: (ticket: string, gesture: Gesture) => Promise<T>;
  /** A throw that was asked for too long ago is asked for anew. */
  renew: () => Promise<PracticeAsk | null>;
  /** The die rests; `isOwn` where somebody threw it, and not the table's usual hand. */
  landed: (thrown: T, isOwn: boolean) => void;
}

const SEAT = 0;

export class Room<T extends Thrown> implements Thrower {
  readonly mine = [SEAT];
  readonly keepsResults = true;
  update = $state.raw<{ n: number; ask: AskInfo | null; story: [] } | null>(null);
  flight = $state.raw<Flight | null>(null);
  tossed = $state.raw<Tossed | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  asked = $state.raw<PracticeAsk | null>(null);
  readonly backlog = { watchThrows: () => {}, landed: () => this.#landed() };
  readonly #doing: Doing<T>;
  #isBusy = $state(false);
  /** What was thrown and has not landed yet. */
  #made = $state.raw<{ thrown: T; isOwn: boolean } | null>(null);
  #asks = 0;
  /** The ticket of the throw at hand, once the server has seen the die lifted or tossed. */
  #held: Promise<string> | null = null;

  constructor(doing: Doing<T>) {
    this.#doing = doing;
  }

  get waiting(): boolean {
    return this.#isBusy || this.#made !== null;
  }

  /** Throw this from now on; of several that are asked for the last one counts. */
  async begin(ask: () => Promise<PracticeAsk | null>): Promise<void> {
    const asks = ++this.#asks;
    const asked = await this.#try(ask);
    if (asks !== this.#asks) return;
    this.#made = null;
    if (asked) this.#take(asked, 1);
  }

  send(message: FromClient): void {
    if (message.type === "lift") this.#lift();
  }

  throw(_seat: number, gesture: Gesture = null): void {
    void this.#throw(gesture);
  }

  aboutThrow(message: (ask: number) => FromClient): void {
    const said = message(this.#asks);
    if (said.type === "help" && said.part["type"] === "toss")
      void this.#toss(said.part["gesture"] as Gesture);
  }

  /** The die is taken: the server times what follows, and what lay there is gone. */
  #lift(): void {
    const asked = this.asked;
    if (!asked || this.waiting || this.tossed) return;
    this.refusal = null;
    this.#tell(asked.throw, 1);
    this.#held = api.liftPractice(asked.ticket).then((lifted) => lifted.ticket);
    this.#held.catch(() => {});
  }

  async #toss(gesture: Gesture): Promise<void> {
    const held = this.#held;
    if (!held || this.waiting) return;
    const tossed = await this.#try(async () => api.tossPractice(await held, gesture));
    if (!tossed) return;
    this.#held = Promise.resolve(tossed.ticket);
    this.tossed = { type: "tossed", ask: this.#asks, seat: SEAT, film: tossed.film };
    this.#tell(tossed.throw);
  }

  async #throw(gesture: Gesture): Promise<void> {
    const [asked, asks] = [this.asked, this.#asks];
    if (!asked || this.waiting) return;
    const held = gesture ? this.#held : Promise.resolve(asked.ticket);
    if (!held) return;
    if (!gesture) this.#tell(asked.throw, 1);
    const thrown = await this.#try(async () => this.#doing.throw(await held, gesture));
    if (!thrown || asks !== this.#asks) return;
    this.#made = { thrown, isOwn: gesture !== null };
    const n = this.update?.n ?? 0;
    this.flight = { type: "flight", n, seat: SEAT, film: thrown.film };
  }

  #landed(): void {
    const made = this.#made;
    if (!made) return;
    this.#made = null;
    this.#doing.landed(made.thrown, made.isOwn);
    this.#asks += 1;
    this.#take(made.thrown.next);
  }

  /** `on` is 1 where what lay there is taken away. */
  #take(asked: PracticeAsk | null, on = 0): void {
    this.asked = asked;
    this.#held = null;
    this.tossed = null;
    this.#tell(asked?.throw ?? null, on);
  }

  #tell(info: ThrowInfo | null, on = 0): void {
    const n = (this.update?.n ?? 0) + on;
    const ask = info && askOf(this.#asks, info);
    this.update = { n, ask, story: [] };
  }

  async #try<R>(work: () => Promise<R>): Promise<R | null> {
    this.refusal = null;
    this.#isBusy = true;
    try {
      return await work();
    } catch (error) {
      await this.#refused(error);
      return null;
    } finally {
      this.#isBusy = false;
    }
  }

  async #refused(error: unknown): Promise<void> {
    if (!(error instanceof api.Refused)) throw error;
    const { reason, message, facts } = error;
    this.refusal = { type: "refusal", reason, message, facts };
    if (reason !== "old-ticket") return;
    const anew = await this.#doing.renew().catch(() => null);
    if (anew) this.#take(anew, 1);
  }
}

function askOf(id: number, info: ThrowInfo): AskInfo {
  return { id, kind: "throw", why: "", waiting: [SEAT], throw: info };
}
