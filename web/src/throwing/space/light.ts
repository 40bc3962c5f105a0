/** The light of the room, painted into what lies flat: software draws a painted light for nothing. */
import { glow, type Paint } from "./paint";

/** Where the candles stand for a thrower in the south, in mm, and how high they are. */
export const CANDLES = [
  { x: -455, y: 330, high: 128 },
  { x: 455, y: 330, high: 104 },
] as const;

/** Darken and warm what was painted, as the lamp above the table and both candles do. */
export function paintLight(brush: Paint, turn: number, dark: number): void {
  brush.save();
  brush.rotate((-turn * Math.PI) / 180);
  brush.globalCompositeOperation = "multiply";
  glow(brush, { x: -40, y: 30, reach: 860 }, [
    [0, "#fff6e6"],
    [0.26, "#f6e0c0"],
    [0.5, "#b98f68"],
    [1, `rgb(${Math.round(70 - dark)} ${Math.round(44 - dark)} ${Math.round(30 - dark)})`],
  ]);
  brush.globalCompositeOperation = "lighter";
  for (const { x, y } of CANDLES)
    glow(brush, { x, y: -y, reach: 330 }, [
      [0, "rgb(255 158 66 / 46%)"],
      [0.35, "rgb(255 138 48 / 17%)"],
      [1, "rgb(255 120 30 / 0%)"],
    ]);
  brush.restore();
}
