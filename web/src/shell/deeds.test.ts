import { expect, test } from "vitest";
import type { EventInfo } from "../lib/messages";
import { deedsOf, plainDeed } from "./deeds";

const event = (at: number, more: Partial<EventInfo> = {}): EventInfo => ({
  at,
  name: "lit",
  why: "TO-TURN-01",
  ...more,
});

test("a game that draws no deeds is told by what it says of its events", () => {
  const story = [
    event(0),
    event(1, { weight: 1 }),
    event(2, { weight: 4, tone: "loss", whose: 2 }),
  ];

  const told = deedsOf(story, null, ({ at }) => `event ${at}`);

  expect(told.map(({ at, text, deed }) => [at, text, deed.seat, deed.weight])).toEqual([
    [1, "event 1", null, 1],
    [2, "event 2", 2, 3],
  ]);
});

test("the seat of a fact is whose deed it is, where nobody gains or loses", () => {
  expect(plainDeed(event(0, { weight: 2, facts: { seat: 1 } }))?.seat).toBe(1);
  expect(plainDeed(event(0, { facts: { seat: 1 } }))).toBeNull();
});
