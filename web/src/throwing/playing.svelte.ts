/** Plays a film: the time in it, by an injected clock. */
import type { Film } from "../lib/messages";
import { frames, type Clock } from "./clock";
import { restsAt, SPEED } from "./film";

export class Playing {
  /** The time in the film, in ms. */
  ms = $state(0);
  isOver = $state(false);
  readonly #end: number;
  #began: number | null = null;
  #request = 0;

  /** `pace` makes it faster below 1 and slower above; at 0 it is shown at once. `from` leaves out
   * what was seen already. */
  constructor(
    readonly film: Film,
    readonly pace: number,
    readonly ondone: () => void,
    readonly clock: Clock = frames,
    readonly from = 0,
  ) {
    this.#end = restsAt(film);
    this.ms = from;
    if (pace > 0) this.#request = clock.request((now) => this.#draw(now, pace));
    else this.finish();
  }

  /** Show how it ends. */
  finish(): void {
    if (this.isOver) return;
    this.stop();
    this.ms = this.#end;
    this.isOver = true;
    this.ondone();
  }

  stop(): void {
    this.clock.cancel(this.#request);
  }

  #draw(now: number, pace: number): void {
    this.#began ??= now;
    this.ms = this.from + ((now - this.#began) * SPEED) / pace;
    if (this.ms >= this.#end) this.finish();
    else this.#request = this.clock.request((next) => this.#draw(next, pace));
  }
}
