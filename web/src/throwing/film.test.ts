import { expect, it } from "vitest";
import { throws } from "../recorded";
import { poseAt, restsAt } from "./film";
import { filmPicture, settingPicture } from "./picture";
import type { Clock } from "./clock";
import { Playing } from "./playing.svelte";
import { isSymbolUp } from "./solids";

const frames = [
  [0, 0, 0, 0, 1, 0, 0, 0],
  [100, 10, 20, 30, 0, 0, 0, 1],
  [400, 10, 20, 30, 0, 0, 0, 1],
];

it("goes straight from frame to frame and turns evenly", () => {
  const half = poseAt(frames, 50);

  expect([half.x, half.y, half.z]).toEqual([5, 10, 15]);
  expect(half.turn[0]).toBeCloseTo(Math.SQRT1_2);
  expect(half.turn[3]).toBeCloseTo(Math.SQRT1_2);
});

it("stays where the frames begin and end", () => {
  expect(poseAt(frames, -5).x).toBe(0);
  expect(poseAt(frames, 999).z).toBe(30);
});

it("knows when the die rests, which is before the last frame", () => {
  const [film] = throws.films;
  if (!film) throw new Error("no film");

  expect(restsAt({ ...film, bodies: [{ name: "die", shape: "d6", frames }] })).toBe(100);
  expect(restsAt(film)).toBeGreaterThan(200);
});

it("ends where the landing says the dice lie, with the same side up", () => {
  for (const film of throws.films) {
    const shown = filmPicture(film, restsAt(film)).dice;
    const told = settingPicture({
      board: film.scene.board,
      dice: film.landing?.dice ?? [],
      templates: [],
      webs: [],
      raised: false,
      props: [],
    }).dice;
    expect(told.length).toBeGreaterThan(0);
    for (const die of told) {
      const kind = throws.targets.dice.find(({ id }) => id === die.kind);
      const drawn = shown.find(({ name }) => name === die.name || name === "die");
      const same = shown.find(({ x, y }) => Math.hypot(x - die.x, y - die.y) < 1.5);
      expect(drawn).toBeDefined();
      expect(same && kind && isSymbolUp(kind, same.turn)).toBe(kind && isSymbolUp(kind, die.turn));
    }
  }
});

it("plays a film by the clock it is given, slower than it was", () => {
  const [film] = throws.films;
  if (!film) throw new Error("no film");
  let draw: ((now: number) => void) | null = null;
  const clock: Clock = { request: (next) => ((draw = next), 1), cancel: () => (draw = null) };
  let done = 0;

  const playing = new Playing(film, 1, () => done++, clock);
  const tick = (now: number) => draw?.(now);
  tick(1000);
  tick(1100);
  expect([playing.ms, playing.isOver, done]).toEqual([75, false, 0]);
  tick(60_000);
  tick(61_000);

  expect([playing.ms, playing.isOver, done]).toEqual([restsAt(film), true, 1]);
});

it("shows a film at once to those who like no movement", () => {
  const [film] = throws.films;
  if (!film) throw new Error("no film");
  let done = 0;

  const still: Clock = { request: () => 0, cancel: () => {} };
  const playing = new Playing(film, 0, () => done++, still);

  expect([playing.ms, playing.isOver, done]).toEqual([restsAt(film), true, 1]);
});
