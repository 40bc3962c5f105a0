/** What is heard of something that happened, by the words in its name; most things are silent. */
import type { EventInfo } from "../messages";
import type { Sound } from "./score";

export interface Heard {
  sound: Sound;
  /** How many dice fall. */
  count: number;
}

/** The first of these whose words are all in the name of an event; those that weigh more first. */
const BY_WORDS: [string, Sound][] = [
  ["nobody won", "fall"],
  ["party fell", "fall"],
  ["won", "triumph"],
  ["carried out", "triumph"],
  ["dungeon cleared", "triumph"],
  ["knocked out", "fall"],
  ["died", "fall"],
  ["lair placed", "boss"],
  ["stone appeared", "boss"],
  ["endgame", "boss"],
  ["epic formed", "boss"],
  ["boss seen", "boss"],
  ["hero wounded", "wound"],
  ["hit taken", "wound"],
  ["trap off", "wound"],
  ["monster wounded", "strike"],
  ["monster killed", "strike"],
  ["monsters defeated", "strike"],
  ["hit blocked", "block"],
  ["hits warded", "block"],
  ["hit shrugged", "block"],
  ["gate held", "block"],
  ["healed", "heal"],
  ["rallied", "heal"],
  ["recovered", "heal"],
  ["rested", "heal"],
  ["treasure found", "treasure"],
  ["treasure gained", "treasure"],
  ["hoard", "treasure"],
  ["gold", "treasure"],
  ["item found", "treasure"],
  ["artifact", "treasure"],
  ["booty", "treasure"],
  ["rolled", "dice"],
  ["rerolled", "dice"],
  ["reroll", "dice"],
  ["searched", "dice"],
  ["tile laid", "tile"],
  ["bridge broke", "tile"],
  ["moved", "step"],
  ["roamed", "step"],
  ["summoned", "card"],
  ["encounter drawn", "card"],
  ["treasure laid", "card"],
  ["card", "card"],
  ["ability kept", "card"],
  ["equipped", "card"],
  ["trade done", "card"],
];
/** The facts of events that hold the faces that fell. */
const FACES = ["dice", "regular", "bosses", "epic", "faces", "after"];

export function heardOf({ name, facts }: EventInfo): Heard | null {
  const said = new Set(name.split("-"));
  const found = BY_WORDS.find(([words]) => words.split(" ").every((word) => said.has(word)));
  return found ? { sound: found[1], count: diceIn(facts ?? {}) } : null;
}

function diceIn(facts: Record<string, unknown>): number {
  const fell = FACES.map((name) => facts[name]).filter((fact) => typeof fact === "string");
  return fell.join("").replaceAll(/\s/g, "").length || 1;
}

/** What is heard of a whole move: each sound once, in order, and no more than an ear takes in. */
export function heardTogether(events: readonly EventInfo[], most = 3): Heard[] {
  const all = events.map(heardOf).filter((heard) => heard !== null);
  const sounds = new Map<Sound, Heard>();
  for (const heard of all) {
    const before = sounds.get(heard.sound);
    sounds.set(heard.sound, { ...heard, count: Math.max(heard.count, before?.count ?? 0) });
  }
  const weightOf = ({ sound }: Heard) => BY_WORDS.findIndex(([, one]) => one === sound);
  const kept = [...sounds.values()].sort((a, b) => weightOf(a) - weightOf(b)).slice(0, most);
  return [...sounds.values()].filter((heard) => kept.includes(heard));
}
