import { alike, type Drawing, type Entries } from "../../../art/art";

export const TREASURE: Drawing = { shape: "card", icon: "chest", ground: "item", lit: "steel" };
export const ARTIFACT: Drawing = {
  shape: "card",
  icon: "glowing-artifact",
  ground: "gold",
  lit: "gold",
};

export const treasures: Entries = {
  "feud-sword": "broadsword",
  "bonecracker-mace": "flanged-mace",
  "lonely-needle": "plain-dagger",
  "duelling-rapier": "stiletto",
  "headsmans-axe": "battle-axe",
  "yew-longbow": { icon: "high-shot", lit: "wood" },
  "gatekeepers-shield": { icon: "griffin-shield", lit: "iron" },
  "ten-foot-pole": { icon: "bo", lit: "wood" },
  "miners-helm": { icon: "mining-helmet", lit: "iron", tints: { fire: [4, 5], brass: [6] } },
  "gate-guards-plate": "breastplate",
  "couriers-leathers": { icon: "leather-armor", lit: "leather" },
  "healers-satchel": {
    icon: "knapsack",
    lit: "leather",
    before: [{ icon: "health-normal", at: [158, 116], size: 48, lit: "crimson" }],
  },
  "lucky-knucklebone": { icon: "perspective-dice-five", lit: "bone" },
  ...alike(
    { ground: "enchanted" },
    {
      "ember-wand": { icon: "orb-wand", lit: "wood", tints: { fire: [0] } },
      "grave-sickle": { icon: "sickle", lit: "ghost" },
      "stormcaller-staff": {
        icon: "wizard-staff",
        lit: "wood",
        before: [{ icon: "power-lightning", at: [150, 92], size: 72, lit: "spark" }],
      },
      "mirror-buckler": { icon: "round-shield", lit: "spark" },
      "circlet-of-clear-thought": { icon: "tiara", lit: "gold" },
      "hood-of-whispers": { icon: "hood", lit: "shadow", tints: { arcane: [1, 2] } },
      "robe-of-ash": { icon: "robe", lit: "stone" },
      "shadow-cloak": { icon: "cape", lit: "shadow" },
      "hex-doll": { icon: "voodoo-doll", lit: "linen" },
    },
  ),
};

export const artifacts: Entries = {
  "summoning-stone": { icon: "emerald", ground: "enchanted", lit: "arcane" },
  "sword-of-the-well-spirit": { icon: "shining-sword", ground: "gold", lit: "water" },
  "crown-of-kravlas": { icon: "sharp-crown", lit: "ember" },
  "lantern-of-the-dead": { icon: "old-lantern", lit: "ghost" },
};

export const TRAP: Drawing = { shape: "card", icon: "wolf-trap", ground: "trap", lit: "iron" };

export const traps: Entries = {
  "dart-wall": "arrow-flights",
  "long-slide": {
    icon: "stone-path",
    lit: "stone",
    flip: true,
    before: [{ icon: "falling", at: [112, 62], size: 76, lit: "linen", turn: 20 }],
  },
  "grasping-hands": { icon: "raise-zombie", lit: "dead" },
  "alarm-gong": { icon: "gong", lit: "brass" },
  "fire-rune": {
    icon: "fire-ring",
    lit: "fire",
    before: [{ icon: "rune-stone", size: 64, lit: "stone" }],
  },
  "venom-needle": { icon: "dripping-blade", lit: "slime" },
  "leg-iron": "manacles",
  "blood-curse": { icon: "bleeding-heart", lit: "blood" },
};
