import { expect, it } from "vitest";
import { isFound, pieces } from "./marks";

it("marks what was searched, as it is written", () => {
  expect(pieces("You are Knocked Out: knocked out!", " knocked out ")).toEqual([
    { text: "You are ", found: false },
    { text: "Knocked Out", found: true },
    { text: ": ", found: false },
    { text: "knocked out", found: true },
    { text: "!", found: false },
  ]);
  expect(pieces("nothing", "")).toEqual([{ text: "nothing", found: false }]);
});

it("finds words without their accents, and the other way round", () => {
  expect(isFound("Épée de feu", "epee")).toBe(true);
  expect(isFound("Epee", "épée")).toBe(true);
  expect(isFound("Épée", "hache")).toBe(false);
  expect(pieces("L’Épée", "epee").at(-1)).toEqual({ text: "Épée", found: true });
  expect(pieces("E\u0301pe\u0301e", "epee")).toEqual([{ text: "Épée", found: true }]);
});

it("stays in its place beside letters that become longer in small", () => {
  expect(pieces("İ boss", "boss").at(-1)).toEqual({ text: "boss", found: true });
});
