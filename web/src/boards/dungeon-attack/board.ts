import type { Board } from "../board";
import Drawn from "./DungeonAttack.svelte";
import { deedOf, figure, status } from "./facts";

export default {
  Drawn,
  fills: true,
  placesSeats: true,
  status,
  figure,
  deed: deedOf,
} satisfies Board;
