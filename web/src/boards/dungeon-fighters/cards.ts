/** Printed cards, numbered as the view numbers them: what is alike in both boxes. */
import { words } from "../../lib/words.svelte";
import type { Pictured } from "../board";

export class Cards<Card extends { id: string }> {
  readonly cards: Card[] = [];
  /** The text id of each card, such as `hero-torm`. */
  readonly names: string[] = [];

  protected add(family: string, cards: readonly Card[]): void {
    for (const card of cards) {
      this.cards.push(card);
      this.names.push(`${family}-${card.id}`);
    }
  }

  family(card: number): string {
    return this.names[card]?.split("-", 1)[0] ?? "";
  }

  name(card: number): string {
    return words.name(this.names[card] ?? "");
  }

  /** What is told of a card besides its rules. */
  flavour(card: number): string {
    return words.note(this.names[card] ?? "", "text") ?? "";
  }

  /** What a Hero calls himself. */
  title(card: number): string {
    return words.note(this.names[card] ?? "", "title") ?? "";
  }

  picture(card: number): Pictured {
    return { kind: this.family(card), id: this.cards[card]?.id ?? "" };
  }

  /** The picture of a card by its text id. */
  pictured(name: string): Pictured {
    const at = name.indexOf("-");
    return { kind: name.slice(0, at), id: name.slice(at + 1) };
  }

  /** The number of the card with this text id. */
  number(name: string): number {
    return this.names.indexOf(name);
  }

  isBoss(card: number): boolean {
    return this.family(card) === "boss";
  }

  protected of<One extends Card>(card: number, ...families: string[]): One | null {
    return families.includes(this.family(card)) ? (this.cards[card] as One) : null;
  }
}
