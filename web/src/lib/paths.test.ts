import { expect, it } from "vitest";
import { beginningOf, placeOf } from "./paths";

it("leads to a game's choices, to its rules and to the shelf of all rules", () => {
  expect(placeOf("/play/dungeon-run")).toEqual({ page: "play", game: "dungeon-run" });
  expect(placeOf("/rules/dungeon-run")).toEqual({ page: "rules", game: "dungeon-run" });
  expect(placeOf("/rules")).toEqual({ page: "shelf" });
  expect(placeOf("/practice")).toEqual({ page: "practice" });
  expect(placeOf("/daily")).toEqual({ page: "daily" });
});

it("leads home, to a table and to its replay", () => {
  expect(placeOf("/")).toEqual({ page: "home" });
  expect(placeOf("/table/a")).toEqual({ page: "table", id: "a" });
  expect(placeOf("/replay/a")).toEqual({ page: "replay", id: "a" });
  expect(placeOf("/throw/a")).toEqual({ page: "throw", id: "a" });
});

it.each([
  "/nope",
  "/nope/a",
  "/practice/a",
  "/table",
  "/table/",
  "/table/a/",
  "/table/a/b",
  "/replay/",
  "/play",
  "/rules/a/b",
])("leads nowhere: %s", (path) => expect(placeOf(path)).toEqual({ page: "nowhere" }));

it("begins a replay where the address says, and at its beginning where that is nonsense", () => {
  expect(beginningOf("?step=12")).toEqual({ step: 12, seat: null, event: null });
  expect(beginningOf("?seat=0&event=351")).toEqual({ step: 0, seat: 0, event: 351 });
  expect(beginningOf("?step=-1&seat=x&event=1234567")).toEqual({
    step: 0,
    seat: null,
    event: null,
  });
});
