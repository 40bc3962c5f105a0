/** The lines of the pieces: each kind is known by its shape, and each piece by its letter. */
export const PAWN =
  "M0,-22 a8.5,8.5 0 0 1 5,15.4 C8,0 14,8 15,17 Q15,20 12,20 H-12 Q-15,20 -15,17 " +
  "C-14,8 -8,0 -5,-6.6 A8.5,8.5 0 0 1 0,-22 Z";
export const GRAVE = "M-15,20 V-6 A15,15 0 0 1 15,-6 V20 Z";
/** A shield, a coffin, a head with ears and a block: the types of monsters. */
export const MONSTERS: Record<string, string> = {
  humanoid: "M-22,-25 H22 V2 C22,16 10,24 0,28 C-10,24 -22,16 -22,2 Z",
  undead: "M-11,-28 H11 L21,-10 L13,28 H-13 L-21,-10 Z",
  beast: "M-24,-28 L-9,-17 H9 L24,-28 L25,5 L0,28 L-25,5 Z",
  animate: "M-11,-27 H11 L27,-11 V11 L11,27 H-11 L-27,11 V-11 Z",
};
export const HORNS =
  "M-14,-24 C-40,-26 -42,-46 -34,-54 C-34,-42 -22,-38 -6,-28 Z " +
  "M14,-24 C40,-26 42,-46 34,-54 C34,-42 22,-38 6,-28 Z";
export const HOOD = "M0,-27 C20,-27 22,-4 18,6 L26,27 H-26 L-18,6 C-22,-4 -20,-27 0,-27 Z";
export const DROP = "M0,-10 C6,-2 8,2 8,5 A8,8 0 0 1 -8,5 C-8,2 -6,-2 0,-10 Z";
export const GEM = "M0,-16 L13,-7 L13,7 L0,16 L-13,7 L-13,-7 Z";
export const FACETS =
  "M0,-16 V-5 M13,-7 L0,-5 L-13,-7 M0,-5 L-8,10 M0,-5 L8,10 M-13,7 L-8,10 L0,16 L8,10 L13,7";
export const RAY = "M0,-20 L2.6,-31 L0,-36 L-2.6,-31 Z";

const LETTER = 0.62;
const SMALLEST = 0.7;

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
