/** What is printed on cards, in words and symbols: abilities, special throws, what gear does. */
import { words } from "../../lib/words.svelte";
import type { IconId } from "../board";
import type { Print } from "../dungeon-fighters/shown";
import type { Foe } from "./box";
import type { Ability, EquipmentCard } from "./cards.gen";

const plus = (value: number): string => (value ? `+${value}` : "");

const MARKS: Partial<Record<Ability["kind"], (value: number) => string>> = {
  "blind-fury": () => "×2",
  "aimed-damage": (value) => `=${value}`,
  flurry: () => "2×",
  "living-target": () => "+1",
  metamorphosis: () => "−2",
  pickpocket: () => "+2",
};

export function abilityPrint({ kind, value = 0, foe = "" }: Ability): Print {
  const id = `ability-${kind}`;
  const name = words.name(id);
  return {
    icon: id,
    name,
    text: words.note(id, "text", { value, foe: foe ? words.name(`type-${foe}`) : "" }) ?? name,
    mark: (MARKS[kind] ?? plus)(value),
  };
}

/** A special throw, and how it is done. */
export function throwPrint(condition: string): Print {
  const id = `condition-${condition}`;
  return {
    icon: `throw-${condition}`,
    name: words.name(id),
    text: words.note(id, "help") ?? "",
    mark: "",
  };
}

/** What a monster does besides; null for nothing. */
export function powerPrint({ ability, value = 0, banned = [] }: Foe): Print | null {
  if (!ability) return null;
  const id = `power-${ability}`;
  const name = words.name(id);
  const colours = banned.map((colour) => words.name(`die-${colour}`)).join(", ");
  return {
    icon: id,
    name,
    text: words.note(id, "text", { value, colours }) ?? name,
    mark: ability === "heal" ? plus(value) : "",
  };
}

/** What a card of Equipment gives, as short as it is printed: `+3`, `×2`, `−1`. */
export function gearMark({ kind, bonus = 0, times = 1, effect, value = 0 }: EquipmentCard): string {
  if (kind === "weapon") return [times > 1 ? `×${times}` : "", plus(bonus)].join(" ").trim();
  return effect === "reduced-damage" ? `−${value}` : plus(value);
}

/** The symbols of a card: the special throws of a weapon, or what the others do. */
export function gearIcons({ kind, throws = [], effect = "" }: EquipmentCard): IconId[] {
  return kind === "weapon" ? throws.map((one) => `throw-${one}`) : [`effect-${effect}`];
}

/** In at most a few words: how a weapon is thrown and what it adds, or what a card does. */
export function gearLine(gear: EquipmentCard): string {
  const { kind, throws = [], effect = "" } = gear;
  const what =
    kind === "weapon"
      ? throws.map((one) => words.name(`condition-${one}`)).join(" + ")
      : words.name(`effect-${effect}`);
  return [what, gearMark(gear)].filter(Boolean).join(" ");
}

export function gearText(gear: EquipmentCard): string {
  const { kind, throws = [], bonus = 0, times = 1, effect = "", value = 0, once } = gear;
  const does =
    kind === "weapon"
      ? words.say("board-weapon", {
          throws: throws.map((one) => words.name(`condition-${one}`)).join(" + "),
          times,
          bonus,
        })
      : (words.note(`effect-${effect}`, "text", { value }) ?? "");
  return once ? `${does} ${words.say("board-once")}` : does;
}

/** What a foe is, in one sentence. */
export function foeText({ type, damage }: Foe): string {
  return words.say("board-foe", { type: words.name(`type-${type}`), damage });
}
