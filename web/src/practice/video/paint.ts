/** A throw painted on a canvas, as the page draws it: what a video is made of. */
import { colour } from "../../kit/colour";
import type { TargetBoard, Targets } from "../../lib/http";
import { dieColour, inkOn, sectionColour } from "../../throwing/colours";
import { depth, pageOf, seenAt, seenTurn, squeeze, type Eye } from "../../throwing/eye";
import type { Picture, Thing } from "../../throwing/picture";
import {
  bonePath,
  holeMiddle,
  MM,
  numberPlaces,
  sectionPath,
  type Point,
} from "../../throwing/regions";
import { seenFaces } from "../../throwing/solids";

type Canvas = CanvasRenderingContext2D;

/** How much around the board is seen, in parts of its radius. */
const ASIDE = 1.14;
const AWAY = 1.2;
const NEAR = 1.5;
/** As thick as the page draws a board, and how high its upper side is, in mm. */
const SIDE = 11;
const TOP = 4;

export interface View {
  targets: Targets;
  board: TargetBoard;
  eye: Eye;
  width: number;
}

/** How high a view is that is so wide. */
export function heightOf({ board, eye, width }: View): number {
  const page = pageOf(eye, reachOf(board), SIDE);
  return Math.round((width * page.height) / page.width);
}

/** All that does not move. */
export function paintGround(canvas: Canvas, view: View, picture: Picture): void {
  const { board, eye } = view;
  lay(canvas, view);
  const { flat, high } = squeeze(eye);
  const [radius, top] = [board.radius * MM, TOP + picture.lift];
  canvas.fillStyle = colour("table-lo");
  canvas.fillRect(-9999, -9999, 19998, 19998);
  fillEllipse(canvas, 8, 8 + picture.lift * high, radius + 3, flat, "void");
  fillEllipse(canvas, 0, (SIDE - top) * high, radius + 1.5, flat, "target-side-lo");
  canvas.save();
  canvas.translate(0, -top * high);
  canvas.scale(1, flat);
  canvas.rotate((-eye.turn * Math.PI) / 180);
  paintPrint(canvas, board, picture);
  canvas.restore();
  canvas.textAlign = "center";
  canvas.textBaseline = "middle";
  for (const section of board.sections)
    for (const place of numberPlaces(section, board.holes)) {
      const at = seenAt(eye, { ...place, z: top });
      canvas.font = `600 ${section.bullseye ? 24 : 14}px Grenze, serif`;
      canvas.fillStyle = colour(section.bullseye ? "text" : "target-ink");
      canvas.fillText(String(section.value), at.x, at.y);
    }
}

/** All that lies there and flies, the farthest first. */
export function paintThings(canvas: Canvas, view: View, picture: Picture): void {
  lay(canvas, view);
  const things = [...picture.templates, ...picture.dice];
  for (const thing of things.sort((a, b) => depth(view.eye, b) - depth(view.eye, a)))
    paintThing(canvas, view, thing, TOP + picture.lift);
}

function paintPrint(canvas: Canvas, board: TargetBoard, { webs }: Picture): void {
  canvas.lineWidth = 0.9;
  canvas.strokeStyle = colour("target-edge");
  fillEllipse(canvas, 0, 0, board.radius * MM, 1, "target-side");
  for (const section of board.sections)
    fillPath(canvas, sectionPath(section), sectionColour(section));
  for (const bone of board.bones) fillPath(canvas, bonePath(bone), "target-bone");
  for (const hole of board.holes) {
    const { x, y } = holeMiddle(hole);
    const name = webs.includes(hole.id) ? "target-web" : "void";
    fillEllipse(canvas, x, -y, hole.radius * MM, 1, name);
  }
}

function paintThing(canvas: Canvas, { targets, eye }: View, thing: Thing, ground: number): void {
  const kind = targets.dice.find(({ id }) => id === thing.kind);
  if (!kind) return;
  const shadow = seenAt(eye, { x: thing.x + 2, y: thing.y, z: ground });
  const { flat } = squeeze(eye);
  canvas.globalAlpha = 0.45;
  fillEllipse(canvas, shadow.x, shadow.y, kind.size * MM * 0.62, flat, "void");
  canvas.globalAlpha = 1;
  const at = seenAt(eye, thing);
  for (const face of seenFaces(kind, seenTurn(eye, thing.turn))) {
    const body = kind.template ? "target-template" : dieColour(thing.name);
    fillPolygon(canvas, at, face.points, colour(body));
    canvas.globalAlpha = 0.5 * (1 - face.light);
    fillPolygon(canvas, at, face.points, colour("void"));
    canvas.globalAlpha = 1;
    if (face.symbol.length) fillPolygon(canvas, at, face.symbol, colour(inkOn(thing.name)));
  }
}

function lay(canvas: Canvas, { board, eye, width }: View): void {
  const page = pageOf(eye, reachOf(board), SIDE);
  const scale = width / page.width;
  canvas.setTransform(scale, 0, 0, scale, -page.x * scale, -page.y * scale);
}

function reachOf(board: TargetBoard) {
  const radius = board.radius * MM;
  return { aside: ASIDE * radius, away: AWAY * radius, near: NEAR * radius };
}

function fillPath(canvas: Canvas, path: string, name: string): void {
  const shape = new Path2D(path);
  canvas.fillStyle = colour(name);
  canvas.fill(shape, "evenodd");
  canvas.stroke(shape);
}

function fillEllipse(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  flat: number,
  name: string,
): void {
  canvas.beginPath();
  canvas.ellipse(x, y, radius, radius * flat, 0, 0, 2 * Math.PI);
  canvas.fillStyle = colour(name);
  canvas.fill();
}

function fillPolygon(canvas: Canvas, at: Point, points: readonly Point[], fill: string): void {
  canvas.beginPath();
  for (const { x, y } of points) canvas.lineTo(at.x + x, at.y - y);
  canvas.closePath();
  canvas.fillStyle = fill;
  canvas.fill();
}
