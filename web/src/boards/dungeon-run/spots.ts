/** Where on the board an option is: the thing it touches, as a key. */
import type { OptionInfo } from "../../lib/messages";
import { beyond } from "./geometry";
import type { View } from "./view.gen";

/** A kind and what is meant, such as `tile:3`, `cell:-1,2`, `monster:3`, `hero:0` or `card:17`. */
export type Spot = string;

export const cellSpot = (cell: { x: number; y: number }): Spot => `cell:${cell.x},${cell.y}`;

export function spotOf(option: OptionInfo, view: View, seat: number): Spot {
  const touched = option.touches ?? {};
  const here = view.heroes[seat]?.place ?? 0;
  switch (option.verb) {
    case "move":
    case "leave":
      return sideSpot(view, here, touched["side"] ?? 0);
    case "place-lair":
      return sideSpot(view, touched["tile"] ?? 0, touched["side"] ?? 0);
    case "battle":
      return `monster:${here}`;
    case "escape":
      return view.tiles[here]?.monster ? `monster:${here}` : `hero:${seat}`;
    case "meet":
      return `stranger:${here}`;
    case "search":
      return `loot:${here}`;
    case "research":
      return `tile:${here}`;
    case "lay-tile":
      return "ghost:";
    case "block":
    case "hold-back":
    case "strike-home":
    case "pick-die":
      return "dice:";
  }
  return touchedSpot(touched);
}

function touchedSpot(touched: Record<string, number>): Spot {
  if ("tile" in touched) return `tile:${touched["tile"]}`;
  if ("monster" in touched) return `monster:${touched["monster"]}`;
  if ("seat" in touched) return `hero:${touched["seat"]}`;
  if ("card" in touched) return `card:${touched["card"]}`;
  return "none:";
}

/** What lies beyond a side of a tile: another tile, or an empty cell. */
function sideSpot(view: View, place: number, side: number): Spot {
  const tile = view.tiles[place];
  if (!tile) return "none:";
  const near = tile.near[side] ?? -1;
  return near >= 0 ? `tile:${near}` : cellSpot(beyond(tile, side));
}
