/** Boxes of printed cards that have been fetched, for everything that is drawn from a view. */
import { SvelteMap } from "svelte/reactivity";

/** What finds the box of a game by its hash: null while it is fetched. */
export function shelfOf<Printed, Box>(
  game: string,
  open: (printed: Printed) => Box,
): (hash: string) => Box | null {
  const opened = new SvelteMap<string, Box>();
  const fetched = new Set<string>();

  async function fetchBox(hash: string): Promise<void> {
    const answer = await fetch(`/api/games/${game}/cards?content=${encodeURIComponent(hash)}`);
    if (!answer.ok) throw new Error(`no cards: ${answer.status}`);
    opened.set(hash, open((await answer.json()) as Printed));
  }

  return (hash) => {
    if (!fetched.has(hash)) {
      fetched.add(hash);
      fetchBox(hash).catch(() => fetched.delete(hash));
    }
    return opened.get(hash) ?? null;
  };
}
