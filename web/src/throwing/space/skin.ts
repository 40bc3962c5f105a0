/** What is printed on dice: numbers, the symbol, and the pictures of Templates. */
import { Color, type Texture } from "three";
import { colour } from "../../kit/colour";
import type { TargetDie } from "../../lib/http";
import { dieColour, inkOn } from "../colours";
import { painted, type Paint } from "./paint";
import { atlasOf, cellOf } from "./solid";

const CELL = 128;
const STAR = 10;
/** A number that would read as another one upside down is underlined. */
const UNDERLINED = [6, 9];
/** Icons come in a box of this size. */
const ICON = 512;

/** The faces of a die in a picture. `symbol` is the path of the game's own symbol, if it has one. */
export function skinOf(kind: TargetDie, name: string, symbol: string | null): Texture {
  const atlas = atlasOf(kind);
  const size = CELL * atlas.cells;
  const body = kind.template ? colour("target-template") : colour(dieColour(name));
  const ink = kind.template ? colour("target-ink") : colour(inkOn(name));
  const texture = painted(size, size, (brush) => {
    brush.fillStyle = body;
    brush.fillRect(-1, -1, 2, 2);
    kind.faces.forEach((_, face) => {
      const [x, y] = cellOf(atlas, face);
      brush.save();
      brush.translate(x - 0.5, y - 0.5);
      brush.scale(1 / atlas.cells / 2, 1 / atlas.cells / 2);
      shade(brush, body);
      print(brush, kind, face, ink, symbol);
      brush.restore();
    });
  });
  texture.anisotropy = 4;
  return texture;
}

/** A face is a little lighter in its middle: so it reads as polished. */
function shade(brush: Paint, body: string): void {
  const light = `#${new Color(body).lerp(new Color(colour("bone-1")), 0.16).getHexString()}`;
  const gradient = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
  gradient.addColorStop(0, light);
  gradient.addColorStop(1, body);
  brush.fillStyle = gradient;
  brush.fillRect(-1, -1, 2, 2);
}

function print(
  brush: Paint,
  kind: TargetDie,
  face: number,
  ink: string,
  symbol: string | null,
): void {
  brush.fillStyle = brush.strokeStyle = ink;
  if (kind.template) printTemplate(brush, kind.id);
  else if (kind.icons.includes(face)) printSymbol(brush, symbol);
  else if (kind.shape === "plate") printRing(brush);
  else printNumber(brush, face + 1, kind.shape === "cube" ? 1.05 : 0.92);
}

function printNumber(brush: Paint, number: number, high: number): void {
  brush.save();
  brush.scale(0.01, 0.01);
  brush.font = `600 ${100 * high}px ${colour("face-name")}`;
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.fillText(String(number), 0, 6);
  if (UNDERLINED.includes(number)) brush.fillRect(-22, 46 * high, 44, 7);
  brush.restore();
}

function printSymbol(brush: Paint, symbol: string | null): void {
  brush.save();
  if (symbol) {
    brush.scale(1.25 / ICON, 1.25 / ICON);
    brush.translate(-ICON / 2, -ICON / 2);
    brush.fill(new Path2D(symbol));
  } else {
    star(brush, 0.62, 0.27);
  }
  brush.restore();
}

function star(brush: Paint, far: number, near: number, points = STAR): void {
  brush.beginPath();
  for (let at = 0; at < points; at++) {
    const [turn, reach] = [(at * 2 * Math.PI) / points, at % 2 ? near : far];
    brush.lineTo(reach * Math.sin(turn), -reach * Math.cos(turn));
  }
  brush.fill();
}

/** The blank side of a coin. */
function printRing(brush: Paint): void {
  brush.lineWidth = 0.06;
  brush.beginPath();
  brush.arc(0, 0, 0.72, 0, 2 * Math.PI);
  brush.stroke();
}

function printTemplate(brush: Paint, id: string): void {
  brush.lineWidth = 0.035;
  if (id === "compass") {
    star(brush, 0.82, 0.2, 8);
    printRing(brush);
  } else if (id === "treasure") {
    brush.strokeRect(-0.44, -0.3, 0.88, 0.6);
    brush.strokeRect(-0.44, -0.06, 0.88, 0);
    brush.fillRect(-0.08, -0.12, 0.16, 0.2);
  } else {
    brush.fillRect(-0.05, -0.6, 0.1, 1.2);
    brush.fillRect(-0.2, 0.28, 0.4, 0.07);
  }
}
