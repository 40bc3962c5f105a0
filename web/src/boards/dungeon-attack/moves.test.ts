import { expect, it } from "vitest";
import { happened } from "../../recorded";
import { MOTIONS, motionsOf } from "./moves";
import type { View } from "./view.gen";

type Facts = Record<string, number>;

const GAME = "dungeon-attack";
/** No adventurer of the box does these. */
const UNPRINTED = ["monster-repelled"];

const dice = (count = 0, way: string, kind = "regular") =>
  Array<string>(count).fill(`${kind}: ${way}`);

/** What an event moves: each die and its way, or a card that turns. */
const MOVED: Record<string, (fact: Facts) => string[]> = {
  "door-busted": (fact) => dice(fact["dice"], "room to tray"),
  "adventurer-assisted": ({ target, dice: count }) => dice(count, `facing-${target} to tray`),
  "monsters-defeated": ({ seat, regular, bosses, epic }) => [
    ...dice(regular, `tray to pile-${seat}`),
    ...dice(bosses, `tray to pile-${seat}`, "boss"),
    ...dice(epic, `tray to pile-${seat}`, "epic"),
  ],
  "monsters-stayed": ({ seat, dice: count }) => dice(count, `tray to facing-${seat}`),
  "monster-sent": ({ target, kind }) =>
    dice(1, `tray to facing-${target}`, kind ? "boss" : "regular"),
  "monsters-sent-to-room": (fact) => dice(fact["dice"], "tray to room"),
  "monsters-returned": ({ seat, target, dice: count }) =>
    dice(count, `facing-${seat} to facing-${target}`),
  "hit-taken": ({ seat }) => [`seat-${seat}: turn`],
  healed: ({ target }) => [`seat-${target}: turn`],
  recovered: ({ seat }) => [`seat-${seat}: turn`],
  "knocked-out": ({ seat, facing }) => [
    ...dice(facing, `facing-${seat} to room`),
    `seat-${seat}: turn`,
  ],
};

it.each(Object.entries(MOVED))("%s", (name, expected) => {
  for (const { event, facts } of happened<View>(GAME, name)) {
    const lines = motionsOf(event).map((motion) =>
      "at" in motion
        ? `${motion.at}: ${motion.how as string}`
        : `${motion.look.kind}: ${motion.from} to ${motion.to}`,
    );
    expect(lines).toEqual(expected(facts));
  }
});

it("is all that moves", () => {
  const tested = [...Object.keys(MOVED), ...UNPRINTED];
  expect(tested.sort()).toEqual(Object.keys(MOTIONS).sort());
});
