/** Boxes of printed cards that have been fetched, for everything that is drawn from a view. */
import { SvelteMap } from "svelte/reactivity";
import { fetcherOf } from "./printed";

/** What finds the box of a game by its hash: null while it is fetched. */
export function shelfOf<Printed, Box>(
  game: string,
  open: (printed: Printed) => Box,
): (hash: string) => Box | null {
  const opened = new SvelteMap<string, Box>();
  const fetched = fetcherOf(game, open);
  return (hash) => {
    const found = opened.get(hash);
    if (!found)
      void fetched(hash).then(
        (box) => opened.set(hash, box),
        () => null,
      );
    return found ?? null;
  };
}
