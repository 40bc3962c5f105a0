import type { Board } from "../board";
import Drawn from "./DungeonRun.svelte";
import { diceOf } from "./dice";

export default { Drawn, told: diceOf } satisfies Board;
