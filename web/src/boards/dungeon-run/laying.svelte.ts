/** The tile that is being laid: which one, and in which cell.

The view does not tell through which exit a hero explores. Who chose the exit in this browser is
remembered; else the cell is known where only one fits. */
import type { OptionInfo } from "../../lib/messages";
import type { Table } from "../../lib/table.svelte";
import type { Box } from "./box";
import { beyond, fits, SIDES, turned, type Cell } from "./geometry";
import { spotOf } from "./spots";
import { OPEN, type View } from "./view";

export interface Laying {
  /** The number of the tile in the box. */
  tile: number;
  /** Null where it can't be known. */
  cell: Cell | null;
  turns: OptionInfo[];
}

export class Remembered {
  cell = $state.raw<Cell | null>(null);

  /** Look at every answer that leaves through this table; the result ends it. */
  watch(table: Table, view: () => View): () => void {
    const answer = table.answer.bind(table);
    table.answer = (seat, number) => {
      const known = table.update?.views.find((one) => one.seat === seat)?.options;
      const option = known?.find((one) => one.number === number);
      if (option) this.#note(spotOf(option, view(), seat));
      answer(seat, number);
    };
    return () => (table.answer = answer);
  }

  #note(spot: string): void {
    const found = /^cell:(-?\d+),(-?\d+)$/.exec(spot);
    if (found) this.cell = { x: Number(found[1]), y: Number(found[2]) };
  }
}

export function layingOf(
  turns: OptionInfo[],
  table: Table,
  view: View,
  box: Box,
  seat: number,
  remembered: Cell | null,
): Laying | null {
  if (!turns.length) return null;
  const isLair = table.update?.ask?.why === "DR-RULING-10";
  const drawn = table.story.filter((event) => event.name === "tile-drawn").at(-1);
  const tile = isLair ? box.lair() : Number(drawn?.facts?.["printed"] ?? -1);
  const from = isLair ? view.tiles : view.tiles.filter((_, at) => at === view.heroes[seat]?.place);
  const cells = from.flatMap((one) =>
    SIDES.filter((side) => one.near[side] === OPEN).map((side) => beyond(one, side)),
  );
  const pictures = turns.map((option) => turned(box.exits(tile), option.touches?.["turns"] ?? 0));
  const open = cells.filter((cell) => pictures.every((exits) => fits(view.tiles, cell, exits)));
  const chosen = open.find((cell) => cell.x === remembered?.x && cell.y === remembered.y);
  return { tile, cell: chosen ?? (open.length === 1 ? (open[0] ?? null) : null), turns };
}
