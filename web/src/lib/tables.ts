/** Tables and the secrets that belong to them: those that came, and those that became worthless. */
import * as api from "./api";
import { forget, keep, keptFor } from "./secrets";
import type { Laid } from "./http";

export function keepLaid(laid: Laid): void {
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
  const tokens = keptFor(id).map((kept) => kept.token);
  const found = await Promise.all(tokens.map((token) => api.mine([token])));
  const worthless = tokens.filter((_, at) => !found[at]?.length);
  forget(...worthless);
  return worthless.length > 0;
}
