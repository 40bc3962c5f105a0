/** What is seen through the doors of the games, found by looking: `boards/<game>/door.ts`. */
import type { Art, Shapes } from "../../art/art";
import { GROUNDS } from "../../art/grounds";

interface Found {
  art: Art;
  shapes: Shapes;
}

export interface Sight {
  /** The path of what stands in the door; nothing where nobody has drawn it. */
  emblem: string;
  /** The light it stands in: bright, middle, dark. */
  light: readonly [string, string, string];
}

const FOUND = import.meta.glob<Found>("../../boards/*/door.ts", { query: "?drawn", eager: true });

export function sightOf(game: string): Sight {
  const found = FOUND[`../../boards/${game}/door.ts`];
  const drawing = found?.art.kinds["door"];
  return {
    emblem: (drawing && found?.shapes[drawing.icon]?.join("")) ?? "",
    light: GROUNDS[drawing?.ground ?? "stone"],
  };
}
