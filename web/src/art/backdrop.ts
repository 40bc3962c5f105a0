/** What is behind and above a picture: ground, vault, candlelight, dusk. */
import type { Drawing } from "./art";
import { GROUNDS } from "./grounds";
import { SHEETS, WIDTH } from "./sheets";

export function backdrop({ shape, ground }: Drawing): string {
  const [light, middle, dark] = GROUNDS[ground];
  const { height } = SHEETS[shape];
  return `<defs><radialGradient id="g" cx=".36" cy=".3" r=".85"><stop stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs><rect width="${WIDTH}" height="${height}" fill="url(#g)"/>${shape === "portrait" ? vault(light) : rays(light, height)}`;
}

/** The vault behind a head. */
function vault(light: string): string {
  return `<path d="M24 300V116A96 96 0 0 1 216 116V300" fill="#0003" stroke="${light}" stroke-opacity=".35" stroke-width="4"/><path d="M40 300V118A80 80 0 0 1 200 118V300" fill="none" stroke="#0004" stroke-width="3"/>`;
}

/** Light that falls across a card. */
function rays(light: string, height: number): string {
  const beams = [0, 1, 2, 3, 4].map((n) => `M-20-30L${60 + n * 70} ${height}h${24 + n * 3}Z`);
  return `<path d="${beams.join("")}" fill="${light}" opacity=".13"/>`;
}

export function candle({ shape }: Drawing): string {
  const { height } = SHEETS[shape];
  return `<defs><radialGradient id="c"><stop stop-color="#ffd27a" stop-opacity=".85"/><stop offset=".4" stop-color="#ffb04a" stop-opacity=".32"/><stop offset="1" stop-color="#ff9a2e" stop-opacity="0"/></radialGradient></defs><circle cx="62" cy="${height / 5}" r="${height * 0.31}" fill="url(#c)" opacity=".75"/>`;
}

/** The dusk at the foot of a picture. */
export function falling({ shape, ground }: Drawing): string {
  const dark = GROUNDS[ground][2];
  const most = shape === "portrait" ? 0.92 : 0.55;
  return `<defs><linearGradient id="v" x2="0" y2="1"><stop offset=".55" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity="${most}"/></linearGradient></defs><rect width="${WIDTH}" height="${SHEETS[shape].height}" fill="url(#v)"/>`;
}

export function sparks({ shape }: Drawing): string {
  const { height } = SHEETS[shape];
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
