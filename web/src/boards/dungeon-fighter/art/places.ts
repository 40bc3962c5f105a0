import { alike, type Drawing, type Entries } from "../../../art/art";

export const PLACE: Drawing = { shape: "card", icon: "doorway", ground: "stone", lit: "stone" };

/** The faces of the map boards. */
export const faces: Entries = alike(
  { ground: "stone" },
  {
    "wine-cellars": { icon: "cellar-barrels", lit: "wood" },
    kitchens: { icon: "cooking-pot", lit: "iron" },
    sewers: { icon: "pipes", lit: "moss" },
    "lost-property": { icon: "lost-limb", lit: "fair" },
    library: { icon: "bookshelf", lit: "leather" },
    "waiting-room": { icon: "wooden-chair", lit: "wood" },
    barracks: { icon: "bunk-beds", lit: "wood" },
    cloakroom: { icon: "hanger", lit: "brass" },
    "pet-cemetery": { icon: "graveyard", lit: "bone" },
    "head-office": { icon: "desk", lit: "wood" },
    "mushroom-garden": { icon: "mushrooms-cluster", lit: "crimson" },
    "bottomless-pit": { icon: "hole-ladder", lit: "shadow" },
  },
);

/** The kinds of rooms. */
export const rooms: Entries = {
  plain: { icon: "doorway" },
  shop: { icon: "shop", lit: "gold", ground: "gold" },
  fountain: { icon: "fountain", lit: "water", ground: "magic" },
  treasure: { icon: "open-treasure-chest", lit: "gold", ground: "amber" },
  perilous: { icon: "hazard-sign", lit: "fire", ground: "trap" },
};
