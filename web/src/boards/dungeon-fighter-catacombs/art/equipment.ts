import { alike, type Drawing, type Entries } from "../../../art/art";

export const GEAR: Drawing = { shape: "card", icon: "swap-bag", ground: "item", lit: "steel" };

const weapons: Entries = alike(
  { ground: "war", lit: "steel" },
  {
    "sneeze-machine": {
      icon: "gears",
      lit: "brass",
      before: [{ icon: "nose-side", at: [194, 50], size: 66, lit: "fair" }],
    },
    "spluttering-stick": { icon: "crystal-wand", lit: "spark" },
    "pinkie-ring-of-doom": { icon: "skull-ring", lit: "gold" },
    "monocle-of-contempt": { icon: "spectacle-lenses", lit: "brass" },
    "takeaway-halberd": {
      icon: "sharp-halberd",
      lit: "steel",
      before: [{ icon: "paper-bag-open", at: [194, 52], size: 66, lit: "tan" }],
    },
    "relay-baton-of-blame": { icon: "baton", lit: "crimson" },
    "ear-trumpet-of-war": { icon: "trumpet-flag", lit: "gold" },
    "calling-card-of-death": {
      icon: "envelope",
      lit: "linen",
      before: [{ icon: "death-skull", at: [194, 50], size: 66, lit: "bone" }],
    },
    "somebodys-femur": { icon: "crossed-bones", lit: "bone" },
  },
);

const armours: Entries = alike(
  { ground: "stone", lit: "iron" },
  {
    "second-hand-shroud": { icon: "rolled-cloth", lit: "linen" },
    "lid-of-a-coffin": { icon: "coffin", lit: "wood" },
    "jacket-with-somebodys-wallet": {
      icon: "moncler-jacket",
      lit: "leather",
      before: [{ icon: "wallet", at: [194, 52], size: 66, lit: "chestnut" }],
    },
    "ribcage-with-a-spring": {
      icon: "ribcage",
      lit: "bone",
      before: [{ icon: "spring", at: [194, 52], size: 68, lit: "steel" }],
    },
    "trousers-with-a-secret-pocket": { icon: "trousers", lit: "azure" },
  },
);

const spendables: Entries = alike(
  { ground: "enchanted", lit: "arcane" },
  {
    "smelling-salts": { icon: "salt-shaker", lit: "white" },
    "funeral-buffet": { icon: "sandwich", lit: "tan" },
    "last-word": { icon: "chat-bubble", lit: "white" },
    "bloodhound-puppy": { icon: "sniffing-dog", lit: "ginger" },
    "hypnotists-watch": { icon: "pocket-watch", lit: "gold" },
    "coin-from-an-eyelid": {
      icon: "crown-coin",
      lit: "gold",
      before: [{ icon: "eyelashes", at: [194, 46], size: 66, lit: "raven" }],
    },
    "map-with-an-x": { icon: "treasure-map", lit: "linen" },
  },
);

const relics: Entries = alike(
  { ground: "prayer", lit: "gold" },
  {
    "finger-of-saint-oops": { icon: "fingers-crossed", lit: "fair" },
    "skull-with-opinions": {
      icon: "happy-skull",
      lit: "bone",
      before: [{ icon: "talk", at: [194, 48], size: 68, lit: "white" }],
    },
    "everlasting-teapot": { icon: "teapot", lit: "azure" },
  },
);

export const equipment: Entries = { ...weapons, ...armours, ...spendables, ...relics };
