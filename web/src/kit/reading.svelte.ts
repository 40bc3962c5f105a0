/** The card that is pointed at, focused or tapped: its whole text is shown beside it. */
import type { HandCard } from "../boards/board";

interface Read {
  card: HandCard;
  /** Where the card is, in pixels of the window. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

class Reading {
  card = $state.raw<Read | null>(null);

  open(card: HandCard, from: Element): void {
    const { left, right, top, bottom } = from.getBoundingClientRect();
    this.card = card.text ? { card, left, right, top, bottom } : null;
  }

  close = (): void => {
    this.card = null;
  };
}

export const reading = new Reading();
