import { expect, it } from "vitest";
import { endOf, happened } from "../../recorded";
import { lastRoll, MOTIONS, motionsOf } from "./moves";
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
  "hit-taken": ({ seat }) => [`card-${seat}: turn`],
  healed: ({ target }) => [`card-${target}: turn`],
  recovered: ({ seat }) => [`card-${seat}: turn`],
  "knocked-out": ({ seat, facing }) => [
    ...dice(facing, `facing-${seat} to room`),
    `card-${seat}: turn`,
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

it("shows the dice of the last roll", () => {
  const { story } = endOf(GAME);
  const rolls = story.filter(({ name }) => name === "dice-rolled");
  const { facts = {}, at } = rolls.at(-1) ?? {};
  const faces = ["regular", "bosses", "epic"].map((kind) =>
    String(facts[kind] ?? "").toLowerCase(),
  );

  const shown = lastRoll(story);

  expect(rolls.length).toBeGreaterThan(1);
  expect(shown).toMatchObject({ at, seat: facts["seat"] });
  for (const [n, kind] of ["regular", "boss", "epic"].entries())
    expect(shown?.dice.filter((die) => die.kind === kind).map((die) => die.face)).toEqual([
      ...(faces[n] ?? ""),
    ]);
  expect(lastRoll(story.filter(({ name }) => name !== "dice-rolled"))).toBeNull();
});
