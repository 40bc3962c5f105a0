/** Pictures for surfaces, painted once on canvases, in the colours of the page's tokens. */
import { CanvasTexture, Color, SRGBColorSpace } from "three";
import { colour } from "../../kit/colour";

export type Paint = CanvasRenderingContext2D;

/** The same, seen through by what is left of 1. */
export function faded(token: string, share: number): string {
  const alpha = Math.round(255 * share);
  return `#${new Color(colour(token)).getHexString()}${alpha.toString(16).padStart(2, "0")}`;
}

/** A square picture; the brush has its origin in the middle, y down, and `scale` pixels a unit. */
export function painted(size: number, scale: number, draw: (brush: Paint) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas to paint on");
  brush.setTransform(scale, 0, 0, scale, size / 2, size / 2);
  draw(brush);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** A glow from the middle outward, by stops of a share of the radius and a colour. */
export function glow(
  brush: Paint,
  { x, y, reach }: { x: number; y: number; reach: number },
  stops: readonly (readonly [number, string])[],
): void {
  const gradient = brush.createRadialGradient(x, y, 0, x, y, reach);
  for (const [at, stop] of stops) gradient.addColorStop(at, stop);
  brush.fillStyle = gradient;
  brush.fillRect(-1e4, -1e4, 2e4, 2e4);
}

/** Numbers that look as if they came by chance, the same every time. */
export function grains(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
