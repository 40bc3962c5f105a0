/** What Dungeon! looks like. */
import type { Art } from "../../art/art";
import { creatures } from "./art/beasts";
import {
  actions,
  CARD,
  chambers,
  dooms,
  feats,
  gifts,
  items,
  pieces,
  relics,
  spells,
  traps,
} from "./art/cards";
import { CLASS, classes } from "./art/classes";
import { bosses, FOE, guards, minions } from "./art/foes";
import { humanoids } from "./art/humanoids";
import { icons } from "./art/icons";
import { made } from "./art/made";
import { PRIZE, prizes } from "./art/prizes";
import { undead } from "./art/undead";

export default {
  kinds: {
    class: CLASS,
    monster: FOE,
    minion: FOE,
    guard: FOE,
    boss: { ...FOE, icon: "overlord-helm", edge: 13, ground: "demon", lit: "iron" },
    prize: PRIZE,
    item: { ...PRIZE, ground: "item", lit: "steel" },
    relic: { ...PRIZE, icon: "glowing-artifact", ground: "spell", lit: "arcane" },
    spell: { ...CARD, icon: "magic-swirl", ground: "spell", lit: "arcane" },
    action: CARD,
    gift: { ...CARD, icon: "ribbon-medal" },
    feat: { ...CARD, icon: "star-medal" },
    chamber: { ...CARD, icon: "drop", ground: "stone", lit: "water" },
    trap: { ...CARD, icon: "wolf-trap", ground: "trap", lit: "iron" },
    doom: { ...CARD, icon: "evil-tower", ground: "demon", lit: "ember" },
    piece: CARD,
  },
  pictures: {
    class: classes,
    monster: { ...humanoids, ...creatures, ...made, ...undead },
    minion: minions,
    guard: guards,
    boss: bosses,
    prize: prizes,
    item: items,
    relic: relics,
    spell: spells,
    action: actions,
    gift: gifts,
    feat: feats,
    chamber: chambers,
    trap: traps,
    doom: dooms,
    piece: pieces,
  },
  icons,
} satisfies Art;
