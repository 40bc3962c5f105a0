/** A Target in space: the board with its real holes, its bones, and what is printed on it. */
import {
  BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  ShapeGeometry,
  type Texture,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { colour } from "../../kit/colour";
import type { Section, TargetBoard } from "../../lib/http";
import { sectionColour } from "../colours";
import { bonePath, holeMiddle, MM, numberPlaces, sectionPath } from "../regions";
import { paintLight } from "./light";
import { grains, painted, type Paint } from "./paint";
import { boardShape, boneShape, laidOver } from "./shapes";

const ROUND = 64;
/** How much of a bone's edge is rounded off. */
const SOFT = 2;

export interface BoardParts {
  top: BufferGeometry;
  side: BufferGeometry;
  bones: BufferGeometry | null;
}

/** The board lies on z = 0. */
export function boardParts(board: TargetBoard): BoardParts {
  const shape = boardShape(board);
  const thick = board.thickness * MM;
  const top = laidOver(new ShapeGeometry(shape, ROUND), board.radius * MM);
  top.translate(0, 0, thick);
  return { top, side: sideOf(board, thick), bones: bonesOf(board) };
}

/** The board's outer side, and the insides of its holes. */
function sideOf(board: TargetBoard, thick: number): BufferGeometry {
  const insides = board.holes.map((hole) => {
    const { x, y } = holeMiddle(hole);
    const inside = wallOf(hole.radius * MM, thick)
      .scale(1, 1, -1)
      .translate(x, y, thick);
    inside.computeVertexNormals();
    return inside;
  });
  return mergeGeometries([wallOf(board.radius * MM, thick), ...insides]);
}

function wallOf(radius: number, high: number): BufferGeometry {
  const wall = new CylinderGeometry(radius, radius, high, ROUND, 1, true);
  return wall.rotateX(Math.PI / 2).translate(0, 0, high / 2);
}

function bonesOf({ bones }: TargetBoard): BufferGeometry | null {
  const made = bones.map((bone) => {
    const ridge = new ExtrudeGeometry(boneShape(bone), {
      depth: bone.top * MM - SOFT,
      curveSegments: 24,
      bevelSize: SOFT,
      bevelOffset: -SOFT,
      bevelThickness: SOFT,
      bevelSegments: 2,
    });
    return ridge;
  });
  return made.length ? mergeGeometries(made) : null;
}

/** The print, so that its numbers stand upright for whoever sits at `place`. */
export function printOf(board: TargetBoard, place: number, size: number): Texture {
  const radius = board.radius * MM;
  const texture = painted(size, size / (2 * radius), (brush) => {
    for (const section of board.sections) paintSection(brush, section);
    paintGrain(brush, radius);
    for (const section of board.sections) paintNumbers(brush, section, board, place);
    for (const hole of board.holes) {
      const { x, y } = holeMiddle(hole);
      ring(brush, x, -y, hole.radius * MM + 0.9, 2.2, "target-edge");
    }
    ring(brush, 0, 0, radius - 1, 2.4, "target-side");
    ring(brush, 0, 0, radius - 2.6, 0.8, "target-light");
    paintLight(brush, place - 270);
  });
  texture.anisotropy = 4;
  return texture;
}

function paintSection(brush: Paint, section: Section): void {
  const path = new Path2D(sectionPath(section));
  brush.fillStyle = colour(sectionColour(section));
  brush.fill(path, "evenodd");
  brush.strokeStyle = colour("target-edge");
  brush.globalAlpha = 0.8;
  brush.lineWidth = 1;
  brush.stroke(path);
  brush.globalAlpha = 1;
}

/** Worn wood: faint lines across the board. */
function paintGrain(brush: Paint, radius: number): void {
  const next = grains(7);
  brush.strokeStyle = colour("target-shade");
  brush.globalAlpha = 0.07;
  for (let at = 0; at < 150; at++) {
    const y = (2 * next() - 1) * radius;
    brush.lineWidth = 0.3 + next() * 0.8;
    brush.beginPath();
    brush.moveTo(-radius, y);
    brush.bezierCurveTo(-radius / 3, y + 6 * next(), radius / 3, y - 6 * next(), radius, y);
    brush.stroke();
  }
  brush.globalAlpha = 1;
}

function paintNumbers(brush: Paint, section: Section, board: TargetBoard, place: number): void {
  const high = section.bullseye ? 30 : 19;
  brush.font = `600 ${high}px ${colour("face-name")}`;
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  for (const { x, y } of numberPlaces(section, board.holes)) {
    brush.save();
    brush.translate(x, -y);
    brush.rotate((-(place - 270) * Math.PI) / 180);
    brush.fillStyle = colour(section.bullseye ? "target-light" : "target-ink");
    brush.fillText(String(section.value), 0, high * 0.05);
    brush.restore();
  }
}

function ring(brush: Paint, x: number, y: number, r: number, wide: number, token: string): void {
  brush.beginPath();
  brush.arc(x, y, r, 0, 2 * Math.PI);
  brush.lineWidth = wide;
  brush.strokeStyle = colour(token);
  brush.stroke();
}

/** The webs that close some holes, as discs that lie on the board. */
export function websOf(board: TargetBoard, closed: readonly string[]): BufferGeometry | null {
  const made = board.holes
    .filter(({ id }) => closed.includes(id))
    .map((hole) => {
      const { x, y } = holeMiddle(hole);
      return new CircleGeometry(hole.radius * MM, 32).translate(x, y, board.thickness * MM + 0.3);
    });
  return made.length ? mergeGeometries(made) : null;
}

export function webPrint(): Texture {
  return painted(128, 64, (brush) => {
    brush.fillStyle = colour("target-web");
    brush.fillRect(-1, -1, 2, 2);
    brush.strokeStyle = colour("target-thread");
    brush.lineWidth = 0.05;
    for (let at = 0; at < 4; at++) {
      brush.rotate(Math.PI / 4);
      brush.strokeRect(-1, 0, 2, 0);
    }
    for (const far of [0.25, 0.55, 0.85]) {
      brush.beginPath();
      for (let at = 0; at <= 8; at++)
        brush.lineTo(far * Math.cos((at * Math.PI) / 4), far * Math.sin((at * Math.PI) / 4));
      brush.stroke();
    }
  });
}

/** A tint over a part of the board, to be laid over its top; none for what is no part of it. */
export function markPrint(board: TargetBoard, place: string): Texture | null {
  const path = partPath(board, place);
  if (!path) return null;
  const half = board.radius * MM;
  return painted(512, 256 / half, (brush) => {
    brush.fillStyle = brush.strokeStyle = colour("flame");
    brush.globalAlpha = 0.5;
    brush.fill(path, "evenodd");
    brush.globalAlpha = 1;
    brush.lineWidth = 2.5;
    brush.stroke(path);
  });
}

function partPath(board: TargetBoard, place: string): Path2D | null {
  const section = board.sections.find(({ id }) => id === place);
  if (section) return new Path2D(sectionPath(section));
  const bone = board.bones.find(({ id }) => id === place);
  if (bone) return new Path2D(bonePath(bone));
  const hole = board.holes.find(({ id }) => id === place.replace("web", "hole"));
  if (!hole) return null;
  const { x, y } = holeMiddle(hole);
  const path = new Path2D();
  path.arc(x, -y, hole.radius * MM + 6, 0, 2 * Math.PI);
  return path;
}
