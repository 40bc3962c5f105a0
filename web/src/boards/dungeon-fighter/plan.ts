/** Where the rooms of a dungeon lie: three faces in a row, the Boss behind them. It knows no rules. */
import type { Area, Point } from "../../kit/look";
import type { Box } from "./box";
import type { Room } from "./cards.gen";
import { MOST_ROOMS } from "./sight";

export const WIDTH = 600;
export const HEIGHT = 420;
/** Between two faces. */
export const GAP = 26;
/** In front of the first face, and behind the last one. */
export const BEFORE = 96;
export const BEHIND = 150;
/** How far from its border the middle of a face may be filled. */
const RIM = 34;

export interface Place extends Point {
  /** Of the dungeon: level and room. */
  number: number;
  level: number;
  room: Room;
}

export interface Corridor {
  from: Point;
  to: Point;
  /** The rooms it joins; none for the way in and for the Boss. */
  ends: readonly [number | null, number | null];
}

export class Plan {
  readonly places: Place[] = [];
  readonly corridors: Corridor[] = [];
  /** Where the Party waits before its first turn, and where the Boss does. */
  readonly start: Point = { x: -BEFORE * 0.55, y: HEIGHT / 2 };
  readonly lair: Point;
  readonly levels: Area[];

  constructor(box: Box, faces: readonly number[]) {
    this.levels = faces.map((_, level) => ({
      x: level * (WIDTH + GAP),
      y: 0,
      width: WIDTH,
      height: HEIGHT,
    }));
    const end = (this.levels.at(-1)?.x ?? 0) + WIDTH;
    this.lair = { x: end + BEHIND * 0.56, y: HEIGHT / 2 };
    faces.forEach((face, level) => {
      for (const [at, room] of (box.face(face)?.rooms ?? []).entries())
        this.places.push({
          ...this.#middle(level, room),
          number: level * MOST_ROOMS + at,
          level,
          room,
        });
    });
    this.#join(box, faces);
  }

  #middle(level: number, { x, y }: Room): Point {
    const area = this.levels[level];
    return {
      x: (area?.x ?? 0) + RIM + (x / 100) * (WIDTH - 2 * RIM),
      y: RIM + (y / 100) * (HEIGHT - 2 * RIM),
    };
  }

  #join(box: Box, faces: readonly number[]): void {
    const at = (level: number, id: string) =>
      this.places.find((place) => place.level === level && place.room.id === id) ?? null;
    const entry = (level: number) => at(level, box.face(faces[level] ?? -1)?.entry ?? "");
    this.#add(null, entry(0));
    faces.forEach((face, level) => {
      const card = box.face(face);
      for (const [from, to] of card?.corridors ?? []) this.#add(at(level, from), at(level, to));
      const isLast = level === faces.length - 1;
      for (const id of card?.exits ?? [])
        this.#add(at(level, id), isLast ? null : entry(level + 1));
    });
  }

  #add(from: Place | null, to: Place | null): void {
    this.corridors.push({
      from: from ?? this.start,
      to: to ?? this.lair,
      ends: [from?.number ?? null, to?.number ?? null],
    });
  }

  /** The place of a room of the dungeon. */
  place(number: number): Place | null {
    return this.places.find((place) => place.number === number) ?? null;
  }

  /** Everything, with the ways in and out. */
  get world(): Area {
    const width = this.levels.length * (WIDTH + GAP) - GAP + BEFORE + BEHIND;
    return { x: -BEFORE, y: -12, width, height: HEIGHT + 24 };
  }

  /** A level with the ways in and out of it. */
  area(level: number): Area {
    const area = this.levels[Math.min(level, this.levels.length - 1)] ?? this.world;
    const isFirst = level === 0;
    const isLast = level >= this.levels.length - 1;
    const x = area.x - (isFirst ? BEFORE : GAP);
    const right = area.x + area.width + (isLast ? BEHIND : GAP);
    return { x, y: area.y - 8, width: right - x, height: area.height + 16 };
  }
}
