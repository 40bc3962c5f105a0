/** The card that is pointed at or focused, shown beside it. */
class Reading {
  card = $state.raw<{ number: number; left: number; top: number } | null>(null);
  #from: Element | null = null;

  open(number: number, from: Element): void {
    const place = from.getBoundingClientRect();
    this.#from = from;
    this.card = { number, left: place.left, top: place.bottom };
  }

  /** Stay beside it when the page is scrolled. */
  follow = (): void => {
    if (this.card && this.#from) this.open(this.card.number, this.#from);
  };

  close = (): void => {
    this.card = null;
    this.#from = null;
  };
}

export const reading = new Reading();
