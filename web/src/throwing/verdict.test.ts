import { expect, it } from "vitest";
import { throws } from "../recorded";
import { seenOf } from "./seeing";
import { atOf, endOfFlip, isTemplate, lowerOf, missOf, placeText } from "./verdict";

const { targets, judged } = throws;

it("judges as the rules do", () => {
  const found = judged.map(({ setting, die, landing }) =>
    missOf(targets, atOf(setting, die), landing),
  );

  expect(found).toEqual(judged.map(({ miss }) => miss));
  expect(new Set(found).size).toBeGreaterThan(4);
});

it("tells how a flip ended as the rules do", () => {
  const flips = judged.filter(({ die }) => isTemplate(targets, die));

  expect(flips.map(({ landing }) => endOfFlip(landing))).toEqual(flips.map(({ flip }) => flip));
  expect(new Set(flips.map(({ flip }) => flip)).size).toBeGreaterThan(1);
});

it("names places by what they are", () => {
  const at = { board: "catacombs", die: "d12", templates: ["compass"] };
  const named = (place: string) => placeText(targets, at, place);

  expect(named("bullseye")).toEqual({ id: "place-bullseye", facts: { value: 10 } });
  expect(named("S3-inner").facts).toEqual({ number: "3", part: "inner", value: 6 });
  expect(named("hole-2")).toEqual({ id: "place-hole", facts: { number: "2" } });
  expect(named("web-4").id).toBe("place-web");
  expect(named("compass").id).toBe("place-compass");
  expect(named("card-1").id).toBe("place-card");
  expect(named("red")).toEqual({ id: "place-die", facts: { name: "red" } });
  expect(placeText(targets, { ...at, board: "first" }, "zone-5")).toEqual({
    id: "place-ring",
    facts: { value: 5 },
  });
});

it("takes the lower of two on the line", () => {
  const at = { board: "first", die: "d6", templates: [] };

  expect(lowerOf(targets, at, "zone-5", "zone-4")).toBe("zone-4");
  expect(lowerOf(targets, at, "zone-4", "hole-1")).toBe("hole-1");
  expect(lowerOf(targets, at, "zone-4", "")).toBe("zone-4");
});

it("sends what people saw when all is said", () => {
  const said = {
    kept: { flick: true, blind: false },
    bounces: 1,
    place: "zone-4",
    other: "",
    spot: { x: 12.345, y: -90 },
    icon: true,
    pointed: "",
  };

  expect(seenOf({ ...said, icon: null }, [], true)).toBeNull();
  expect(seenOf({ ...said, place: "" }, [], true)).toBeNull();
  expect(seenOf(said, ["nose"], true)).toBeNull();
  expect(seenOf(said, ["flick", "blind"], true)).toEqual({
    place: "zone-4",
    bounces: 1,
    icon: true,
    broken: ["blind"],
    other: "",
    spot: [1235, -9000],
    pointed: "",
  });
});
