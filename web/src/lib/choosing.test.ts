import { expect, test } from "vitest";
import { awaitsPeople, tableOf, usualChoice, withSeat, withSeats } from "./choosing";
import type { GameInfo, Level } from "./http";

function level(id: string, usual = false): Level {
  return { id, names: {}, abouts: {}, usual };
}

const GAME: GameInfo = {
  id: "torches",
  titles: {},
  taglines: {},
  abouts: {},
  least_seats: 1,
  most_seats: 8,
  best_seats: [2, 6],
  minutes: [2, 5],
  age: 6,
  levels: [level("novice"), level("adventurer", true), level("legend")],
  setup: {},
  guide_minutes: 0,
};

test("where nobody chose anything, somebody here plays with two bots", () => {
  const table = tableOf(GAME, usualChoice(GAME, "Ada"));

  expect(table.seats).toEqual([
    { kind: "human", name: "Ada" },
    { kind: "bot", level: "adventurer" },
    { kind: "bot", level: "adventurer" },
  ]);
  expect(table).not.toHaveProperty("clock");
});

test("everything that was chosen is at the table", () => {
  let chosen = withSeats(usualChoice(GAME, "Ada"), GAME, 4);
  chosen = withSeat(chosen, 1, { kind: "open" });
  chosen = withSeat(chosen, 3, { level: "legend" });
  chosen = {
    ...chosen,
    setup: { goal: 3 },
    clock: { way: "default", move: 30 },
    title: " Friday ",
    isPublic: true,
    realDice: true,
    hints: false,
  };

  expect(awaitsPeople(chosen)).toBe(true);
  expect(tableOf(GAME, chosen)).toEqual({
    game: "torches",
    seats: [
      { kind: "human", name: "Ada" },
      { kind: "open" },
      { kind: "bot", level: "adventurer" },
      { kind: "bot", level: "legend" },
    ],
    setup: { goal: 3 },
    clock: { way: "default", move: 30 },
    name: "Friday",
    public: true,
    real_dice: true,
    hints: false,
  });
});

test("fewer seats and more again keep those that stayed", () => {
  const named = withSeat(usualChoice(GAME, "Ada"), 0, { name: "Bo" });

  const again = withSeats(withSeats(named, GAME, 1), GAME, 2);

  expect(again.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ["human", "Bo"],
    ["bot", ""],
  ]);
});
