/** A short video of a throw, recorded by the browser itself while it is painted. */
import { colour } from "../../kit/colour";
import type { TargetBoard, Targets } from "../../lib/http";
import type { Film } from "../../lib/messages";
import { ASLANT } from "../../throwing/eye";
import { restsAt, SPEED } from "../../throwing/film";
import { filmPicture } from "../../throwing/picture";
import { heightOf, paintGround, paintThings, type View } from "./paint";

export interface Video {
  blob: Blob;
  /** How its file ends. */
  ending: "mp4" | "webm";
}

const WIDTH = 640;
const STRIP = 64;
const RATE = 30;
/** How long the end is seen, in ms. */
const HOLD = 1400;
/** What is understood by most comes first. */
const KINDS = ["video/mp4;codecs=avc1.42E01E", "video/mp4", "video/webm;codecs=vp8", "video/webm"];

/** What this browser can record; nothing where it can't. */
export function recordable(): string | null {
  if (typeof MediaRecorder === "undefined") return null;
  return KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null;
}

/** Play a film on a canvas of its own, with a line of words below, and record it. */
export async function record(
  targets: Targets,
  board: TargetBoard,
  film: Film,
  words: string,
): Promise<Video> {
  const kind = recordable();
  if (!kind) throw new Error("this browser records no video");
  const view: View = { targets, board, eye: { turn: 0, tilt: ASLANT }, width: WIDTH };
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, heightOf(view) + STRIP];
  const ground = canvas.cloneNode() as HTMLCanvasElement;
  paintGround(contextOf(ground), view, filmPicture(film, 0));
  paintWords(contextOf(ground), words);

  const recorder = new MediaRecorder(canvas.captureStream(RATE), { mimeType: kind });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((done) => (recorder.onstop = done));
  recorder.start();
  await play(restsAt(film), (ms) => {
    const context = contextOf(canvas);
    context.resetTransform();
    context.drawImage(ground, 0, 0);
    paintThings(context, view, filmPicture(film, ms));
  });
  recorder.stop();
  await stopped;
  const type = kind.split(";", 1)[0] ?? kind;
  return { blob: new Blob(parts, { type }), ending: type === "video/mp4" ? "mp4" : "webm" };
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser paints nothing");
  return context;
}

function paintWords(context: CanvasRenderingContext2D, words: string): void {
  const { width, height } = context.canvas;
  context.resetTransform();
  context.fillStyle = colour("oak");
  context.fillRect(0, height - STRIP, width, STRIP);
  context.fillStyle = colour("text");
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.font = "600 19px Grenze, serif";
  context.fillText(words, 18, height - STRIP / 2, width - 150);
  context.fillStyle = colour("brass-hi");
  context.textAlign = "right";
  context.font = "600 22px 'Grenze Gotisch', serif";
  context.fillText("Undercroft", width - 18, height - STRIP / 2);
}

/** Draw from the first moment to the last, and a while longer. */
function play(end: number, draw: (ms: number) => void): Promise<void> {
  return new Promise((done) => {
    let began: number | null = null;
    const step = (now: number) => {
      began ??= now;
      const ms = (now - began) * SPEED;
      draw(Math.min(ms, end));
      if (now - began < end / SPEED + HOLD) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
}
