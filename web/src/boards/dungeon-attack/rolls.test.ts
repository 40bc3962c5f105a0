import { expect, it } from "vitest";
import type { EventInfo } from "../../lib/messages";
import { endOf, happened } from "../../recorded";
import { FACES, lastRoll, shownRoll, turnsOf } from "./rolls";
import { Phase, type View } from "./view.gen";

const GAME = "dungeon-attack";
const letters = (dice: { kind: string; face: string }[], kind: string) =>
  dice.filter((die) => die.kind === kind).map((die) => die.face);

it("shows the last roll that was told, and nothing once a level begins", () => {
  const { story } = endOf(GAME);
  const at = story.findLastIndex(({ name }) => name === "dice-rolled");
  const rolled = story[at];
  const shown = lastRoll(story.slice(0, at + 1));

  expect(shown).toMatchObject({ at: rolled?.at, seat: rolled?.facts?.["seat"], isOpen: false });
  expect(letters(shown?.dice ?? [], "regular")).toEqual([...String(rolled?.facts?.["regular"])]);
  expect(letters(shown?.dice ?? [], "boss")).toEqual([...String(rolled?.facts?.["bosses"])]);
  const began = { at: 9999, name: "level-began", why: "DA-LEVEL-01" };
  expect(lastRoll([...story, began])).toBeNull();
});

it("shows what a search finds", () => {
  const { event, story } = happened<View>(GAME, "pile-searched")[0] ?? {};
  const shown = lastRoll((story ?? []).slice(0, (story ?? []).indexOf(event as EventInfo) + 1));

  expect(shown).toMatchObject({ at: event?.at, isSearch: true });
});

it("shows the dice that wait for a decision as they lie", () => {
  const waiting = happened<View>(GAME, "dice-rolled").filter(({ now }) => now.thrown);
  for (const { now, story } of waiting) {
    const shown = shownRoll(now, story);
    const faces = now.thrown?.faces ?? [];

    expect(shown?.isOpen).toBe(faces.some((count) => count > 0));
    if (!shown?.isOpen) continue;
    for (const [slot, count] of faces.entries())
      expect(shown.dice.filter((die) => die.slot === slot && !die.isDone)).toHaveLength(count);
    expect(shown.seat).toBe(now.turn);
  }
  expect(waiting.length).toBeGreaterThan(0);
});

it("keeps a roll whole while its Moving dice are sent away", () => {
  const sending = [
    ...happened<View>(GAME, "monsters-defeated"),
    ...happened<View>(GAME, "monster-sent"),
  ].filter(({ now }) => now.phase === Phase.MOVING && now.thrown);
  for (const { now, story } of sending) {
    const { regular = 0, bosses = 0, epic = 0 } = now.thrown ?? {};
    const shown = shownRoll(now, story);
    const left = shown?.dice.filter((die) => !die.isDone) ?? [];
    const counts = (kind: string) => shown?.dice.filter((die) => die.kind === kind).length;

    expect([counts("regular"), counts("boss"), counts("epic")]).toEqual([
      regular,
      bosses,
      2 * epic,
    ]);
    expect(left.every((die) => die.face === "M")).toBe(true);
    const beaten = shown?.after.find(({ name }) => name === "monsters-defeated")?.facts;
    expect(letters(shown?.dice ?? [], "regular").filter((face) => face === "D")).toHaveLength(
      Number(beaten?.["regular"] ?? 0),
    );
  }
  expect(sending.length).toBeGreaterThan(0);
});

it("says why dice that were Defeated count as Attacking", () => {
  const { story, event } = happened<View>(GAME, "surplus-attacked")[0] ?? {};
  const shown = lastRoll(story ?? []);

  expect(shown && turnsOf(shown)).toContainEqual(event);
  expect(FACES).toEqual(["D", "M", "A"]);
});
