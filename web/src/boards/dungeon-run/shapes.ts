/** The lines of the pieces, and how long words are. */
export const DROP = "M0,-10 C6,-2 8,2 8,5 A8,8 0 0 1 -8,5 C-8,2 -6,-2 0,-10 Z";
export const GEM = "M0,-16 L13,-7 L13,7 L0,16 L-13,7 L-13,-7 Z";
export const FACETS =
  "M0,-16 V-5 M13,-7 L0,-5 L-13,-7 M0,-5 L-8,10 M0,-5 L8,10 M-13,7 L-8,10 L0,16 L8,10 L13,7";
export const RAY = "M0,-20 L2.6,-31 L0,-36 L-2.6,-31 Z";

/** How wide a letter of the names is beside its height, about. */
const LETTER = 0.5;
const SMALLEST = 0.55;

/** Words and their size, so that they fill no more than a width: smaller, then cut. */
export function fitted(said: string, size: number, width: number): { text: string; size: number } {
  const most = Math.max(1, Math.floor(width / (LETTER * SMALLEST * size)));
  const text = said.length > most ? said.slice(0, most - 1) + "…" : said;
  return { text, size: Math.min(size, width / (LETTER * Math.max(1, text.length))) };
}

/** How wide a line of words is, about. */
export function widthOf(text: string, size: number): number {
  return text.length * size * LETTER;
}
