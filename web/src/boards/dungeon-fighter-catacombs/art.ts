/** What the Catacombs look like. */
import type { Art } from "../../art/art";
import { equipment, GEAR } from "./art/equipment";
import { bosses, FOE, monsters } from "./art/foes";
import { HERO, heroes } from "./art/heroes";
import { icons } from "./art/icons";
import { abilities, POWER, templates, TOKEN, tokens } from "./art/powers";
import { PLACE, rooms } from "./art/rooms";

export default {
  kinds: {
    hero: HERO,
    monster: FOE,
    boss: { ...FOE, icon: "overlord-helm", edge: 13, ground: "demon", lit: "iron" },
    room: PLACE,
    equipment: GEAR,
    ability: POWER,
    template: TOKEN,
    token: TOKEN,
  },
  pictures: {
    hero: heroes,
    monster: monsters,
    boss: bosses,
    room: rooms,
    equipment,
    ability: abilities,
    template: templates,
    token: tokens,
  },
  icons,
} satisfies Art;
