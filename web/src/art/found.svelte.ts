/** The pictures by game, found by looking: a folder with an `art.ts`. One fetch a game. */
import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { drawingOf, type Art, type Shapes } from "./art";
import { art as house, shapes as houseShapes } from "./house?drawn";
import { painting } from "./painted";
import { paint, type Cut } from "./painting";

interface Found {
  art: Art;
  shapes: Shapes;
}

const FOUND = import.meta.glob<Found>("../boards/*/art.ts", { query: "?drawn" });
const KEY = Symbol("the game whose pictures are shown");
const found = new SvelteMap<string, Found | null>();

/** Fetch the pictures of a game; where that fails, pages go on without. */
export async function fetchArt(game: string): Promise<void> {
  const fetchIt = FOUND[`../boards/${game}/art.ts`];
  if (!fetchIt || found.has(game)) return;
  found.set(game, await fetchIt().catch(() => null));
}

/** What a game's pictures are: undefined while they are fetched, null when there are none. */
export function artOf(game: string): Art | null | undefined {
  if (!FOUND[`../boards/${game}/art.ts`]) return null;
  const there = found.get(game);
  return there ? there.art : there;
}

/** From here down, pictures and icons are those of a game. To be called while a part is made. */
export function showArtOf(game: () => string): void {
  setContext(KEY, game);
  $effect.pre(() => void fetchArt(game()));
}

/** Whose pictures are shown here; "" outside of any game. */
export function gameShown(): () => string {
  return getContext<(() => string) | undefined>(KEY) ?? (() => "");
}

/** A picture to be shown as an image, painted once; null while it is fetched or where none is. */
export function pictureUrl(
  game: string,
  id: string,
  { kind, cut = "whole" }: { kind?: string | undefined; cut?: Cut } = {},
): string | null {
  const there = found.get(game);
  const drawing = there && drawingOf(there.art, id, kind);
  if (!there || !drawing) return null;
  return painting(`${game}/${kind ?? ""}/${id}/${cut}`, () => paint(drawing, there.shapes, cut));
}

/** The path of a symbol: the game's own, or the house's. */
export function iconPath(game: string, name: string): string | null {
  const there = found.get(game);
  const own = there?.art.icons[name];
  if (there && own) return there.shapes[own]?.join("") ?? null;
  return houseShapes[house.icons[name] ?? ""]?.join("") ?? null;
}
