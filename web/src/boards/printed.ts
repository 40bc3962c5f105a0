/** What is printed for a game, fetched once for each hash of its content. */
export function fetcherOf<Printed, Box>(
  game: string,
  open: (printed: Printed) => Box,
): (hash: string) => Promise<Box> {
  const boxes = new Map<string, Promise<Box>>();

  async function fetchBox(hash: string): Promise<Box> {
    const answer = await fetch(`/api/games/${game}/cards?content=${encodeURIComponent(hash)}`);
    if (!answer.ok) throw new Error(`no cards: ${answer.status}`);
    return open((await answer.json()) as Printed);
  }

  return (hash) => {
    const found = boxes.get(hash) ?? fetchBox(hash);
    boxes.set(hash, found);
    found.catch(() => boxes.delete(hash));
    return found;
  };
}
