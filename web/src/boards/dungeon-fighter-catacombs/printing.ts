/** What is printed on cards, in words and symbols: abilities, throws, rooms, what gear does. */
import { words } from "../../lib/words.svelte";
import type { IconId } from "../board";
import type { Print } from "../dungeon-fighters/shown";
import type { Foe } from "./box";
import type { Ability, EquipmentCard, RoomCard } from "./cards.gen";

const MARKS: Partial<Record<Ability["kind"], string>> = {
  "focused-damage": "=5",
  "heal-party": "+1",
  "piercing-damage": "+2",
  pickpocket: "+1",
  "self-healing": "+3",
  "sworn-enemy": "+4",
  "death-list": "+3",
  "blind-fury": "×2",
  flurry: "2×",
  "living-target": "+1",
  metamorphosis: "−2",
  "deep-pockets": "+2",
  "aimed-damage": "=5",
};

const plus = (value: number): string => (value ? `+${value}` : "");

export function abilityPrint({ kind, foe = "", value = 0 }: Ability): Print {
  const id = `ability-${kind}`;
  const name = words.name(id);
  return {
    icon: id,
    name,
    text: words.note(id, "text", { value, foe: foe ? words.name(`type-${foe}`) : "" }) ?? name,
    mark: MARKS[kind] ?? plus(value),
  };
}

/** A Specific Throw or a Board Modifier, and how it is done. */
export function throwPrint(condition: string): Print {
  const id = `condition-${condition}`;
  return {
    icon: `throw-${condition}`,
    name: words.name(id),
    text: words.note(id, "help") ?? "",
    mark: "",
  };
}

/** A Template, a special die: something that a card brings along. */
export function broughtPrint(kind: "template" | "die", name: string): Print {
  const id = `${kind}-${name}`;
  return { icon: id, name: words.name(id), text: words.note(id, "text") ?? "", mark: "" };
}

/** What a foe does besides; null for nothing. */
export function powerPrint({ ability, template, die, value = 0, banned = [] }: Foe): Print | null {
  if (template) return broughtPrint("template", template);
  if (die) return broughtPrint("die", die);
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

/** What a room does, at once and in the fight. */
export function roomPrints(room: RoomCard): Print[] {
  const { gold, dice, heal, equipment, advantage } = room;
  const numbers = { gold, "bonus-die": dice, heal, equipment, advantage };
  const given = Object.entries(numbers).flatMap(([what, value = 0]) =>
    value ? [numberPrint(what, value)] : [],
  );
  const asked = [...(room.throws ?? []), ...(room.modifiers ?? [])].map(throwPrint);
  return [
    ...given,
    ...asked,
    ...(room.template ? [broughtPrint("template", room.template)] : []),
    ...(room.die ? [broughtPrint("die", room.die)] : []),
  ];
}

function numberPrint(what: string, count: number): Print {
  const name = words.say(`board-room-${what}`, { count });
  return { icon: what, name, text: "", mark: "" };
}

/** What a card of Equipment gives, as short as it is printed: `+3`, `−1`. */
export function gearMark({ kind, bonus = 0, times = 1, effect, value = 0 }: EquipmentCard): string {
  if (kind === "weapon") return [times > 1 ? `×${times}` : "", plus(bonus)].join(" ").trim();
  return value && effect === "reduced-damage" ? `−${value}` : plus(value);
}

/** The symbols of a card: the throws of a weapon, or what the others do. */
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
  const { kind, throws = [], bonus = 0, times = 1, effect = "", value = 0 } = gear;
  const { die, template, once } = gear;
  if (kind === "weapon") {
    const names = throws.map((one) => words.name(`condition-${one}`)).join(" + ");
    return words.say("board-weapon", { throws: names, bonus, times });
  }
  const facts = {
    value,
    die: die ? words.name(`die-${die}`) : "",
    template: template ? words.name(`template-${template}`) : "",
  };
  const does = words.note(`effect-${effect}`, "text", facts) ?? "";
  if (kind === "armour" && !once) return does;
  const often = kind === "relic" && !once ? "board-each-combat" : "board-once";
  return `${does} ${words.say(often)}`;
}

/** What a foe is, in one sentence. */
export function foeText({ type, damage }: Foe): string {
  return words.say("board-foe", { type: words.name(`type-${type}`), damage });
}
