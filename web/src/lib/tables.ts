/** A table that was laid, and the secrets that came with it. */
import { keep } from "./secrets";
import type { Laid } from "./types";

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
