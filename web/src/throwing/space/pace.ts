/** How fine a scene is drawn: fewer pixels as soon as pictures come too slowly. Knows no screen. */

/** Pixels of the scene to one of the page, the finest first. */
const RATIOS = [2, 1, 0.5];
/** A picture should not take longer than this, in ms; four times as many pixels take it for sure. */
const SLOW = 40;
const CRAWL = 1000 / 12;
/** So long, and over so many pictures, it is measured before something changes. */
const WINDOW = 240;
const LEAST = 3;
/** What is longer was no picture: the page slept. */
const ASLEEP = 1000;

export class Pace {
  #at = 0;
  #measured: number[] = [];
  /** Even the fewest pixels are too many: it is better seen flat. */
  isTooSlow = false;

  constructor(readonly finest: number) {
    while (this.#at < RATIOS.length - 1 && (RATIOS[this.#at] ?? 0) > finest) this.#at++;
  }

  get ratio(): number {
    return Math.min(this.finest, RATIOS[this.#at] ?? 1);
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
    if (this.#at < RATIOS.length - 1) {
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
