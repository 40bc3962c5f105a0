/** The card that is pointed at, focused or tapped: its whole text is shown beside it. */
import type { HandCard } from "../boards/board";

interface Read {
  card: HandCard;
  from: Element;
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
    this.card = card.text ? { card, from, left, right, top, bottom } : null;
  }

  close = (): void => {
    this.card = null;
  };
}

export const reading = new Reading();

/** Shows the whole of a card while it is pointed at or focused, and no longer than it is there. */
export function readable(node: Element, card: HandCard) {
  let read = card;
  const isShown = () => reading.card?.from === node;
  const show = () => reading.open(read, node);
  const hide = () => isShown() && reading.close();
  node.addEventListener("pointerenter", show);
  node.addEventListener("focus", show);
  node.addEventListener("pointerleave", hide);
  node.addEventListener("blur", hide);
  return {
    update(next: HandCard): void {
      read = next;
      if (isShown()) show();
    },
    destroy: hide,
  };
}
