/** The secrets of this browser: which seats it holds, kept where only this site reads them. */
const KEY = "undercroft-secrets";
/** The server looks at so many at once. */
const MOST = 500;

export interface Kept {
  table: string;
  kind: "seat" | "owner" | "invite";
  seat: number;
  token: string;
}

function all(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

/** Keep secrets; a new one for the same thing takes the place of the old one. */
export function keep(...kept: Kept[]): void {
  const isSame = (a: Kept, b: Kept) =>
    a.table === b.table && a.kind === b.kind && a.seat === b.seat;
  const rest = all().filter((old) => !kept.some((one) => isSame(one, old)));
  localStorage.setItem(KEY, JSON.stringify([...rest, ...kept]));
}

export function forget(...tokens: string[]): void {
  localStorage.setItem(KEY, JSON.stringify(all().filter((one) => !tokens.includes(one.token))));
}

export function keptFor(table: string): Kept[] {
  return all().filter((one) => one.table === table);
}

/** The secrets of some kinds for all tables; the latest, where there are too many. */
export function tokensOf(...kinds: Kept["kind"][]): string[] {
  return all()
    .filter((one) => kinds.includes(one.kind))
    .map((one) => one.token)
    .slice(-MOST);
}
