/** What Dungeon Attack! looks like. */
import type { Art } from "../../art/art";

const ADVENTURER = {
  shape: "portrait",
  icon: "cowled",
  ground: "war",
  lit: ["#fff0d2", "#e0a878"],
  at: [120, 138],
  size: 172,
  dress: "war",
} as const;

export default {
  kinds: { adventurer: ADVENTURER },
  pictures: {
    adventurer: {
      "garrick-vane": { icon: "crested-helmet" },
    },
  },
  icons: { defeated: "skull-crossed-bones", moving: "run", attacking: "crossed-swords" },
} satisfies Art;
