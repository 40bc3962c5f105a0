import { expect, test } from "vitest";
import type { Clock } from "../clock";
import type { Gesture } from "../gesture";
import { Jump, TossUp } from "./beat";
import { Control, type Parts } from "./control.svelte";
import { Stamina, Winding } from "./holding";
import { Passing } from "./passing";
import { Poise } from "./poise";
import { Drawn, Flicked, OnAString, Puffed } from "./strokes";

const NEVER: Clock = { request: () => 0, cancel: () => {} };
const PLAIN: Parts = { stroke: new Flicked(), meters: [], isPair: false, isStruck: false, lag: 0 };
const LENGTH = 1000;

/** A control, and what it made, why the die came back, how often it was lifted. */
function held(parts: Partial<Parts>) {
  const seen = { made: [] as Gesture[], back: [] as string[], lifts: 0 };
  const heard = {
    onlift: () => void seen.lifts++,
    onmade: (gesture: Gesture) => void seen.made.push(gesture),
    onback: (why: string) => void seen.back.push(why),
  };
  return { seen, control: new Control({ ...PLAIN, ...parts }, heard, () => LENGTH, NEVER) };
}

function flick(control: Control, from: number, way = 1): void {
  for (let at = 0; at <= 8; at++)
    control.move({ time: from + 16 * at, x: 0, y: way * -6 * at * at });
  control.letGo({ time: from + 130, x: 0, y: way * -400 });
}

test("a plain flick is what the pointer did and nothing else", () => {
  const { control, seen } = held({});
  control.press({ time: 0, x: 0, y: 0 });
  flick(control, 100);
  expect(seen.lifts).toBe(1);
  expect(seen.made[0]).toMatchObject({ device: "pointer" });
  expect(seen.made[0]?.body).toBeUndefined();
});

test("a mere press is no throw", () => {
  const { control, seen } = held({});
  control.press({ time: 0, x: 0, y: 0 });
  control.letGo({ time: 40, x: 0, y: 0 });
  expect(seen.made).toEqual([]);
  expect(seen.back.at(-1)).toBe("");
});

test("who strikes down sends a stroke forward", () => {
  const { control, seen } = held({ stroke: new Flicked(true) });
  control.press({ time: 0, x: 0, y: 0 });
  flick(control, 100, -1);
  expect(seen.made[0]?.points.at(-1)?.[1]).toBeGreaterThan(0.3);
});

test("a die that nobody steers falls off, and one that is steered does not", () => {
  const spec = { isBand: false, held: 1, far: 10 };
  const left = held({ meters: [new Poise(spec, 0.3)] });
  left.control.press({ time: 0, x: 0, y: 0 });
  for (let at = 1; at < 300; at++) left.control.move({ time: 16 * at, x: 0, y: 0 });
  expect(left.seen.back).toContain("fumble-fell");

  const poise = new Poise(spec, 0.3);
  const steered = held({ meters: [poise] });
  steered.control.press({ time: 0, x: 0, y: 0 });
  let [x, y] = [0, 0];
  for (let at = 1; at < 300; at++) {
    [x, y] = [x + 40 * poise.x, y - 40 * poise.y];
    steered.control.move({ time: 16 * at, x, y });
  }
  expect(steered.seen.back).toEqual([]);
  flickOn(steered.control, 4800, x, y);
  expect(steered.seen.made[0]?.body?.held).toBeGreaterThan(4.5);
});

function flickOn(control: Control, from: number, x: number, y: number): void {
  for (let at = 0; at <= 8; at++) control.move({ time: from + 16 * at, x, y: y - 6 * at * at });
  control.letGo({ time: from + 130, x, y: y - 400 });
}

test("a grip tells the longest time for which it was out of its band", () => {
  const poise = new Poise({ isBand: true, held: 1, far: 0 }, 0);
  const { control, seen } = held({ meters: [poise] });
  control.press({ time: 0, x: 0, y: 0 });
  control.move({ time: 16, x: 110, y: 0 });
  control.move({ time: 250, x: 110, y: 0 });
  control.move({ time: 260, x: 0, y: 0 });
  flickOn(control, 300, 0, 0);
  expect(seen.made[0]?.body?.slipped).toBeGreaterThan(0.2);
  expect(seen.made[0]?.body?.slipped).toBeLessThan(0.3);
});

test("a jump tells how long the feet are off the floor", () => {
  const jump = new Jump({ airtime: 0.4, jump: 0.2, dance: null });
  jump.begin(0);
  const { gauge } = jump;
  expect(gauge.kind).toBe("beat");
  const air = [...Array(100).keys()].map((at) => {
    jump.tick(20 * at);
    return [jump.body(20 * at).since ?? 0, jump.feel.lift ?? 0] as const;
  });
  for (const [since, lift] of air) expect(lift > 0).toBe(since > 0 && since < 0.4);
  expect(Math.max(...air.map(([, lift]) => lift))).toBeGreaterThan(190);
});

