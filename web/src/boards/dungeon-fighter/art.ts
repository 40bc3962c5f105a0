/** What Dungeon Fighter looks like. */
import type { Art } from "../../art/art";
import { bosses } from "./art/bosses";
import { equipment, GEAR } from "./art/equipment";
import { FOE } from "./art/foes";
import { HERO, heroes } from "./art/heroes";
import { icons } from "./art/icons";
import { monsters } from "./art/monsters";
import { faces, PLACE, rooms } from "./art/places";
import { abilities, POWER, TOKEN, tokens } from "./art/powers";

export default {
  kinds: {
    hero: HERO,
    monster: FOE,
    boss: { ...FOE, icon: "overlord-helm", edge: 13, ground: "demon", lit: "iron" },
    equipment: GEAR,
    face: PLACE,
    room: PLACE,
    ability: POWER,
    token: TOKEN,
  },
  pictures: {
    hero: heroes,
    monster: monsters,
    boss: bosses,
    equipment,
    face: faces,
    room: rooms,
    ability: abilities,
    token: tokens,
  },
  icons,
} satisfies Art;
