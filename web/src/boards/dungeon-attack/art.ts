/** What Dungeon Attack! looks like. */
import type { Art, Drawing, Entries } from "../../art/art";
import { ADVENTURER, adventurers } from "./art/adventurers";
import { icons } from "./art/icons";

const MONSTER: Drawing = {
  shape: "portrait",
  icon: "evil-minion",
  ground: "humanoid",
  lit: "goblin",
};
const PIECE: Drawing = { shape: "card", icon: "chest", ground: "gold", lit: "gold" };

const monster: Entries = {
  regular: { icon: "goblin-head", tints: { fire: [5, 6, 7, 8], bone: [10, 11, 12, 13, 14, 15] } },
  boss: {
    icon: "overlord-helm",
    edge: 13,
    ground: "demon",
    lit: "iron",
    tints: { fire: [3, 4, 5, 6] },
  },
  epic: { icon: "double-dragon", ground: "demon", lit: "ember", size: 226 },
};

const piece: Entries = {
  gold: "two-coins",
  item: {
    icon: "crystal-wand",
    ground: "enchanted",
    lit: "arcane",
    before: [{ icon: "sparkles", at: [168, 52], size: 60, lit: "spark", edge: 8 }],
  },
  drained: { icon: "crystal-wand", ground: "stone", lit: "stone" },
  artifact: { icon: "jewel-crown", ground: "enchanted", lit: "gold" },
  room: { icon: "dungeon-gate", ground: "stone", lit: "stone" },
  level: { icon: "stairs", ground: "stone", lit: "stone" },
};

export default {
  kinds: { adventurer: ADVENTURER, monster: MONSTER, piece: PIECE },
  pictures: { adventurer: adventurers, monster, piece },
  icons,
} satisfies Art;
