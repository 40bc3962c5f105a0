/** The secrets of this browser: which seats it holds, kept where only this site reads them. */
const KEY = "undercroft-secrets";

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

export function keep(...kept: Kept[]): void {
  const tokens = new Set(kept.map((one) => one.token));
  const rest = all().filter((one) => !tokens.has(one.token));
  localStorage.setItem(KEY, JSON.stringify([...rest, ...kept]));
}

export function forget(token: string): void {
  localStorage.setItem(KEY, JSON.stringify(all().filter((one) => one.token !== token)));
}

export function keptFor(table: string): Kept[] {
  return all().filter((one) => one.table === table);
}

export function seatTokens(): string[] {
  return all()
    .filter((one) => one.kind === "seat")
    .map((one) => one.token);
}
