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
  #from: Element | null = null;

  open(card: HandCard, from: Element): void {
    const { left, right, top, bottom } = from.getBoundingClientRect();
    this.card = card.text ? { card, left, right, top, bottom } : null;
    this.#from = from;
  }

  isOf(node: Element): boolean {
    return this.#from === node;
  }

  close = (): void => {
    this.card = null;
    this.#from = null;
  };
}

export const reading = new Reading();

/** Shows the whole of a card while it is pointed at or focused, and no longer than it is there. */
export function readable(node: Element, card: HandCard) {
  let read = card;
  const show = () => reading.open(read, node);
  const hide = () => reading.isOf(node) && reading.close();
  node.addEventListener("pointerenter", show);
  node.addEventListener("focus", show);
  node.addEventListener("pointerleave", hide);
  node.addEventListener("blur", hide);
  return {
    update(next: HandCard): void {
      read = next;
      if (reading.isOf(node)) show();
    },
    destroy: hide,
  };
}
