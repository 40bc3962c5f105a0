/** The light of the room, painted into what lies flat: software draws a painted light for nothing. */
import { colour } from "../../kit/colour";
import { faded, glow, type Paint } from "./paint";

/** Where the candles stand for a thrower in the south, in mm, and how high they are. */
export const CANDLES = [
  { x: -455, y: 330, high: 128 },
  { x: 455, y: 330, high: 104 },
] as const;

/** Darken and warm what was painted, as the lamp above the table and both candles do. */
export function paintLight(brush: Paint, turn: number): void {
  brush.save();
  brush.rotate((-turn * Math.PI) / 180);
  brush.globalCompositeOperation = "multiply";
  glow(brush, { x: -40, y: 30, reach: 860 }, [
    [0, colour("lamp-1")],
    [0.26, colour("lamp-2")],
    [0.5, colour("lamp-3")],
    [1, colour("lamp-4")],
  ]);
  brush.globalCompositeOperation = "lighter";
  for (const { x, y } of CANDLES)
    glow(brush, { x, y: -y, reach: 330 }, [
      [0, faded("candle-glow", 0.5)],
      [0.35, faded("candle-glow", 0.18)],
      [1, faded("candle-glow", 0)],
    ]);
  brush.restore();
}
