import type { Board } from "../board";
import Drawn from "./DungeonRun.svelte";
import { diceOf } from "./dice";
import { deed, figure, hand, status } from "./facts";

export default {
  Drawn,
  fills: true,
  told: diceOf,
  status,
  figure,
  hand,
  deed,
} satisfies Board;
