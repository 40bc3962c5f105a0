import { expect, it } from "vitest";
import { keyOf, optionAt } from "./keys";

const MANY = 32;

it("gives digits, then letters, then nothing", () => {
  expect([0, 8, 9, 10].map(keyOf)).toEqual(["1", "9", "a", "b"]);
  expect(keyOf(MANY - 1)).toBe("z");
  expect(keyOf(MANY)).toBe("");
});

it("finds the option of each key again", () => {
  for (let at = 0; at < MANY; at++) expect(optionAt(keyOf(at))).toBe(at);
});

it.each(["r", "u", "w", "?", "0", "Enter", "ArrowUp", ""])("leaves alone: %j", (key) => {
  expect(optionAt(key)).toBe(-1);
});
