/** What is behind a picture, by training, type of monster or kind of card: light, middle, dark. */
export const GROUNDS = {
  war: ["#c8603a", "#6e2a1c", "#250d09"],
  magic: ["#6a86e8", "#2c3b86", "#0e1230"],
  talent: ["#6fae68", "#2c5a38", "#0d2014"],
  prayer: ["#e0b04e", "#7c571c", "#291a07"],
  humanoid: ["#b0563f", "#5b2119", "#1f0a08"],
  undead: ["#8f9bb0", "#3d455c", "#12151f"],
  beast: ["#b98c44", "#5d3f17", "#1f1406"],
  animate: ["#6fb3a8", "#2a5650", "#0c1e1c"],
  demon: ["#ff6a3a", "#7d1712", "#2a0505"],
  ooze: ["#aebf4e", "#4c5f1f", "#181f08"],
  dragon: ["#dc8f3e", "#7a3818", "#290f06"],
  stranger: ["#b98fc0", "#57365f", "#1c0f21"],
  item: ["#7d98c4", "#344a72", "#10182a"],
  enchanted: ["#b58af5", "#552f9a", "#1a0d35"],
  gold: ["#f0c860", "#8a6318", "#2c1d05"],
  amber: ["#f2a552", "#8a4c18", "#2d1605"],
  trap: ["#a3a08c", "#4a4738", "#171610"],
  spell: ["#a277ff", "#4a2399", "#160a33"],
  stone: ["#a8977c", "#54483a", "#1b1610"],
  felt: ["#a23a32", "#571a18", "#24090a"],
} as const satisfies Record<string, readonly [string, string, string]>;

export type Ground = keyof typeof GROUNDS;
