/** Up to which event somebody has looked at a table, kept for when they come back. */
const KEY = "undercroft-seen";
const MOST_TABLES = 50;

type Seen = [key: string, at: number][];

function kept(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Seen;
  } catch {
    return [];
  }
}

const keyOf = (table: string, seat: number) => `${table} ${seat}`;

/** The last event that a seat has seen; null for one that has never looked. */
export function seenBy(table: string, seat: number): number | null {
  return kept().find(([key]) => key === keyOf(table, seat))?.[1] ?? null;
}

export function keepSeen(table: string, seat: number, at: number): void {
  const others = kept().filter(([key]) => key !== keyOf(table, seat));
  localStorage.setItem(
    KEY,
    JSON.stringify([...others, [keyOf(table, seat), at]].slice(-MOST_TABLES)),
  );
}
