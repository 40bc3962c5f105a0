import type { Drawing, Entries } from "../../../art/art";

/** Passages all look like this. */
export const TILE: Drawing = { shape: "card", icon: "stone-path", ground: "stone", lit: "stone" };

export const tiles: Entries = {
  entrance: { icon: "dungeon-gate", lit: "ochre" },
  lair: { icon: "crypt-entrance", ground: "humanoid", lit: "ember" },
  "ancient-bridge": { icon: "rope-bridge", lit: "wood" },
  "cursed-stone": { icon: "menhir", ground: "enchanted", lit: "shadow" },
  den: { icon: "cave-entrance", ground: "beast", lit: "ochre" },
  "glyph-room": { icon: "rune-stone", ground: "animate", lit: "spark" },
  library: { icon: "bookshelf", lit: "leather" },
  "portcullis-room": { icon: "portculis", lit: "iron" },
  "underground-channel": { icon: "wave-crest", ground: "item", lit: "water" },
  well: { icon: "well", lit: "water" },
};

export const PIECE: Drawing = { shape: "card", icon: "card-random", ground: "felt", lit: "brass" };

/** Backs of decks and other things that are no cards. */
export const pieces: Entries = {
  "back-ability": { icon: "fist", ground: "war" },
  "back-encounter": { icon: "evil-minion", ground: "felt" },
  "back-treasure": { icon: "chest", ground: "item" },
  "back-artifact": { icon: "glowing-artifact", ground: "gold" },
  "back-boss": { icon: "overlord-helm", ground: "demon" },
  "back-tile": { icon: "maze", ground: "stone" },
};
