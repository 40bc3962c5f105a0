import { expect, test } from "vitest";
import { chaptersOf, contentsOf, foundIn, slugOf, toldAt } from "./book";
import type { Block } from "./http";

const heading = (level: number, text: string): Block => ({ level, text, rules: [] });
const told = (text: string, ...rules: string[]): Block => ({ level: 0, text, rules });

const BOOK = [
  heading(1, "Torches"),
  told("Light as many as you dare."),
  heading(2, "Your turn"),
  told("Roll a die for each.", "TO-TURN-01", "TO-TURN-02"),
  heading(3, "À la fin : comptez !"),
  told("Reach the goal.", "TO-END-01"),
  heading(2, "Alone"),
  told("Nobody wins."),
];

test("the contents are the headings below the title", () => {
  expect(contentsOf(BOOK)).toEqual([
    { slug: "your-turn", text: "Your turn", level: 2 },
    { slug: "a-la-fin-comptez", text: "À la fin : comptez !", level: 3 },
    { slug: "alone", text: "Alone", level: 2 },
  ]);
  expect(slugOf("Hurt? How to get back up")).toBe("hurt-how-to-get-back-up");
});

test("a search leaves what it finds, under its headings", () => {
  expect(foundIn(BOOK, "GOAL").map(({ at }) => at)).toEqual([0, 2, 4, 5]);
  expect(foundIn(BOOK, "alone").map(({ at }) => at)).toEqual([0, 6]);
  expect(foundIn(BOOK, " ")).toHaveLength(BOOK.length);
});

test("a rule is told by a piece of the book, or by its row alone", () => {
  expect(toldAt(BOOK, "TO-TURN-02")).toBe(3);
  expect(toldAt(BOOK, "TO-TURN-09")).toBe(-1);
});

test("rows are found by their id, heading and text, chapter by chapter", () => {
  const rule = (id: string, heading: string, text: string) => ({ id, heading, text });
  const rows = [
    rule("TO-TURN-01", "Turn", "Light torches."),
    rule("TO-TURN-02", "Turn", "A gust."),
    rule("TO-END-01", "End", "Reach the goal of torches."),
  ];

  const found = (search: string) =>
    chaptersOf(rows, search).map(({ heading, rules }) => [heading, rules.length]);

  expect(found("torches")).toEqual([
    ["Turn", 1],
    ["End", 1],
  ]);
  expect(found("to-turn-02")).toEqual([["Turn", 1]]);
  expect(found("turn")).toEqual([["Turn", 2]]);
});
