/** Paints a drawing: a woodcut in candlelight from the upper left, with a cool rim at the right. */
import type { Drawing, Part, Paths } from "./art";
import { DRESSES } from "./dresses";
import { GROUNDS } from "./grounds";

interface Shape {
  height: number;
  at: readonly [number, number];
  size: number;
}

const WIDTH = 240;
const ICON = 512;
const SHAPES: Record<Drawing["shape"], Shape> = {
  portrait: { height: 300, at: [120, 150], size: 206 },
  card: { height: 160, at: [120, 80], size: 128 },
};
const WARM = "#ffe3ab";
const COOL = "#6b86c9";
/** Around a dark edge of this width lie the rims. */
const EDGE = 11;
/** How much wider than the icon a square is cut. */
const ROOM = 1.12;

/** The whole drawing, or a square cut around what matters, for pawns, medallions and chips. */
export type Cut = "whole" | "square";

/** The drawing as an SVG of its own. */
export function paint(drawing: Drawing, paths: Paths, how: Cut = "whole"): string {
  const { height } = SHAPES[drawing.shape];
  const [x, y, w, h] = how === "square" ? around(drawing) : [0, 0, WIDTH, height];
  const [light, middle, dark] = GROUNDS[drawing.ground];
  const behind = (drawing.behind ?? []).map((part, n) => faint(part, drawing, paths, `b${n}`));
  const before = (drawing.before ?? []).map((part, n) => cut(part, drawing, paths, `f${n}`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}">
<defs>${radial("g", light, middle, dark)}${fall("v", dark)}<radialGradient id="c"><stop stop-color="#ffd27a" stop-opacity=".85"/><stop offset=".4" stop-color="#ffb04a" stop-opacity=".32"/><stop offset="1" stop-color="#ff9a2e" stop-opacity="0"/></radialGradient></defs>
<rect width="${WIDTH}" height="${height}" fill="url(#g)"/>${drawing.shape === "portrait" ? arch(light) : rays(light, height)}
<circle cx="62" cy="${height / 5}" r="${height * 0.31}" fill="url(#c)" opacity=".75"/>
${behind.join("")}${shoulders(drawing)}${cut(drawing, drawing, paths, "m")}${before.join("")}
<rect width="${WIDTH}" height="${height}" fill="url(#v)"/>${sparks(height)}</svg>`;
}

/** The square around the middle of a drawing, within its edges. */
function around(drawing: Drawing): [number, number, number, number] {
  const { height, at, size } = SHAPES[drawing.shape];
  const side = Math.min(WIDTH, height, (drawing.size ?? size) * ROOM);
  const [x, y] = drawing.at ?? at;
  const within = (middle: number, most: number) =>
    Math.max(0, Math.min(middle - side / 2, most - side));
  return [within(x, WIDTH), within(y, height), side, side];
}

function radial(id: string, ...[light, middle, dark]: readonly string[]): string {
  return `<radialGradient id="${id}" cx=".36" cy=".3" r=".85"><stop stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
}

function fall(id: string, dark: string): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop offset=".55" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity=".92"/></linearGradient>`;
}

/** The vault behind a head. */
function arch(light: string): string {
  return `<path d="M24 300V116A96 96 0 0 1 216 116V300" fill="#0003" stroke="${light}" stroke-opacity=".35" stroke-width="4"/><path d="M40 300V118A80 80 0 0 1 200 118V300" fill="none" stroke="#0004" stroke-width="3"/>`;
}

/** Light that falls across a card. */
function rays(light: string, height: number): string {
  const beams = [0, 1, 2, 3, 4].map((n) => `M-20-30L${60 + n * 70} ${height}h${24 + n * 3}Z`);
  return `<path d="${beams.join("")}" fill="${light}" opacity=".13"/>`;
}

function shoulders({ dress, cloth, ground, lit }: Drawing): string {
  if (!dress) return "";
  const [body, trim] = DRESSES[dress];
  const [, middle, dark] = GROUNDS[ground];
  return `<defs><linearGradient id="s" x2="1" y2="1"><stop stop-color="${cloth ?? middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
<path d="${body}" fill="#ffd997" transform="translate(-4 -4)"/><path d="${body}" fill="url(#s)" stroke="${dark}" stroke-width="4"/><path d="${trim}" fill="${lit[1]}" opacity=".5"/>`;
}

/** An icon cut into the wood: two rims, a dark edge, and light that falls across it. */
function cut(part: Part, of: Drawing, paths: Paths, id: string): string {
  const [, middle, dark] = GROUNDS[of.ground];
  const [light, shade] = part.lit ?? of.lit;
  const { size } = SHAPES[of.shape];
  const edge = ((EDGE * 2 * ICON) / (part.size ?? size)) * ((part.size ?? size) / size) ** 0.5;
  const layer = (fill: string, x: number, y: number, more: string) =>
    `<g transform="translate(${x} ${y})"><g transform="${placed(part, of)}"><use href="#${id}" fill="${fill}" ${more}/></g></g>`;
  const stroke = (colour: string) => `stroke="${colour}" stroke-width="${edge.toFixed(1)}"`;
  return `<defs><path id="${id}" d="${paths[part.icon] ?? ""}"/><linearGradient id="${id}l" gradientUnits="userSpaceOnUse" x1="120" y1="40" x2="430" y2="520"><stop stop-color="${light}"/><stop offset=".55" stop-color="${shade}"/><stop offset="1" stop-color="${middle}"/></linearGradient></defs>
<g stroke-linejoin="round">${layer(WARM, -4, -4, stroke(WARM))}${layer(COOL, 4, 3, `${stroke(COOL)} opacity=".65"`)}${layer(dark, 0, 0, stroke(dark))}${layer(`url(#${id}l)`, 0, 0, "")}</g>`;
}

/** What somebody carries, in the dark behind. */
function faint(part: Part, of: Drawing, paths: Paths, id: string): string {
  const dark = GROUNDS[of.ground][2];
  const layer = (colour: string, width: number, opacity: number) =>
    `<use href="#${id}" fill="${colour}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
  return `<defs><path id="${id}" d="${paths[part.icon] ?? ""}"/></defs><g transform="${placed(part, of)}" stroke-linejoin="round">${layer("#ffd997", 30, 0.55)}${layer(dark, 16, 1)}${layer((part.lit ?? of.lit)[0], 0, 0.85)}</g>`;
}

function placed(part: Part, of: Drawing): string {
  const shape = SHAPES[of.shape];
  const [x, y] = part.at ?? shape.at;
  const scale = (part.size ?? shape.size) / ICON;
  const turn = part.turn ? ` rotate(${part.turn})` : "";
  return `translate(${x} ${y})${turn} scale(${part.flip ? -scale : scale} ${scale}) translate(${-ICON / 2} ${-ICON / 2})`;
}

function sparks(height: number): string {
  const at = [
    [38, 0.7, 2.2, 1],
    [206, 0.59, 1.8, 0.8],
    [190, 0.2, 2, 0.7],
    [52, 0.5, 1.5, 0.7],
  ] as const;
  const circles = at.map(
    ([x, y, r, opacity]) => `<circle cx="${x}" cy="${y * height}" r="${r}" opacity="${opacity}"/>`,
  );
  return `<g fill="#ffd27a">${circles.join("")}</g>`;
}
