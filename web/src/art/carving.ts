/** Cuts an icon into the wood of a picture. */
import type { Drawing, Part, Shapes } from "./art";
import { GROUNDS } from "./grounds";
import { LIGHTS, mixed, type Light } from "./lights";
import { SHEETS } from "./sheets";

const ICON = 512;
const WARM = "#ffe3ab";
const COOL = "#6b86c9";

/** Two rims, a dark edge, and light that falls across it. */
export function carve(part: Part, of: Drawing, shapes: Shapes, id: string): string {
  const [, middle, dark] = GROUNDS[of.ground];
  const { size, edge, rim } = SHEETS[of.shape];
  const width = ((part.edge ?? edge) * ICON) / Math.sqrt(size * sizeOf(part, of));
  const layer = (colour: string, x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><g transform="${placed(part, of)}"><use href="#${id}" fill="${colour}" stroke="${colour}" stroke-width="${width.toFixed(1)}"/></g></g>`;
  return `${defined(part, of, shapes, id)}<g stroke-linejoin="round">${layer(WARM, -rim, -rim)}${layer(mixed(COOL, middle, 0.65), rim, rim * 0.75)}${layer(dark, 0, 0)}<g transform="${placed(part, of)}">${filled(part, id)}</g></g>`;
}

/** Half in the dark: what somebody carries. */
export function carveFaintly(part: Part, of: Drawing, shapes: Shapes, id: string): string {
  const [, middle, dark] = GROUNDS[of.ground];
  const layer = (colour: string, width: number) =>
    `<use href="#${id}" fill="${colour}" stroke="${colour}" stroke-width="${width}"/>`;
  return `${defined(part, of, shapes, id, 0.88)}<g transform="${placed(part, of)}" stroke-linejoin="round">${layer(mixed(WARM, middle, 0.55), 34)}${layer(dark, 20)}${filled(part, id)}</g>`;
}

/** The parts of an icon that are made of the same, and how they are lit. */
function defined(part: Part, of: Drawing, shapes: Shapes, id: string, clear = 1): string {
  const [, middle, dark] = GROUNDS[of.ground];
  const groups = groupsOf(part, of, shapes).map(([light, path], n) => {
    const [bright, shade] = LIGHTS[light].map((colour) => mixed(colour, dark, clear));
    return `<path id="${id}-${n}" d="${path}"/><linearGradient id="${id}l${n}" gradientUnits="userSpaceOnUse" ${slope(part)}><stop stop-color="${bright}"/><stop offset=".6" stop-color="${shade}"/><stop offset="1" stop-color="${middle}"/></linearGradient>`;
  });
  const all = groups.map((_, n) => `<use href="#${id}-${n}"/>`);
  return `<defs>${groups.join("")}<g id="${id}">${all.join("")}</g></defs>`;
}

/** From the upper left, whichever way the icon looks. */
function slope({ flip }: Part): string {
  const [from, to] = flip ? [392, 82] : [120, 430];
  return `x1="${from}" y1="40" x2="${to}" y2="520"`;
}

function filled(part: Part, id: string): string {
  const count = 1 + Object.keys(part.tints ?? {}).length;
  const fills = Array.from(
    { length: count },
    (_, n) => `<use href="#${id}-${n}" fill="url(#${id}l${n})"/>`,
  );
  return fills.join("");
}

function groupsOf(part: Part, of: Drawing, shapes: Shapes): [Light, string][] {
  const tints = Object.entries(part.tints ?? {}) as [Light, readonly number[]][];
  const tinted = new Set(tints.flatMap(([, numbers]) => numbers));
  const islands = shapes[part.icon] ?? [];
  const isDrawn = (n: number) => (part.only?.includes(n) ?? true) && !part.without?.includes(n);
  const plain = islands.filter((_, n) => isDrawn(n) && !tinted.has(n));
  const others = tints.map(([light, numbers]): [Light, string] => [
    light,
    islands.filter((_, n) => isDrawn(n) && numbers.includes(n)).join(""),
  ]);
  return [[part.lit ?? of.lit, plain.join("")], ...others];
}

function sizeOf(part: Part, of: Drawing): number {
  return part.size ?? SHEETS[of.shape].size;
}

function placed(part: Part, of: Drawing): string {
  const [x, y] = part.at ?? SHEETS[of.shape].at;
  const scale = sizeOf(part, of) / ICON;
  const turn = part.turn ? ` rotate(${part.turn})` : "";
  return `translate(${x} ${y})${turn} scale(${part.flip ? -scale : scale} ${scale}) translate(${-ICON / 2} ${-ICON / 2})`;
}
