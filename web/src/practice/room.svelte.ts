/** The practice room: throws without a game. To the parts for throws it is like a table. */
import * as api from "../lib/api";
import type { Chosen, PracticeAsk, ThrownDie } from "../lib/http";
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

type Gesture = NonNullable<ThrowDie["gesture"]>;

/** A throw that somebody made here. */
export interface Made {
  film: Film;
  chosen: Chosen;
  /** By oneself; else the table's usual hand threw. */
  isOwn: boolean;
}

const SEAT = 0;

export class Room implements Thrower {
  readonly mine = [SEAT];
  readonly keepsResults = true;
  update = $state.raw<{ n: number; ask: AskInfo | null; story: [] } | null>(null);
  flight = $state.raw<Flight | null>(null);
  tossed = $state.raw<Tossed | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  waiting = $state(false);
  asked = $state.raw<PracticeAsk | null>(null);
  readonly backlog = { watchThrows: () => {}, landed: () => this.#landed() };
  #chosen: Chosen | null = null;
  #asks = 0;
  /** The ticket of the throw at hand, once the server has seen the die lifted or tossed. */
  #held: Promise<string> | null = null;
  #next: PracticeAsk | null = null;

  /** `onland` is told of every throw when its die rests. */
  constructor(readonly onland: (made: Made) => void) {}

  /** Throw this from now on. */
  async choose(chosen: Chosen): Promise<void> {
    this.#chosen = chosen;
    this.#next = null;
    const before = this.asked?.ticket ?? "";
    const asked = await this.#try(() => api.askPractice({ chosen, ticket: before }));
    if (asked && this.#chosen === chosen) this.#take(asked, 1);
  }

  send(message: FromClient): void {
    if (message.type === "lift") this.#lift();
  }

  throw(seat: number, gesture: ThrowDie["gesture"] = null): void {
    void this.#throw(gesture);
  }

  aboutThrow(message: (ask: number) => FromClient): void {
    const said = message(this.#asks);
    if (said.type === "help" && said.part["type"] === "toss")
      void this.#toss(said.part["gesture"] as Gesture);
  }

  /** The die is taken: the server times what follows, and what lay there is gone. */
  #lift(): void {
    const ticket = this.asked?.ticket;
    if (!ticket || this.waiting || this.tossed) return;
    this.refusal = null;
    this.#show(this.asked?.throw ?? null);
    this.#held = api.liftPractice(ticket).then((lifted) => lifted.ticket);
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

  async #throw(gesture: ThrowDie["gesture"]): Promise<void> {
    const ticket = this.asked?.ticket;
    const chosen = this.#chosen;
    if (!ticket || !chosen || this.waiting) return;
    const held = gesture ? this.#held : Promise.resolve(ticket);
    if (!held) return;
    if (!gesture) this.#show(this.asked?.throw ?? null);
    const thrown = await this.#try(async () => api.throwPractice(await held, gesture ?? null));
    if (thrown && this.#chosen === chosen) this.#fly(thrown, { chosen, isOwn: gesture !== null });
  }

  #fly({ film, next }: ThrownDie, made: Omit<Made, "film">): void {
    this.waiting = true;
    this.#next = next;
    this.#made = { film, ...made };
    this.flight = { type: "flight", n: this.update?.n ?? 0, seat: SEAT, film };
  }
  #made: Made | null = null;

  #landed(): void {
    const [made, next] = [this.#made, this.#next];
    this.waiting = false;
    this.#made = null;
    if (made) this.onland(made);
    if (next) this.#take(next);
  }

  /** `on` is 1 where what lay there is taken away. */
  #take(asked: PracticeAsk, on = 0): void {
    this.asked = asked;
    this.#held = null;
    this.tossed = null;
    this.#asks += 1;
    this.#tell(asked.throw, on);
  }

  /** What lay there is taken away: a throw begins. */
  #show(info: ThrowInfo | null): void {
    if (info) this.#tell(info, 1);
  }

  #tell(info: ThrowInfo, on = 0): void {
    const n = (this.update?.n ?? 0) + on;
    const ask: AskInfo = {
      id: this.#asks,
      kind: "throw",
      why: "",
      waiting: [SEAT],
      throw: info,
    };
    this.update = { n, ask, story: [] };
  }

  async #try<T>(work: () => Promise<T>): Promise<T | null> {
    this.refusal = null;
    this.waiting = true;
    try {
      return await work();
    } catch (error) {
      await this.#refused(error);
      return null;
    } finally {
      this.waiting = false;
    }
  }

  /** What was asked for too long ago is asked for once more. */
  async #refused(error: unknown): Promise<void> {
    if (!(error instanceof api.Refused)) throw error;
    const { reason, message, facts } = error;
    this.refusal = { type: "refusal", reason, message, facts };
    const chosen = this.#chosen;
    if (chosen && reason === "old-ticket")
      this.#take(await api.askPractice({ chosen, ticket: "" }));
  }
}
