import { expect, it } from "vitest";
import { placeOf } from "./paths";

it("leads home, to a table and to its replay", () => {
  expect(placeOf("/")).toEqual({ page: "home" });
  expect(placeOf("/table/a")).toEqual({ page: "table", id: "a" });
  expect(placeOf("/replay/a")).toEqual({ page: "replay", id: "a" });
});

it.each(["/nope", "/nope/a", "/table", "/table/", "/table/a/", "/table/a/b", "/replay/"])(
  "leads nowhere: %s",
  (path) => expect(placeOf(path)).toEqual({ page: "nowhere" }),
);
