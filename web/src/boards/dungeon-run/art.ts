/** What Dungeon Run looks like. */
import type { Art } from "../../art/art";
import { abilities, ABILITY } from "./art/abilities";
import { heroes, HERO } from "./art/heroes";
import { icons } from "./art/icons";
import { ARTIFACT, artifacts, TRAP, traps, TREASURE, treasures } from "./art/items";
import { bosses, MONSTER, monsters, strangers } from "./art/monsters";
import { PIECE, pieces, TILE, tiles } from "./art/tiles";

export default {
  kinds: {
    hero: HERO,
    ability: ABILITY,
    monster: MONSTER,
    boss: { ...MONSTER, icon: "overlord-helm", edge: 13, lit: "iron" },
    stranger: { ...MONSTER, icon: "cowled", ground: "stranger", lit: "linen" },
    trap: TRAP,
    treasure: TREASURE,
    artifact: ARTIFACT,
    tile: TILE,
    piece: PIECE,
  },
  pictures: {
    hero: heroes,
    ability: abilities,
    monster: monsters,
    boss: bosses,
    stranger: strangers,
    trap: traps,
    treasure: treasures,
    artifact: artifacts,
    tile: tiles,
    piece: pieces,
  },
  icons,
} satisfies Art;
