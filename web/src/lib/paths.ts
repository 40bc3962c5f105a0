/** Which page an address leads to. */
export type Place =
  | { page: "home" | "shelf" | "nowhere" }
  | { page: "table" | "replay"; id: string }
  | { page: "play" | "rules"; game: string };

export function placeOf(path: string): Place {
  const [, first, second, ...more] = path.split("/");
  if (!first) return { page: "home" };
  if (more.length) return { page: "nowhere" };
  if (!second) return { page: first === "rules" ? "shelf" : "nowhere" };
  if (first === "table" || first === "replay") return { page: first, id: second };
  if (first === "play" || first === "rules") return { page: first, game: second };
  return { page: "nowhere" };
}

/** The step that `?step=` asks for; 0 for none or nonsense. */
export function stepOf(search: string): number {
  const asked = new URLSearchParams(search).get("step") ?? "";
  return /^\d{1,6}$/.test(asked) ? Number(asked) : 0;
}
