import type { Board } from "../board";
import Drawn from "./DungeonRun.svelte";
import { diceOf } from "./dice";
import type { View } from "./view.gen";

export default {
  Drawn,
  told: diceOf,
  rolledBy: ({ name, facts }) => (name === "dice-rolled" ? Number(facts?.["seat"]) : null),
  roller: (view) => (view as View).effort?.seat ?? (view as View).queue[0] ?? null,
} satisfies Board;
