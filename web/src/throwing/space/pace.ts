/** How fine a scene is drawn: fewer pixels as soon as pictures come too slowly. Knows no screen. */

/** Pixels of the scene to one of the page, after the finest. */
const COARSER = [1, 0.5];
/** A picture should not take longer than this, in ms; four times as many pixels take it for sure. */
const SLOW = 40;
const CRAWL = 1000 / 12;
/** So long, and over so many pictures, it is measured before something changes. */
const WINDOW = 240;
const LEAST = 3;
/** What is longer was no picture: the page slept. */
const ASLEEP = 1000;

export class Pace {
  readonly #ratios: readonly number[];
  #at = 0;
  #measured: number[] = [];
  /** Even the fewest pixels are too many: it is better seen flat. */
  isTooSlow = false;

  constructor(readonly finest: number) {
    this.#ratios = [finest, ...COARSER.filter((ratio) => ratio < finest)];
  }

  get ratio(): number {
    return this.#ratios[this.#at] ?? this.finest;
  }

  /** A picture took so many ms; whether the next ones are to be drawn otherwise. */
  took(ms: number): boolean {
    if (ms > ASLEEP) return false;
    this.#measured.push(ms);
    const whole = this.#measured.reduce((sum, one) => sum + one, 0);
    if (whole < WINDOW || this.#measured.length < LEAST) return false;
    const usual = whole / this.#measured.length;
    this.#measured = [];
    if (usual <= SLOW) return false;
    if (this.#at < this.#ratios.length - 1) {
      this.#at++;
      return true;
    }
    const wasSlow = this.isTooSlow;
    this.isTooSlow ||= usual > CRAWL;
    return this.isTooSlow !== wasSlow;
  }

  /** After a rest the first picture says nothing of the pace. */
  rest(): void {
    this.#measured = [];
  }
}
