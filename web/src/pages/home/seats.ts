/** Who sits at a table, by name and by picture, in a list where no game is open. */
import type { TableInfo } from "../../lib/http";
import { words } from "../../lib/words.svelte";

/** The picture of a figure by its text id, such as `hero-kessa`; null where a seat has none. */
export function pictured(figure: string | null | undefined): { kind: string; id: string } | null {
  const [, kind, id] = figure?.match(/^([a-z]+)-(.+)$/) ?? [];
  return kind && id ? { kind, id } : null;
}

/** What a player is called: by their name, as the game calls the figure, or by the seat. */
export function playerName(table: TableInfo, seat: number): string {
  const { name = "", kind = "open" } = table.seats[seat] ?? {};
  const figure = table.figures[seat];
  const figureName = figure ? words.nameIn(table.game, figure) : null;
  if (name) return name;
  return (
    figureName ??
    (kind === "human" ? words.say("seat", { seat: seat + 1 }) : words.say(`web-kind-${kind}`))
  );
}

export function playerNames(table: TableInfo, seats: readonly number[]): string {
  const list = new Intl.ListFormat(words.locale, { type: "conjunction" });
  return list.format(seats.map((seat) => playerName(table, seat)));
}
