/** What a thrown die rolled over on the board before it came to rest, read off its film. */
import type { TargetBoard, Targets } from "../lib/http";
import type { Film } from "../lib/messages";
import { isDie, poseAt, restsAt } from "./film";
import { MM, regionAt } from "./regions";

/** Looked at so often, in ms. */
const STEP = 20;
/** A die whose middle is higher above the board than this, in parts of its size, flies. */
const LOW = 0.95;
const BOARD_THICK = 4;

/** The values of the sections it rolled over, in order, without the one where it rests. */
export function rolledOver(targets: Targets, board: TargetBoard, film: Film): number[] {
  const frames = film.bodies.find(isDie)?.frames ?? [];
  const size = (targets.dice.find(({ id }) => id === film.scene.die)?.size ?? 0) * MM;
  const top = BOARD_THICK + film.scene.lift * MM;
  const seen: string[] = [];
  for (let ms = frames[0]?.[0] ?? 0; ms <= restsAt(film); ms += STEP) {
    const pose = poseAt(frames, ms);
    if (pose.z - top > LOW * size) continue;
    const place = regionAt(board, pose);
    if (place && seen.at(-1) !== place) seen.push(place);
  }
  const rest = film.landing?.place;
  return valuesOf(
    board,
    seen.filter((place) => place !== rest),
  );
}

function valuesOf(board: TargetBoard, places: readonly string[]): number[] {
  const values = places.flatMap(
    (place) => board.sections.find(({ id }) => id === place)?.value ?? [],
  );
  return values.filter((value, at) => values.indexOf(value) === at);
}
