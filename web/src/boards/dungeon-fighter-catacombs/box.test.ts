import { expect, it } from "vitest";
import { printedFor } from "../../recorded";
import { Box, COLOURS } from "./box";
import type { Printed } from "./cards.gen";
import { abilityPrint, gearIcons, gearMark, powerPrint, roomPrints } from "./printing";

const { cards, names } = printedFor("dungeon-fighter-catacombs");
const printed = cards as Printed;
const box = new Box(printed);

const gear = (id: string) => {
  const found = box.gear(box.number(`equipment-${id}`));
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const room = (id: string) => {
  const found = box.room(box.number(`room-${id}`));
  if (!found) throw new Error(`no ${id}`);
  return found;
};

it("numbers the cards as the server does", () => {
  expect(box.names).toEqual(names);
});

it("knows what a card is by its number", () => {
  const mary = box.number("hero-lady-mary");

  expect(box.hero(mary)?.id).toBe("lady-mary");
  expect(box.gear(mary)).toBeNull();
  expect(box.foe(box.number("monster-skeleton-goblin"))).toMatchObject({ life: 2, damage: 1 });
  expect(box.isBoss(box.names.findIndex((name) => name.startsWith("boss-")))).toBe(true);
  expect(box.slots(mary, "weapon")).toBe(1);
  expect(box.slots(mary, "spendable")).toBe(2);
  expect(box.ability(mary, 2)?.kind).toBe("charming");
  expect(box.ability(mary, COLOURS.length)).toBeNull();
});

it("prints numbers of abilities and cards as they are written", () => {
  expect(abilityPrint({ kind: "focused-damage" }).mark).toBe("=5");
  expect(abilityPrint({ kind: "charming" }).mark).toBe("");
  expect(gearMark(gear("spluttering-stick"))).toBe("+2");
  expect(gearMark(gear("second-hand-shroud"))).toBe("−2");
  expect(gearMark(gear("lid-of-a-coffin"))).toBe("");
  expect(gearIcons(gear("sneeze-machine"))).toEqual(["throw-nose-shot"]);
  for (const one of printed.equipment) expect(gearIcons(one).length).toBeGreaterThan(0);
});

it("tells of every foe what it does besides, or nothing", () => {
  for (const foe of [...printed.monsters, ...printed.bosses]) {
    const brought = foe.template ? `template-${foe.template}` : foe.die ? `die-${foe.die}` : "";
    const power = foe.ability ? `power-${foe.ability}` : brought;
    expect(powerPrint(foe)?.icon ?? "").toBe(power);
  }
});

it("tells of a room what it gives, what it asks and what it brings", () => {
  const icons = (id: string) => roomPrints(room(id)).map(({ icon }) => icon);

  expect(icons("rotten-food")).toEqual(["bonus-die", "advantage"]);
  expect(icons("haunted-cellar")).toEqual(["throw-flying-stand"]);
  expect(icons("pirates-plot")).toEqual(["advantage", "template-treasure"]);
  expect(icons("ferrymans-landing")).toEqual(["gold", "advantage", "die-coin"]);
  expect(icons("suspiciously-quiet-corridor")).toEqual([]);
});
