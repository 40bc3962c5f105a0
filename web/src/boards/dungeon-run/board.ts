import type { Board } from "../board";
import Drawn from "./DungeonRun.svelte";
import { ASSIGNING } from "./assigning";
import { diceOf } from "./dice";
import { deed, figure, hand, status } from "./facts";
import type { View } from "./view.gen";

export default {
  Drawn,
  fills: true,
  foretells: ASSIGNING,
  told: diceOf,
  status,
  figure,
  hand,
  deed,
  rolledBy: ({ name, facts }) => (name === "dice-rolled" ? Number(facts?.["seat"]) : null),
  roller: (view) => (view as View).effort?.seat ?? (view as View).queue[0] ?? null,
} satisfies Board;