test("a dancer has turned around in time for the landing", () => {
  const dance = new Jump({ airtime: 0.4, jump: 0.2, dance: { turn: 360, within: 0.08 } });
  dance.begin(0);
  for (let at = 0; at < 3000; at += 10) {
    const { since = 0, turned = 0 } = dance.body(at);
    if (Math.abs(since - 0.4) <= 0.08) expect(turned).toBeCloseTo(360);
  }
});

test("a palm that strikes where the bar says so is in time", () => {
  const toss = new TossUp({ toss: 1.6, fall: 0.15, beside: 0 }, 0);
  toss.begin(0);
  for (let at = 0; at < 4000; at += 10) {
    toss.tick(at);
    const { gauge } = toss;
    if (gauge.kind !== "beat") throw new Error(gauge.kind);
    const isIn = gauge.at >= gauge.from && gauge.at <= gauge.to;
    expect(isIn).toBe(Math.abs(toss.body(at).late ?? 1) <= 0.0220001);
  }
});

test("a leg is up after a moment and down again when nobody can hold it any more", () => {
  const spec = { lasts: 6, fumble: "fumble-leg-down", isTold: false, raises: true };
  const early = held({ meters: [new Stamina(spec)] });
  early.control.press({ time: 0, x: 0, y: 0 });
  flick(early.control, 10);
  expect(early.seen.back.at(-1)).toBe("fumble-not-up");
  const late = held({ meters: [new Stamina(spec)] });
  late.control.press({ time: 0, x: 0, y: 0 });
  late.control.move({ time: 6100, x: 1, y: 1 });
  expect(late.seen.back.at(-1)).toBe("fumble-leg-down");
});

test("circles wind a hand up, a straight way does not", () => {
  const winding = new Winding(0.7);
  winding.begin();
  for (let at = 0; at < 40; at++) winding.move({ right: 0, up: at / 40 });
  expect(winding.body().wound).toBeCloseTo(0);
  for (let at = 0; at < 48; at++)
    winding.move({ right: 0.05 * Math.cos(at / 4), up: 1 + 0.05 * Math.sin(at / 4) });
  expect(winding.body().wound).toBe(1);
});

test("a die that is passed is caught in the hand and thrown on", () => {
  const { control, seen } = held({ meters: [new Passing()] });
  control.press({ time: 0, x: 0, y: 0 });
  expect(control.isHeld).toBe(false);
  control.press({ time: 2200, x: 0, y: 0 });
  expect(seen.lifts).toBe(1);
  flick(control, 2300);
  expect(seen.made[0]?.body?.caught).toBeCloseTo(0.55);
  expect(seen.made[0]?.body?.waited).toBeCloseTo(0.23);
  control.press({ time: 9000, x: 0, y: 0 });
  control.press({ time: 9500, x: 0, y: 0 });
  expect(seen.back.at(-1)).toBe("fumble-passed-by");
});

test("a card that is bent farther throws faster, to the other side", () => {
  const throws = [40, 90].map((y) => {
    const { control, seen } = held({ stroke: new Drawn([0.74, 1.34]) });
    control.press({ time: 0, x: 0, y: 0 });
    control.move({ time: 20, x: 8, y });
    control.letGo({ time: 400, x: 8, y });
    return seen.made[0]?.points.at(-1) ?? [0, 0];
  });
  expect(throws[0]?.[0]).toBeLessThan(0);
  expect(throws[1]?.[1]).toBeGreaterThan(throws[0]?.[1] ?? 9);
});

test("a breath grows, and then it fades", () => {
  const puff = new Puffed();
  puff.begin(0);
  const far = [200, 800, 1300, 2000].map((now) => {
    const made = puff.made([], LENGTH, now);
    return typeof made === "string" ? 0 : (made.points.at(-1)?.[1] ?? 0);
  });
  expect(far[1]).toBeGreaterThan(far[0] ?? 9);
  expect(far[2]).toBeGreaterThan(far[1] ?? 9);
  expect(far[3]).toBeLessThan(far[2] ?? 0);
});

test("a die on a string swings wider and wider, and flies only forward", () => {
  const string = new OnAString({ length: 0.25, speed: 1.6, rise: 19 });
  string.begin(0);
  let widest = 0;
  const made = [];
  for (let at = 0; at < 7000; at += 16) {
    string.tick(at);
    const { die } = string.feel;
    const angle = Math.asin((die?.forward ?? 0) / 250);
    widest = Math.max(widest, angle);
    made.push(string.made());
  }
  expect((widest * 180) / Math.PI).toBeGreaterThan(50);
  expect((widest * 180) / Math.PI).toBeLessThan(80);
  expect(made).toContain("fumble-swings-back");
  expect(made.filter((one) => typeof one !== "string").length).toBeGreaterThan(100);
});

test("two hands tell which of them opened later", () => {
  const { control, seen } = held({ isPair: true });
  control.press({ time: 0, x: 0, y: 0 });
  control.second(true, 50);
  flick(control, 100);
  expect(seen.made).toEqual([]);
  control.second(false, 270);
  expect(seen.made[0]?.body?.gap).toBeCloseTo(-0.04);
});
