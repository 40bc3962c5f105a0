import { expect, it } from "vitest";
import { placeOf } from "./paths";

it("leads to a game's choices, to its rules and to the shelf of all rules", () => {
  expect(placeOf("/play/dungeon-run")).toEqual({ page: "play", game: "dungeon-run" });
  expect(placeOf("/rules/dungeon-run")).toEqual({ page: "rules", game: "dungeon-run" });
  expect(placeOf("/rules")).toEqual({ page: "shelf" });
});

it("leads home, to a table and to its replay", () => {
  expect(placeOf("/")).toEqual({ page: "home" });
  expect(placeOf("/table/a")).toEqual({ page: "table", id: "a" });
  expect(placeOf("/replay/a")).toEqual({ page: "replay", id: "a" });
});

it.each([
  "/nope",
  "/nope/a",
  "/table",
  "/table/",
  "/table/a/",
  "/table/a/b",
  "/replay/",
  "/play",
  "/rules/a/b",
])("leads nowhere: %s", (path) => expect(placeOf(path)).toEqual({ page: "nowhere" }));
