/** What things are made of: where the candle shines on them, and their shade. */
export const LIGHTS = {
  fair: ["#fff1dc", "#e3a577"],
  tan: ["#ffdfb4", "#c07f4c"],
  brown: ["#e2a877", "#8a5330"],
  pale: ["#ffffff", "#b9bdd0"],
  goblin: ["#eaf7b8", "#7fae4f"],
  orc: ["#d9eaa2", "#6c8c3a"],
  dead: ["#e2ead0", "#7f9272"],
  blond: ["#fff0b0", "#d29a3a"],
  ginger: ["#ffc07a", "#c8551f"],
  chestnut: ["#d9a071", "#6e4225"],
  raven: ["#9d93a8", "#3a3346"],
  white: ["#ffffff", "#c4cad8"],
  steel: ["#f6faff", "#8496b0"],
  iron: ["#cdd5e0", "#566273"],
  brass: ["#fff0b8", "#b8842f"],
  gold: ["#fff6b8", "#eaa820"],
  leather: ["#e0b07c", "#7b4a24"],
  wood: ["#eccb96", "#8a5a2c"],
  linen: ["#fff6e2", "#cbb68c"],
  crimson: ["#ff9d82", "#b32b22"],
  azure: ["#cfe6ff", "#4f7fd0"],
  jade: ["#d2f5b8", "#4d9a52"],
  violet: ["#e6d2ff", "#8a5ad0"],
  ochre: ["#ffe3a0", "#c98a2c"],
  bone: ["#fff9e6", "#cfba8c"],
  stone: ["#ece7da", "#8b8474"],
  moss: ["#dbe3b4", "#76855a"],
  basalt: ["#b9c4c4", "#4d5f62"],
  ghost: ["#f6fcff", "#8fb0dc"],
  shadow: ["#c4b4e6", "#4d3a80"],
  slime: ["#efffb8", "#6fb03a"],
  leaf: ["#e6f5a8", "#639a45"],
  fire: ["#fff6b0", "#ff7326"],
  ember: ["#ffb06a", "#d8301c"],
  water: ["#e2fbff", "#3f9cc8"],
  spark: ["#ffffff", "#8fd0ff"],
  arcane: ["#f8e8ff", "#a566f0"],
  blood: ["#ff8a78", "#a3140f"],
  ink: ["#6b5a52", "#241a18"],
} as const satisfies Record<string, readonly [string, string]>;

export type Light = keyof typeof LIGHTS;

/** So much of a colour over another. Painting it is much quicker than painting it half clear. */
export function mixed(colour: string, ground: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [over, under] = [colour, ground].map((each) => parseInt(each.slice(at, at + 2), 16));
    return Math.round((over ?? 0) * share + (under ?? 0) * (1 - share));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
