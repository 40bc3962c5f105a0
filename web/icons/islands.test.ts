import { expect, it } from "vitest";
import { islands } from "./islands.ts";

it("keeps a hole with the shape around it", () => {
  expect(islands("M0 0H10V10H0ZM2 2V4H4V2Z")).toEqual(["M0 0h10v10h-10zM2 2v2h2v-2z"]);
});

it("takes shapes apart that lie beside each other, or within a hole", () => {
  const beside = islands("M0 0h10v10h-10zm20 0h10v10h-10z");
  expect(beside).toEqual(["M0 0h10v10h-10z", "M20 0h10v10h-10z"]);
  const within = islands("M0 0H90V90H0ZM10 10V80H80V10ZM20 20H70V70H20Z");
  expect(within).toEqual(["M0 0h90v90h-90zM10 10v70h70v-70z", "M20 20h50v50h-50z"]);
});

it("begins a shape where the one before ended, through curves and arcs", () => {
  const path = "M10 10c0 5 5 10 10 10a5 5 0 0110 0l-5-9zm5 40s9 9 9 0 0-9-9 0z";
  expect(islands(path)).toEqual([
    "M10 10c0 5 5 10 10 10a5 5 0 0 1 10 0l-5-9z",
    "M15 50s9 9 9 0s0-9-9 0z",
  ]);
});

it("rounds without straying, however many steps there are", () => {
  const steps = Array.from({ length: 200 }, () => "l.26.26").join("");
  const [path = ""] = islands(`M0 0${steps}v-99z`);
  const written = [...path.matchAll(/l(-?[\d.]+)/g)].map((found) => Number(found[1]));
  expect(written.reduce((sum, each) => sum + each, 0)).toBeCloseTo(52, 1);
});
