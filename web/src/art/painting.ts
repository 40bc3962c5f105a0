/** Paints a drawing: a woodcut in candlelight from the upper left, with a cool rim at the right. */
import type { Drawing, Shapes } from "./art";
import { backdrop, candle, falling, sparks } from "./backdrop";
import { carve, carveFaintly } from "./carving";
import { DRESSES } from "./dresses";
import { GROUNDS } from "./grounds";
import { LIGHTS } from "./lights";
import { SHEETS, WIDTH } from "./sheets";

/** The whole drawing, or a square cut around what matters, for pawns, medallions and chips. */
export type Cut = "whole" | "square";

/** How much wider than the icon a square is cut. */
const ROOM = 1.12;

/** The drawing as an SVG of its own. */
export function paint(drawing: Drawing, shapes: Shapes, cut: Cut = "whole"): string {
  const behind = (drawing.behind ?? []).map((part, n) =>
    carveFaintly(part, drawing, shapes, `b${n}`),
  );
  const before = (drawing.before ?? []).map((part, n) => carve(part, drawing, shapes, `f${n}`));
  const layers = [
    backdrop(drawing),
    candle(drawing),
    ...behind,
    shoulders(drawing),
    carve(drawing, drawing, shapes, "m"),
    ...before,
    falling(drawing),
    sparks(drawing),
  ];
  const [x, y, w, h] = cut === "square" ? square(drawing) : whole(drawing);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}">${layers.join("")}</svg>`;
}

type Box = readonly [x: number, y: number, width: number, height: number];

function whole({ shape }: Drawing): Box {
  return [0, 0, WIDTH, SHEETS[shape].height];
}

/** The square around the middle of a drawing, within its edges. */
function square(drawing: Drawing): Box {
  const { height, at, size } = SHEETS[drawing.shape];
  const side = Math.min(WIDTH, height, (drawing.size ?? size) * ROOM);
  const [x, y] = drawing.at ?? at;
  const within = (middle: number, most: number) =>
    Math.max(0, Math.min(middle - side / 2, most - side));
  return [within(x, WIDTH), within(y, height), side, side];
}

function shoulders({ dress, cloth, ground }: Drawing): string {
  if (!dress) return "";
  const [body, trim, stuff] = DRESSES[dress];
  const [, middle, dark] = GROUNDS[ground];
  const worn = cloth ? LIGHTS[cloth][1] : middle;
  return `<defs><linearGradient id="s" x2="1" y2="1"><stop stop-color="${worn}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><path d="${body}" fill="#ffd997" transform="translate(-4 -4)"/><path d="${body}" fill="url(#s)" stroke="${dark}" stroke-width="4"/><path d="${trim}" fill="${LIGHTS[stuff][1]}" opacity=".55"/>`;
}
