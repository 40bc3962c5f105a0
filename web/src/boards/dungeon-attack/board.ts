import type { Board } from "../board";
import Drawn from "./DungeonAttack.svelte";

export default { Drawn } satisfies Board;
