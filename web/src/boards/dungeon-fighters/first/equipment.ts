import { alike, type Drawing, type Entries } from "../../../art/art";

export const GEAR: Drawing = { shape: "card", icon: "swap-bag", ground: "item", lit: "steel" };

const weapons: Entries = alike(
  { ground: "war", lit: "steel" },
  {
    "helm-of-bravery": {
      icon: "heavy-helm",
      lit: "brass",
      before: [{ icon: "blindfold", at: [196, 44], size: 62, lit: "linen" }],
    },
    "dragons-breath": { icon: "dragon-breath", lit: "fire" },
    "clown-nose": { icon: "clown", lit: "crimson" },
    "sneezing-powder": {
      icon: "powder-bag",
      lit: "ochre",
      before: [{ icon: "nose-front", at: [194, 50], size: 58, lit: "fair" }],
    },
    "folding-throne": { icon: "director-chair", lit: "gold" },
    "siege-beanbag": { icon: "pillow", lit: "crimson" },
    "weighted-prayer-beads": { icon: "prayer-beads", lit: "iron" },
    "pocket-cathedral": { icon: "gothic-cross", lit: "stone" },
    "rear-view-buckler": { icon: "mirror-mirror", lit: "spark" },
    "dagger-of-treachery": { icon: "cloak-dagger", lit: "shadow" },
    "tavern-elbow-pad": { icon: "elbow-pad", lit: "leather" },
    "somebody-elses-gauntlet": { icon: "gauntlet", lit: "iron" },
    "kilt-of-valor": { icon: "skirt", lit: "crimson" },
    "finger-of-scorn": { icon: "button-finger", lit: "fair" },
    "left-handed-sword": { icon: "sword-hilt", flip: true, lit: "brass" },
    "pocket-catapult": { icon: "catapult", lit: "wood" },
    "kangaroo-boots": {
      icon: "boots",
      lit: "tan",
      before: [{ icon: "kangaroo", at: [196, 46], size: 64, lit: "ginger" }],
    },
    "cue-of-justice": { icon: "pool-triangle", lit: "crimson" },
    "flea-skin-sandals": { icon: "sandal", lit: "leather" },
    "bribe-under-the-table": { icon: "pay-money", lit: "leaf" },
    "tutu-of-destruction": { icon: "large-dress", lit: "arcane" },
    "enchanted-kazoo": { icon: "flute", lit: "violet" },
    "racket-of-slaying": { icon: "tennis-racket", lit: "jade" },
    "headbutt-helmet": { icon: "horned-helm", lit: "iron" },
    "ten-foot-pole": { icon: "water-diviner-stick", lit: "wood" },
    "house-of-cards": { icon: "card-joker", lit: "linen" },
  },
);

const armours: Entries = alike(
  { ground: "stone", lit: "iron" },
  {
    "very-large-barrel": { icon: "barrel", lit: "wood" },
    "inflatable-decoy": { icon: "target-dummy", lit: "fair" },
    "note-from-your-mother": { icon: "envelope", lit: "linen" },
    "somebodys-door": { icon: "entry-door", lit: "wood" },
    "hedgehog-waistcoat": { icon: "hedgehog", lit: "chestnut" },
    "spiked-corset": { icon: "corset", lit: "raven" },
    "shield-of-sarcasm": {
      icon: "shield-opposition",
      lit: "steel",
      before: [{ icon: "chat-bubble", at: [196, 42], size: 60, lit: "white" }],
    },
    "saucepan-breastplate": { icon: "saucepan", lit: "steel" },
    "knitted-chainmail": { icon: "yarn", lit: "crimson" },
    "hat-with-too-many-corners": { icon: "pirate-hat", lit: "raven" },
    "second-hand-armor": { icon: "breastplate", lit: "iron" },
    "mattress-armor": { icon: "bed", lit: "linen" },
    "emergency-poncho": { icon: "poncho", lit: "gold" },
  },
);

const items: Entries = alike(
  { ground: "enchanted", lit: "arcane" },
  {
    "lukewarm-potion": { icon: "standing-potion", lit: "ochre" },
    "grannys-broth": { icon: "camp-cooking-pot", lit: "brass" },
    "kiss-of-a-frog": { icon: "frog-prince", lit: "leaf" },
    "elixir-of-almost-immortality": { icon: "bubbling-flask", lit: "arcane" },
    "group-hug": { icon: "three-friends", lit: "crimson" },
    "living-cheese": { icon: "cheese-wedge", lit: "gold" },
    "unicorn-tears": {
      icon: "drop",
      lit: "water",
      before: [{ icon: "unicorn", at: [196, 46], size: 66, lit: "white" }],
    },
    "cast-iron-excuse": { icon: "concrete-bag", lit: "stone" },
    "four-leaf-cabbage": { icon: "cabbage", lit: "leaf" },
    "hourglass-of-hindsight": { icon: "sands-of-time", lit: "brass" },
    "pepper-grenade": { icon: "bell-pepper", lit: "crimson" },
    "bottled-bad-mood": { icon: "bottled-shadow", lit: "shadow" },
    "falling-anvil": { icon: "anvil-impact", lit: "iron" },
    "vanishing-cream": { icon: "covered-jar", lit: "ghost" },
  },
);

export const equipment: Entries = { ...weapons, ...armours, ...items };
