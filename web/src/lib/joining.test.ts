import { expect, test } from "vitest";
import { wayOf } from "./joining";

const HERE = "http://192.168.1.20:8470";

test.each([
  ["AbC-12_x", "/table/AbC-12_x"],
  [`${HERE}/table/abcd#seat=1&invite=xyz`, "/table/abcd#seat=1&invite=xyz"],
  ["  192.168.1.20:8470/table/abcd#seat=1&invite=xyz ", "/table/abcd#seat=1&invite=xyz"],
  ["http://localhost:8470/replay/abcd", "/replay/abcd"],
  [`${HERE}/#recover=secret`, "/#recover=secret"],
])("%s leads to %s", (given, way) => {
  expect(wayOf(given, HERE)).toBe(way);
});

test.each(["", "hello you", `${HERE}/`, "https://example.org/somewhere", "javascript:alert(1)"])(
  "%s leads nowhere",
  (given) => {
    expect(wayOf(given, HERE)).toBeNull();
  },
);
