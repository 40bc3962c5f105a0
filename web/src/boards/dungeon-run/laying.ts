/** The tile that is being laid: which one, and in which cell. */
import type { OptionInfo } from "../../lib/messages";
import type { Cell } from "./geometry";
import type { View } from "./view.gen";

export interface Laying {
  /** The number of the tile in the box. */
  tile: number;
  cell: Cell;
  /** How it may be turned; none for those who only look on. */
  turns: OptionInfo[];
}

export function layingOf(view: View, turns: OptionInfo[]): Laying | null {
  return view.laying && { tile: view.laying.tile, cell: view.laying, turns };
}
