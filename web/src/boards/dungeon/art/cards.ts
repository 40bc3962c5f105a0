import { alike, type Drawing, type Entries, type Part } from "../../../art/art";
import type { Ground } from "../../../art/grounds";
import type { Light } from "../../../art/lights";

export const CARD: Drawing = { shape: "card", icon: "card-play", ground: "war", lit: "linen" };

export const spells: Entries = alike(
  { ground: "spell" },
  {
    fireball: { icon: "fireball", lit: "fire" },
    "lightning-bolt": { icon: "heavy-lightning", lit: "spark" },
    teleport: { icon: "teleport", lit: "arcane" },
  },
);

export const actions: Entries = {
  ...alike(
    { ground: "talent" },
    {
      "hide-in-shadows": { icon: "hidden", lit: "shadow" },
      backstab: { icon: "backstab", lit: "linen" },
      "silent-step": { icon: "footsteps", lit: "leaf" },
      "light-fingers": { icon: "snatch", lit: "fair" },
    },
  ),
  ...alike(
    { ground: "prayer" },
    {
      "turn-undead": {
        icon: "sunbeams",
        lit: "gold",
        before: [{ icon: "death-skull", size: 66, lit: "bone" }],
      },
      blessing: { icon: "aura", lit: "gold" },
      sanctuary: { icon: "greek-temple", lit: "stone" },
      "healing-prayer": { icon: "prayer", lit: "linen" },
    },
  ),
  ...alike(
    { ground: "war" },
    {
      "mighty-blow": { icon: "hammer-drop", lit: "steel" },
      "shield-wall": { icon: "roman-shield", lit: "brass" },
      charge: { icon: "sprint", lit: "linen" },
      "stand-fast": { icon: "defensive-wall", lit: "stone" },
    },
  ),
};

/** What a class can always do, on the ground of the class. */
export const gifts: Entries = {
  "seven-league-slippers": { icon: "wingfoot", ground: "talent", lit: "leaf" },
  "swordmasters-of-khazan": { icon: "sword-array", lit: "steel" },
  "heartseeking-everbleeder": { icon: "bloody-sword", lit: "blood" },
  "teleport-of-panther-gloomwalker": { icon: "feline", ground: "magic", lit: "shadow" },
  "ancient-knowledge": { icon: "rune-stone", ground: "stone", lit: "stone" },
  "treasures-of-tardos": { icon: "gems", ground: "stone", lit: "spark" },
  "silver-key": { icon: "skeleton-key", ground: "stone", lit: "steel" },
};

/** What a class can do a few times. */
export const feats: Entries = {
  "wavy-bladed-dagger": { icon: "curvy-knife", ground: "talent", lit: "steel" },
  "invoke-valerians-hand": { icon: "hand-of-god", ground: "prayer", lit: "fair" },
  "spellbook-of-darthon": { icon: "spell-book", ground: "magic", lit: "arcane" },
  "nothing-a-good-breakfast-wouldnt-fix": { icon: "hot-meal", ground: "beast", lit: "brass" },
  "slingshot-of-snake-pipe-hollow": { icon: "slingshot", ground: "beast", lit: "wood" },
};

export const items: Entries = alike(
  { ground: "item" },
  {
    "magic-sword": { icon: "shining-sword", lit: "spark" },
    "esp-medallion": { icon: "emerald-necklace", lit: "gold" },
    "crystal-ball": { icon: "crystal-ball", lit: "arcane" },
    "secret-entrance-card": { icon: "secret-door", lit: "linen" },
  },
);

function tear(ground: Ground, lit: Light, icon: string, symbol: Light, more: Partial<Part> = {}) {
  return {
    icon: "drop",
    ground,
    lit,
    size: 150,
    before: [{ icon, at: [120, 96], size: 58, lit: symbol, ...more }],
  } as const;
}

/** The Halls of Chromatic Tears: a tear in the colour of its floor, and what is in it. */
export const chambers: Entries = {
  "tear-of-mirth": tear("gold", "gold", "delighted", "linen"),
  "tear-of-folly": tear("gold", "gold", "jester-hat", "violet"),
  "tear-of-embers": tear("amber", "ochre", "flame", "fire"),
  "tear-of-ash": tear("amber", "ochre", "dust-cloud", "stone"),
  "tear-of-blood": tear("war", "crimson", "bleeding-wound", "blood"),
  "tear-of-valor": tear("war", "crimson", "broadsword", "steel"),
  "tear-of-kings": tear("enchanted", "violet", "crown", "gold"),
  "tear-of-chains": tear("enchanted", "violet", "crossed-chains", "iron"),
  "tear-of-rest": tear("magic", "azure", "night-sleep", "spark"),
  "tear-of-floods": tear("magic", "azure", "big-wave", "water"),
  "tear-of-roots": tear("talent", "jade", "tree-roots", "wood"),
  "tear-of-venom": tear("talent", "jade", "snake", "slime"),
};

export const traps: Entries = { "cage-trap": { icon: "cage", ground: "trap", lit: "iron" } };

export const relics: Entries = {
  "shadowstone-of-demogorgon": { icon: "floating-crystal", ground: "spell", lit: "arcane" },
};

export const dooms: Entries = {
  "doom-track": { icon: "evil-tower", ground: "demon", lit: "ember" },
};

/** Backs of decks and things that are no cards. */
export const pieces: Entries = {
  ...alike(
    { lit: "brass" },
    {
      "back-monster": { icon: "evil-minion", ground: "felt" },
      "back-prize": { icon: "chest", ground: "gold" },
      "back-spell": { icon: "magic-swirl", ground: "spell" },
      "back-action": { icon: "fist", ground: "war" },
      "back-chamber": { icon: "drop", ground: "stone" },
    },
  ),
  gravestone: { icon: "tombstone", ground: "undead", lit: "stone" },
  "great-hall": { icon: "castle", ground: "stone", lit: "ochre" },
};
