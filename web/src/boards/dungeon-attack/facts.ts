/** What the table shows of Dungeon Attack! around the board: top bar, figures, deeds. */
import type { RosterEntry } from "../../kit/roster";
import type { EventInfo, OptionInfo } from "../../lib/messages";
import { words } from "../../lib/words.svelte";
import type { Deed, Figure, StatusFact, Thing } from "../board";
import type { Monsters, Seat, View } from "./view.gen";

export const MOST_HITS = 3;

export function status(given: unknown): StatusFact[] {
  const view = given as View;
  if (!view.level) return [];
  const levels = view.setup.dungeon.length;
  return [
    { icon: "level", text: words.say("level", { level: view.level, levels }) },
    {
      icon: "room",
      text: words.say("room-dice", { count: countOf(view.room) }),
      title: words.say("dungeon-room"),
    },
  ];
}

export function figure(given: unknown, seat: number): Figure | null {
  const one = (given as View).seats[seat];
  if (!one?.card.id) return null;
  const name = `adventurer-${one.card.id}`;
  const isOut = one.hits >= MOST_HITS;
  return {
    portrait: { kind: "adventurer", id: one.card.id },
    title: words.note(name, "calling") ?? "",
    life: { now: MOST_HITS - one.hits, most: MOST_HITS },
    state: words.say(`hits-${one.hits}`),
    ...(isOut && { out: words.say(`hits-${one.hits}`) }),
    numbers: [
      { icon: "rating", label: words.say("rating"), value: one.rating },
      { icon: "gold", label: words.say("gold"), value: one.gold },
      { icon: "defeated", label: words.say("pile"), value: countOf(one.pile) },
    ],
    things: treasureOf(one),
    line: {
      name: words.note(name, "ability") ?? "",
      text: words.note(name, "text") ?? "",
    },
  };
}

function treasureOf({ charged, drained, artifacts }: Seat): Thing[] {
  const piece = (id: string, name: string, count: number, look: Partial<Thing> = {}): Thing[] =>
    count ? [{ picture: { kind: "piece", id }, name, count, ...look }] : [];
  return [
    ...piece("artifact", words.say("artifacts"), artifacts),
    ...piece("item", words.say("items-charged"), charged),
    ...piece("drained", words.say("items-drained"), drained, { spent: true }),
  ];
}

/** The adventurers to choose from, where they are chosen. */
export function rosterOf(view: View, options: readonly OptionInfo[]): RosterEntry[] {
  return options.flatMap((option) => {
    const card = view.cards[option.touches?.["card"] ?? -1];
    if (!card) return [];
    const name = `adventurer-${card.id}`;
    return {
      option,
      portrait: { kind: "adventurer", id: card.id },
      name: words.name(name),
      title: words.note(name, "calling") ?? "",
      numbers: [{ icon: "rating", label: words.say("rating"), value: card.rating }],
      power: words.note(name, "ability") ?? "",
      text: words.note(name, "text") ?? "",
    };
  });
}

/** How many monsters lie together; an Epic Monster is one. */
export function countOf({ regular, bosses, epic }: Monsters): number {
  return regular + bosses + epic;
}

type Facts = Record<string, number>;
type Told = Omit<Deed, "seat"> & { seat?: number };

const deed = (icon: string, weight: Deed["weight"], number?: number): Told => ({
  picture: { icon },
  weight,
  ...(number !== undefined && { number }),
});
const beaten = ({ regular = 0, bosses = 0, epic = 0 }: Facts) => regular + bosses + epic;

/** By what happened; all else is too small to be drawn. */
export const DEEDS: Record<string, (facts: Facts) => Told> = {
  "level-began": ({ level }) => ({ ...deed("level", 3, level), seat: -1 }),
  "door-busted": ({ dice }) => deed("bust", 2, dice),
  "adventurer-assisted": ({ dice }) => deed("assist", 2, dice),
  "turn-passed": () => deed("pass", 1),
  recovered: () => deed("recover", 1),
  "item-recharged": () => deed("recharge", 1),
  healed: () => deed("heal", 2),
  "die-rerolled": () => deed("reroll", 1),
  "monster-snared": () => deed("moving", 1),
  "epic-monster-formed": () => deed("boss", 3),
  "monsters-defeated": (facts) => deed("defeated", 1, beaten(facts)),
  "monster-sent": () => deed("moving", 1),
  "monsters-sent-to-room": ({ dice }) => deed("room", 1, dice),
  "hit-taken": () => deed("wound", 2),
  "hit-shrugged-off": () => deed("shield", 2),
  "knocked-out": () => deed("knocked", 3),
  "fight-ended": () => ({ ...deed("treasure", 3), seat: -1 }),
  "treasure-found": ({ gold = 0, items = 0, artifacts = 0 }) =>
    artifacts ? deed("artifact", 2) : items ? deed("item", 2) : deed("gold", 1, gold),
  "epic-hoard-found": ({ gold }) => deed("treasure", 2, gold),
  "party-rested": () => ({ ...deed("recover", 1), seat: -1 }),
  "dungeon-cleared": () => ({ ...deed("crown", 3), seat: -1 }),
  "party-fell": () => ({ ...deed("grave", 3), seat: -1 }),
};

export function deedOf(event: EventInfo): Deed | null {
  const facts = (event.facts ?? {}) as Facts;
  const told = DEEDS[event.name]?.(facts);
  if (!told) return null;
  const seat = told.seat ?? facts["seat"] ?? -1;
  return { ...told, seat: seat < 0 ? null : seat };
}
