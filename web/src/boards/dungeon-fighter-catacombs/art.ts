/** What the Catacombs look like. */
import { alike, type Art } from "../../art/art";
import * as firstBosses from "../dungeon-fighters/first/bosses";
import * as firstGear from "../dungeon-fighters/first/equipment";
import * as firstHeroes from "../dungeon-fighters/first/heroes";
import * as firstMonsters from "../dungeon-fighters/first/monsters";
import { equipment, GEAR } from "./art/equipment";
import { bosses, FOE, monsters } from "./art/foes";
import { HERO, heroes } from "./art/heroes";
import { icons } from "./art/icons";
import { abilities, POWER, templates, TOKEN, tokens } from "./art/powers";
import { PLACE, rooms } from "./art/rooms";

/** The grounds of foes of the first box that name none. */
const MONSTER = { ground: "humanoid", lit: "goblin" } as const;
const BOSS = { ground: "demon", lit: "iron" } as const;

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
    hero: { ...heroes, ...firstHeroes.heroes },
    monster: { ...monsters, ...alike(MONSTER, firstMonsters.monsters) },
    boss: { ...bosses, ...alike(BOSS, firstBosses.bosses) },
    room: rooms,
    equipment: { ...equipment, ...firstGear.equipment },
    ability: abilities,
    template: templates,
    token: tokens,
  },
  icons,
} satisfies Art;
