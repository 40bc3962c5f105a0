/** The tile that is being laid: which one, and in which cell, as the rules have told it. */
import type { EventInfo, OptionInfo } from "../../lib/messages";
import type { Asked } from "../board";
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
  asked: Asked,
  story: readonly EventInfo[],
  view: View,
  box: Box,
  turns: OptionInfo[],
): Laying | null {
  const told = TOLD[asked.why];
  const facts = story.filter((event) => event.name === told).at(-1)?.facts;
  const from = view.tiles[Number(facts?.["tile"])];
  if (!facts || !from) return null;
  const tile = Number(facts["printed"] ?? box.lair());
  return { tile, cell: beyond(from, Number(facts["side"])), turns };
}
