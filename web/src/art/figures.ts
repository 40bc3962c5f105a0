/** Heads and helmets that several pictures are made of. */
import type { Entry, Part } from "./art";
import type { Light } from "./lights";

/** A face between two braids, for women who wear a helmet. */
export function braided(
  eyes: Light,
  hair: Light,
  ribbon: Light,
  helmet: Part,
): Exclude<Entry, string> {
  return {
    icon: "nun-face",
    only: [7, 8, 9],
    at: [120, 150],
    size: 200,
    tints: { [eyes]: [8, 9] },
    before: [
      { icon: "own-braids", at: [120, 156], size: 216, lit: hair, tints: { [ribbon]: [10, 11] } },
      helmet,
    ],
  };
}

/** A dwarf's helmet, down to its band. */
export function dwarfHelmet(lit: Light, trim: Light): Part {
  const band = [3, 4, 5, 6, 7, 8];
  return {
    icon: "dwarf-helmet",
    only: [0, 1, 2, ...band],
    at: [120, 124],
    size: 184,
    lit,
    tints: { [trim]: [0, ...band] },
  };
}

/** A helmet of soldiers, with a bar over the nose or without. */
export function soldiersHelmet(lit: Light, y: number, size: number, nose = false): Part {
  const trim = nose ? [0, 3, 5] : [0, 3];
  return {
    icon: "light-helm",
    only: [...trim, 1, 2],
    at: [120, y],
    size,
    lit,
    tints: { brass: trim },
  };
}

/** A woman's face with long hair and a collar; the ears of elves are left out. */
export function longHaired(hair: Light, eyes: Light, collar: Light): Exclude<Entry, string> {
  return {
    icon: "woman-elf-face",
    without: [0, 1, 2, 3, 4, 5],
    at: [120, 150],
    size: 214,
    tints: { [hair]: [6, 7, 11, 12], [eyes]: [9, 10], [collar]: [13, 14, 15, 16, 17] },
  };
}
