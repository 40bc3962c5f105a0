import type { Board } from "../board";
import Drawn from "./DungeonAttack.svelte";
import { deedOf, figure, status } from "./facts";
import type { View } from "./view.gen";

const ROLLS = ["dice-rolled", "pile-searched"];
const FACES: Record<string, string> = { D: "defeated", M: "moving", A: "attacking" };

export default {
  Drawn,
  fills: true,
  placesSeats: true,
  status,
  figure,
  deed: deedOf,
  rolledBy: ({ name, facts }) => (ROLLS.includes(name) ? Number(facts?.["seat"]) : null),
  roller: (view) => (view as View).turn,
  face: (die, symbol) => {
    const icon = FACES[symbol.toUpperCase()];
    return icon ? { icon, kind: die === "boss" ? "red" : "bone" } : null;
  },
} satisfies Board;
