import { expect, it } from "vitest";
import { islands } from "./islands";

it("keeps a hole with the shape around it", () => {
  expect(islands("M0 0H10V10H0ZM2 2V4H4V2Z")).toEqual(["M0 0H10V10H0ZM2 2V4H4V2Z"]);
});

it("takes shapes apart that lie beside each other, or within a hole", () => {
  expect(islands("M0 0h10v10h-10zm20 0h10v10h-10z")).toEqual([
    "M0 0h10v10h-10z",
    "M20 0h10v10h-10z",
  ]);
  expect(islands("M0 0H90V90H0ZM10 10V80H80V10ZM20 20H70V70H20Z")).toEqual([
    "M0 0H90V90H0ZM10 10V80H80V10Z",
    "M20 20H70V70H20Z",
  ]);
});

it("begins a shape where the one before ended, through curves and arcs", () => {
  const path = "M10 10c0 5 5 10 10 10a5 5 0 0110 0l-5-9zm5 40s9 9 9 0 0-9-9 0z";
  expect(islands(path)[1]).toMatch(/^M15 50s/);
});
