import { alike, type Drawing, type Entries } from "../../../art/art";

export const PRIZE: Drawing = { shape: "card", icon: "chest", ground: "gold", lit: "gold" };

/** By level, each on the colour of its floor. */
export const prizes: Entries = {
  ...alike(
    { ground: "gold" },
    {
      "dented-pewter-cup": { icon: "beer-stein", lit: "iron" },
      "bag-of-silver-pennies": {
        icon: "swap-bag",
        lit: "leather",
        before: [{ icon: "coins", at: [158, 112], size: 64, lit: "steel" }],
      },
      "castle-candlestick": { icon: "candle-holder", lit: "brass" },
      "jade-comb": { icon: "comb", lit: "jade" },
      "stewards-seal": { icon: "wax-seal", lit: "crimson" },
      "cask-of-royal-mead": { icon: "barrel", lit: "wood" },
      "silver-ewer": { icon: "pouring-pot", lit: "steel" },
      "gilded-hunting-horn": { icon: "hunting-horn", lit: "gold" },
      "tax-purse-of-thatchum": { icon: "shiny-purse", lit: "leather" },
    },
  ),
  ...alike(
    { ground: "amber" },
    {
      "amber-necklace": { icon: "gem-necklace", lit: "ochre" },
      "copper-idol": { icon: "venus-of-willendorf", lit: "ginger" },
      "silk-battle-banner": { icon: "vertical-banner", lit: "crimson" },
      "jewelers-balance": { icon: "scales", lit: "brass" },
      "merchants-strongbox": { icon: "locked-box", lit: "iron" },
      "garnet-ring": { icon: "diamond-ring", lit: "gold", tints: { crimson: [0] } },
      "chest-of-saffron": {
        icon: "open-chest",
        lit: "wood",
        before: [{ icon: "powder", at: [156, 112], size: 64, lit: "fire" }],
      },
      "golden-spur": {
        icon: "cowboy-boot",
        lit: "leather",
        before: [{ icon: "round-star", at: [80, 118], size: 44, lit: "gold" }],
      },
      "fox-fur-mantle": { icon: "fox-tail", lit: "ginger" },
    },
  ),
  ...alike(
    { ground: "war" },
    {
      "ruby-studded-goblet": { icon: "jeweled-chalice", lit: "gold" },
      "silver-dueling-mask": { icon: "domino-mask", lit: "steel" },
      "coral-diadem": { icon: "queen-crown", lit: "crimson" },
      "war-chest-of-mondovia": { icon: "locked-chest", lit: "iron" },
      "bloodstone-brooch": { icon: "gem-chain", lit: "blood" },
      "chapel-chalice": { icon: "holy-grail", lit: "gold" },
      "gilded-icon": { icon: "portrait", lit: "gold" },
      "captains-ransom": { icon: "gold-stack", lit: "gold" },
      "heart-shaped-ruby": { icon: "mineral-heart", lit: "crimson" },
    },
  ),
  ...alike(
    { ground: "enchanted" },
    {
      "obsidian-chess-set": { icon: "chess-knight", lit: "raven" },
      "amethyst-amulet": { icon: "gem-pendant", lit: "arcane" },
      "silver-reliquary": { icon: "church", lit: "steel" },
      "astrologers-globe": { icon: "globe", lit: "brass" },
      "ivory-scepter": { icon: "bird-scepter", lit: "bone" },
      "string-of-violet-pearls": { icon: "pearl-necklace", lit: "violet" },
      "ceremonial-mace": { icon: "flanged-mace", lit: "gold" },
      "mask-of-the-mad-duke": { icon: "carnival-mask", lit: "ochre" },
      "casket-of-black-pearls": { icon: "oyster-pearl", lit: "raven" },
      "crown-of-the-under-queen": { icon: "chess-queen", lit: "steel" },
      "golden-death-mask": { icon: "pharoah", lit: "gold" },
    },
  ),
  ...alike(
    { ground: "magic" },
    {
      "moonsilver-harp": { icon: "harp", lit: "spark" },
      "sea-glass-chandelier": { icon: "lit-candelabra", lit: "water" },
      "admirals-sextant": { icon: "sextant", lit: "brass" },
      "cobalt-vase-of-the-ancients": { icon: "porcelain-vase", lit: "azure" },
      "frozen-rose-of-gold": {
        icon: "rose",
        lit: "gold",
        before: [{ icon: "snowflake-1", at: [162, 48], size: 48, lit: "spark" }],
      },
      "sapphire-orb": { icon: "glass-ball", lit: "azure" },
      "chest-of-drowned-ducats": {
        icon: "open-chest",
        lit: "leaf",
        before: [{ icon: "coins", at: [158, 110], size: 66, lit: "gold" }],
      },
      "mirror-of-still-water": { icon: "mirror-mirror", lit: "water" },
      "storm-blue-tiara": { icon: "tiara", lit: "azure" },
      "platinum-breastplate": { icon: "breastplate", lit: "white" },
      "star-map-in-diamonds": { icon: "ursa-major", lit: "spark" },
      "scepter-of-the-tides": { icon: "magic-trident", lit: "water" },
    },
  ),
  ...alike(
    { ground: "talent" },
    {
      "emerald-serpent": { icon: "snake-spiral", lit: "jade" },
      "bell-of-solid-gold": { icon: "ringing-bell", lit: "gold" },
      "jade-dragon-egg": { icon: "dinosaur-egg", lit: "jade" },
      "cloth-of-a-hundred-suns": {
        icon: "rolled-cloth",
        lit: "ochre",
        before: [{ icon: "sun", at: [112, 84], size: 56, lit: "gold" }],
      },
      "tree-of-golden-leaves": { icon: "oak", lit: "gold" },
      "book-of-the-first-kings": { icon: "secret-book", lit: "crimson" },
      "emperors-abacus": { icon: "abacus", lit: "gold" },
      "titans-signet": { icon: "power-ring", lit: "gold" },
      "jeweled-peacock": {
        icon: "two-feathers",
        lit: "water",
        before: [{ icon: "cut-diamond", at: [160, 112], size: 44, lit: "spark" }],
      },
      "darkpain-dowry": { icon: "linked-rings", lit: "gold" },
      "lost-crown-of-mondovia": { icon: "imperial-crown", lit: "gold" },
      "hoard-of-the-old-dragon": { icon: "coins-pile", lit: "gold" },
    },
  ),
};
