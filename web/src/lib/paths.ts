/** Which page an address leads to. */
export type Place = { page: "home" | "nowhere" } | { page: "table" | "replay"; id: string };

export function placeOf(path: string): Place {
  const [, first, id, ...more] = path.split("/");
  if (!first) return { page: "home" };
  const leads = (first === "table" || first === "replay") && id && !more.length;
  return leads ? { page: first, id } : { page: "nowhere" };
}
