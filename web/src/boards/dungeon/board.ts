import type { Board } from "../board";
import { deed, rolledBy, roller } from "./deeds";
import Drawn from "./Dungeon.svelte";
import { figureOf, handOf, statusOf } from "./facts";
import { boxOf } from "./opened.svelte";
import type { View } from "./view.gen";
import { worthOf } from "./worth";

const opened = (given: unknown) => {
  const view = given as View;
  return { view, box: boxOf(view.box) };
};

export default {
  Drawn,
  fills: true,
  told: (option, given) => {
    const { box } = opened(given);
    return box && worthOf(option, box);
  },
  status: (given) => {
    const { view, box } = opened(given);
    return box ? statusOf(view, box) : [];
  },
  figure: (given, seat) => {
    const { view, box } = opened(given);
    return box && figureOf(view, box, seat);
  },
  hand: (given, seat) => {
    const { view, box } = opened(given);
    return box ? handOf(view, box, seat) : [];
  },
  deed,
  rolledBy,
  roller,
} satisfies Board;
