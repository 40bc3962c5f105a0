import { expect, it } from "vitest";
import type { ConditionPair } from "../lib/http";
import { atBoard, inTheWay, isHopeless, searchOf, wantedIn, withCondition } from "./wanted";

const PAIRS: ConditionPair[] = [
  { one: "nose", other: "elbow", why: "launch" },
  { one: "bank", other: "ear-shot", why: "hopeless" },
];

it("reads from an address what is thrown, and nonsense as usual", () => {
  expect(wantedIn("")).toEqual({ board: "first", die: "d6", conditions: [] });
  expect(wantedIn("?board=catacombs")).toMatchObject({ board: "catacombs", die: "d12" });
  expect(wantedIn("?board=moon&die=d20&with=,a,a,b,c")).toEqual({
    board: "first",
    die: "d6",
    conditions: ["a", "b"],
  });
  const wanted = { board: "catacombs", die: "d6" as const, conditions: ["nose", "blind"] };
  expect(wantedIn(searchOf(wanted))).toEqual(wanted);
});

it("throws each board's own die, unless another was chosen", () => {
  const plain = wantedIn("");
  expect(atBoard(plain, "catacombs").die).toBe("d12");
  expect(atBoard({ ...plain, die: "d12" }, "catacombs").die).toBe("d12");
  expect(atBoard({ ...plain, board: "catacombs", die: "d6" }, "first").die).toBe("d6");
});

it("adds a condition, or takes it away again", () => {
  const one = withCondition(wantedIn(""), "nose");
  expect(one.conditions).toEqual(["nose"]);
  expect(withCondition(one, "nose").conditions).toEqual([]);
});

it("knows what does not go together, whoever came first, and what hardly does", () => {
  expect(inTheWay({ pairs: PAIRS }, ["nose"], "elbow")?.why).toBe("launch");
  expect(inTheWay({ pairs: PAIRS }, ["elbow"], "nose")?.why).toBe("launch");
  expect(inTheWay({ pairs: PAIRS }, ["bank"], "ear-shot")).toBeNull();
  expect(isHopeless({ pairs: PAIRS }, ["ear-shot", "bank"])).toBe(true);
  expect(isHopeless({ pairs: PAIRS }, ["nose", "elbow"])).toBe(false);
  expect(isHopeless({ pairs: PAIRS }, ["bank"])).toBe(false);
});
