/** The door of a game on the home page: `boards/<game>/door.ts` says what stands in it. */
import type { Art, Drawing } from "./art";

const LIT: Drawing["lit"] = ["#fff6dd", "#ffe3ab"];

export interface DoorDrawing {
  /** A name of game-icons.net. */
  icon: string;
  ground: Drawing["ground"];
}

export function door({ icon, ground }: DoorDrawing): Art {
  const drawing: Drawing = { shape: "card", icon, ground, lit: LIT };
  return { kinds: { door: drawing }, pictures: {}, icons: {} };
}
