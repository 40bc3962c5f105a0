/** Which page an address leads to. */
export type Place =
  | { page: "daily" | "home" | "practice" | "shelf" | "nowhere" }
  | { page: "table" | "replay" | "throw"; id: string }
  | { page: "play" | "rules"; game: string };

/** Pages whose address is one word. */
const ALONE: Record<string, "daily" | "practice" | "shelf"> = {
  daily: "daily",
  practice: "practice",
  rules: "shelf",
};

export function placeOf(path: string): Place {
  const [, first, second, ...more] = path.split("/");
  if (!first) return { page: "home" };
  if (more.length) return { page: "nowhere" };
  if (!second) return { page: ALONE[first] ?? "nowhere" };
  if (first === "table" || first === "replay" || first === "throw")
    return { page: first, id: second };
  if (first === "play" || first === "rules") return { page: first, game: second };
  return { page: "nowhere" };
}

/** Where a replay begins, and through whose eyes; null where the address says nothing of it. */
export interface Beginning {
  step: number;
  seat: number | null;
  /** The event that is to be seen happening. */
  event: number | null;
}

/** What `?step=`, `?seat=` and `?event=` ask for; nonsense asks for nothing. */
export function beginningOf(search: string): Beginning {
  const asked = new URLSearchParams(search);
  const number = (name: string) => {
    const said = asked.get(name) ?? "";
    return /^\d{1,6}$/.test(said) ? Number(said) : null;
  };
  return { step: number("step") ?? 0, seat: number("seat"), event: number("event") };
}
