/** The table below the Target and the room around it. */
import {
  BoxGeometry,
  BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  PlaneGeometry,
  RepeatWrapping,
  type Texture,
} from "three";
import { colour } from "../../kit/colour";
import type { TargetBoard } from "../../lib/http";
import { holeMiddle, MM } from "../regions";
import { paintLight } from "./light";
import { faded, glow, grains, painted, type Paint } from "./paint";
import { laidOver } from "./shapes";

const THICK = 60;
const PLANKS = 13;
const ROUND = 72;
const WALL = { away: 1900, high: 2100, arches: 8 };

/** The top of the table lies at z = 0. */
export function tableParts({ table }: TargetBoard): { top: BufferGeometry; side: BufferGeometry } {
  const half = table.half * MM;
  if (table.shape === "square") {
    const side = new BoxGeometry(2 * half, 2 * half, THICK).translate(0, 0, -THICK / 2 - 0.5);
    return { top: laidOver(new PlaneGeometry(2 * half, 2 * half), half), side };
  }
  const side = new CylinderGeometry(half, 0.97 * half, THICK, ROUND, 1, true);
  side.rotateX(Math.PI / 2).translate(0, 0, -THICK / 2);
  return { top: laidOver(new CircleGeometry(half, ROUND), half), side };
}

/** Planks by the light of lamp and candles, the board's shadow, and what is seen through holes. */
export function tablePrint(
  board: TargetBoard,
  place: number,
  isRaised: boolean,
  size: number,
): Texture {
  const half = board.table.half * MM;
  const texture = painted(size, size / (2 * half), (brush) => {
    brush.save();
    brush.rotate((-(place - 270) * Math.PI) / 180);
    paintPlanks(brush, half);
    brush.restore();
    paintShadow(brush, board, isRaised);
    paintLight(brush, place - 270);
  });
  texture.anisotropy = 4;
  return texture;
}

function paintPlanks(brush: Paint, half: number): void {
  const next = grains(11);
  const reach = half * Math.SQRT2;
  const wide = (2 * reach) / PLANKS;
  for (let at = 0; at < PLANKS; at++) {
    const x = -reach + at * wide;
    brush.fillStyle = colour("table-hi");
    brush.fillRect(x, -reach, wide + 0.5, 2 * reach);
    brush.fillStyle = faded("plank-dark", 0.08 + 0.26 * next());
    brush.fillRect(x, -reach, wide + 0.5, 2 * reach);
    paintGrain(brush, x, wide, reach, next);
    brush.fillStyle = faded("plank-dark", 0.85);
    brush.fillRect(x - 1, -reach, 2, 2 * reach);
    brush.fillStyle = faded("plank-light", 0.1);
    brush.fillRect(x + 1, -reach, 1.2, 2 * reach);
  }
}

function paintGrain(
  brush: Paint,
  x: number,
  wide: number,
  reach: number,
  next: () => number,
): void {
  brush.strokeStyle = faded("plank-dark", 0.24);
  for (let at = 0; at < 12; at++) {
    const u = x + next() * wide;
    brush.lineWidth = 0.5 + next() * 1.3;
    brush.beginPath();
    brush.moveTo(u, -reach);
    brush.bezierCurveTo(u + 9 * next(), -reach / 3, u - 9 * next(), reach / 3, u + 4, reach);
    brush.stroke();
  }
}

/** Where the board keeps the light away; light comes from above and a little from behind. */
function paintShadow(brush: Paint, board: TargetBoard, isRaised: boolean): void {
  const radius = board.radius * MM;
  const soft = isRaised ? 1.3 : 1.1;
  glow(brush, { x: 3, y: isRaised ? 16 : 5, reach: radius * soft }, [
    [0, faded("cast", 0.72)],
    [(isRaised ? 0.74 : 0.96) / soft, faded("cast", 0.7)],
    [1, faded("cast", 0)],
  ]);
  if (isRaised) return;
  brush.fillStyle = colour("target-hole");
  for (const hole of board.holes) {
    const { x, y } = holeMiddle(hole);
    brush.beginPath();
    brush.arc(x, -y, hole.radius * MM * 1.2, 0, 2 * Math.PI);
    brush.fill();
  }
}

/** The wall of the room, seen from within. */
export function wallShape(): BufferGeometry {
  const wall = new CylinderGeometry(WALL.away, WALL.away, WALL.high, 32, 1, true);
  return wall.rotateX(Math.PI / 2).translate(0, 0, WALL.high / 2 - 760);
}

/** Stone with dark arches. */
export function wallPrint(): Texture {
  const texture = painted(512, 256, (brush) => {
    brush.fillStyle = colour("room-stone");
    brush.fillRect(-1, -1, 2, 2);
    brush.strokeStyle = faded("cast", 0.45);
    brush.lineWidth = 0.012;
    for (let row = 0; row < 12; row++) {
      const y = -1 + row / 6;
      brush.strokeRect(-1, y, 2, 0);
      for (let at = 0; at < 4; at++)
        brush.strokeRect(-1 + at * 0.5 + (row % 2) * 0.25, y, 0, 1 / 6);
    }
    brush.beginPath();
    brush.moveTo(-0.52, 1);
    brush.lineTo(-0.52, 0.05);
    brush.bezierCurveTo(-0.52, -0.5, 0.52, -0.5, 0.52, 0.05);
    brush.lineTo(0.52, 1);
    brush.fillStyle = colour("room-arch");
    brush.fill();
    brush.strokeStyle = colour("room-edge");
    brush.lineWidth = 0.1;
    brush.stroke();
    brush.globalCompositeOperation = "multiply";
    const dim = brush.createLinearGradient(0, -1, 0, 1);
    dim.addColorStop(0, colour("room-dim"));
    dim.addColorStop(0.6, colour("bone-1"));
    brush.fillStyle = dim;
    brush.fillRect(-1, -1, 2, 2);
  });
  texture.wrapS = RepeatWrapping;
  texture.repeat.set(WALL.arches, 1);
  return texture;
}
