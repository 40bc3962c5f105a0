/** What Dungeon Fighter looks like. */
import type { Art } from "../../art/art";
import { bosses } from "../dungeon-fighters/first/bosses";
import { equipment, GEAR } from "../dungeon-fighters/first/equipment";
import { FOE } from "../dungeon-fighters/first/foes";
import { HERO, heroes } from "../dungeon-fighters/first/heroes";
import { icons } from "./art/icons";
import { monsters } from "../dungeon-fighters/first/monsters";
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
