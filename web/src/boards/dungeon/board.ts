import type { Board } from "../board";
import Drawn from "./Dungeon.svelte";
import { deed, figure, hand, rolledBy, roller, status } from "./facts";

export default {
  Drawn,
  fills: true,
  status,
  figure,
  hand,
  deed,
  rolledBy,
  roller,
} satisfies Board;
