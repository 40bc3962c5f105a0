/** Boxes of cards that have been fetched, for everything that is drawn from a view. */
import { SvelteMap } from "svelte/reactivity";
import { openBox, type Box } from "./box";

const opened = new SvelteMap<string, Box>();

/** The box with this hash; null while it is fetched. */
export function boxOf(hash: string): Box | null {
  const found = opened.get(hash);
  if (!found)
    void openBox(hash).then(
      (box) => opened.set(hash, box),
      () => null,
    );
  return found ?? null;
}
