/** The door of a game on the home page: `boards/<game>/door.ts` says what stands in it. */
import type { Art, Drawing } from "./art";

export interface DoorDrawing {
  /** A name of game-icons.net. */
  icon: string;
  ground: Drawing["ground"];
}

export function door({ icon, ground }: DoorDrawing): Art {
  const drawing: Drawing = { shape: "card", icon, ground, lit: "bone" };
  return { kinds: { door: drawing }, pictures: {}, icons: {} };
}
