import { expect, it } from "vitest";
import { printedFor } from "../../recorded";
import { Box, COLOURS } from "./box";
import type { HeroCard, Printed } from "./cards.gen";
import { abilityPrint, gearIcons, gearMark, powerPrint } from "./printing";

const { cards, names } = printedFor("dungeon-fighter");
const printed = cards as Printed;
const box = new Box(printed);

const gear = (id: string) => {
  const found = box.gear(box.number(`equipment-${id}`));
  if (!found) throw new Error(`no ${id}`);
  return found;
};

it("numbers the cards as the server does", () => {
  expect(box.names).toEqual(names);
});

it("knows what a card is by its number", () => {
  const torm = box.number("hero-torm");
  const { weapons, armours } = printed.heroes.find(({ id }) => id === "torm") as HeroCard;

  expect(box.hero(torm)?.id).toBe("torm");
  expect(box.gear(torm)).toBeNull();
  expect(box.foe(box.number("monster-common-goblin"))).toMatchObject({ life: 7, damage: 1 });
  expect(box.isBoss(box.names.findIndex((name) => name.startsWith("boss-")))).toBe(true);
  expect(box.slots(torm, "weapon")).toBe(weapons ?? 0);
  expect(box.slots(torm, "armour")).toBe(armours ?? 0);
  expect(box.ability(torm, 0)?.kind).toBe("blind-fury");
  expect(box.ability(torm, COLOURS.length)).toBeNull();
});

it("prints numbers of abilities and cards as they are written", () => {
  expect(abilityPrint({ kind: "blind-fury" }).mark).toBe("×2");
  expect(abilityPrint({ kind: "aimed-damage", value: 5 }).mark).toBe("=5");
  expect(abilityPrint({ kind: "extra-damage", value: 3 }).mark).toBe("+3");
  expect(abilityPrint({ kind: "no-damage" }).mark).toBe("");
  expect(gearMark(gear("helm-of-bravery"))).toBe("+3");
  expect(gearIcons(gear("helm-of-bravery"))).toEqual(["throw-blind"]);
  for (const one of printed.equipment) {
    expect(gearIcons(one).length).toBeGreaterThan(0);
    if (one.kind === "weapon") expect(gearMark(one)).toMatch(/^(×\d)?( ?\+\d)?$/);
  }
});

it("tells of every foe what it does besides, or nothing", () => {
  for (const foe of [...printed.monsters, ...printed.bosses])
    expect(powerPrint(foe)?.icon ?? "").toBe(foe.ability ? `power-${foe.ability}` : "");
});
