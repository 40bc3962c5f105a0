/** The tile that is being laid: which one, and in which cell, as the rules have told it. */
import type { OptionInfo } from "../../lib/messages";
import type { Table } from "../../lib/table.svelte";
import type { Box } from "./box";
import { beyond, type Cell } from "./geometry";
import type { View } from "./view";

export interface Laying {
  /** The number of the tile in the box. */
  tile: number;
  cell: Cell;
  /** How it may be turned; none for those who only look on. */
  turns: OptionInfo[];
}

/** What tells where the tile goes, by the rule that asks how it is turned. */
const TOLD: Record<string, string> = {
  "DR-TILE-02": "tile-drawn",
  "DR-RULING-10": "lair-sited",
};

export function layingOf(
  table: Table,
  view: View,
  box: Box,
  seat: number | null,
  turns: OptionInfo[],
): Laying | null {
  const ask = table.update?.ask;
  const told = TOLD[ask?.why ?? ""];
  const isAnswered = seat !== null && ask?.waiting.includes(seat) && !turns.length;
  const facts = table.story.filter((event) => event.name === told).at(-1)?.facts;
  const from = view.tiles[Number(facts?.["tile"])];
  if (!facts || !from || isAnswered) return null;
  const tile = Number(facts["printed"] ?? box.lair());
  return { tile, cell: beyond(from, Number(facts["side"])), turns };
}
