/** What flies over the table of a Dungeon Fighter. */

/** A thing in the air: a card of the box, a coin or a white die. */
export interface Thing {
  kind: "card" | "coin" | "die";
  card: number;
}
