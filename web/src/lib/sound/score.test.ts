import { describe, expect, test } from "vitest";
import { SOUNDS, tonesOf, type Tone } from "./score";

const endOf = (tones: Tone[]) => Math.max(...tones.map(({ at, length }) => at + length));
/** All that sounds at once when a tone begins. */
const loudest = (tones: Tone[]) =>
  Math.max(
    ...tones.map(({ at }) =>
      tones
        .filter((other) => other.at <= at && at < other.at + other.length)
        .reduce((sum, other) => sum + other.gain, 0),
    ),
  );

describe.each(SOUNDS)("%s", (sound) => {
  const tones = tonesOf(sound, 20);

  test("is short and soft", () => {
    expect(endOf(tones)).toBeLessThan(1.3);
    expect(loudest(tones)).toBeLessThanOrEqual(0.7);
  });

  test("can be played", () => {
    for (const { at, length, from, to, swell } of tones) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(Math.min(from, to)).toBeGreaterThan(20);
      expect(swell).toBeLessThan(length);
    }
  });
});

test("each die of a handful clicks at its own pitch", () => {
  const clicks = tonesOf("dice", 5).filter(({ wave }) => wave === "noise");

  expect(clicks).toHaveLength(5);
  expect(new Set(clicks.map(({ from }) => from)).size).toBe(5);
});

test("a bucket of dice is no machine gun", () => {
  expect(tonesOf("dice", 16)).toEqual(tonesOf("dice", 8));
  expect(tonesOf("dice", 0)).toEqual(tonesOf("dice", 1));
});
