import type { Board } from "../board";
import { deed } from "../dungeon-fighters/deeds";
import Drawn from "./DungeonFighter.svelte";
import { figureOf, handOf, statusOf } from "./facts";
import { boxOf } from "./opened.svelte";
import type { View } from "./view.gen";

const opened = (given: unknown) => {
  const view = given as View;
  return { view, box: boxOf(view.box) };
};

export default {
  Drawn,
  fills: true,
  folds: 3,
  status: (given) => statusOf(given as View),
  figure: (given, seat) => {
    const { view, box } = opened(given);
    return box && figureOf(view, box, seat);
  },
  hand: (given, seat) => {
    const { view, box } = opened(given);
    return box ? handOf(view, box, seat) : [];
  },
  deed,
} satisfies Board;
