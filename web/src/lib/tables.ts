/** Tables and the secrets that belong to them: those that came, and those that became worthless. */
import * as api from "./api";
import { router } from "./place.svelte";
import { forget, keep, keptFor } from "./secrets";
import type { CreatedTable } from "./http";

export function keepLaid(laid: CreatedTable): void {
  const kept = (kind: "seat" | "invite", tokens: Record<string, string>) =>
    Object.entries(tokens).map(([seat, token]) => ({
      table: laid.id,
      kind,
      seat: Number(seat),
      token,
    }));
  keep(
    { table: laid.id, kind: "owner", seat: -1, token: laid.owner },
    ...kept("seat", laid.seats),
    ...kept("invite", laid.invites),
  );
}

/** Forget what the server no longer knows, such as a seat left on another device; says if any. */
export async function forgetWorthless(id: string): Promise<boolean> {
  const tokens = tokensFor(id);
  const found = await Promise.all(tokens.map((token) => api.mine([token])));
  const worthless = tokens.filter((_, at) => !found[at]?.length);
  forget(...worthless);
  return worthless.length > 0;
}

/** Delete a table with all that belongs to it. */
export async function clearTable(id: string): Promise<void> {
  const tokens = tokensFor(id);
  await api.clear(id, tokens);
  forget(...tokens);
  router.go("/");
}

/** All secrets that this browser keeps of a table. */
export function tokensFor(id: string): string[] {
  return keptFor(id).map((kept) => kept.token);
}
