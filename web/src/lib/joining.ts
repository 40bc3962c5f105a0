/** Where a link or code leads that somebody was given: to a seat, a table, a replay, one's tables. */
const CODE = /^[\w-]{4,32}$/;
const PLACES = /^\/(table|replay|rules|play)\/[\w-]+$/;

/** The way on this server; null where nothing of ours is meant. */
export function wayOf(given: string, origin: string): string | null {
  const text = given.trim();
  if (CODE.test(text)) return `/table/${text}`;
  const found = read(text) ?? read(`${new URL(origin).protocol}//${text}`);
  if (!found) return null;
  const isRecovery = found.pathname === "/" && found.hash.startsWith("#recover=");
  return isRecovery || PLACES.test(found.pathname) ? found.pathname + found.hash : null;
}

function read(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
