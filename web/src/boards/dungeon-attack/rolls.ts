/** The roll that lies in the tray, in lanes by what its dice do, and why they do it. */
import type { EventInfo } from "../../lib/messages";
import type { View } from "./view.gen";

export type Face = "D" | "M" | "A";
export type Kind = "regular" | "boss" | "epic";
export const FACES: readonly Face[] = ["D", "M", "A"];
const KINDS: readonly Kind[] = ["regular", "boss", "epic"];

export interface RolledDie {
  kind: Kind;
  face: Face;
  /** The number of its kind and face, by which options touch it. */
  slot: number;
  /** It was re-rolled: its face stands. */
  final: boolean;
}

export interface ShownRoll {
  seat: number;
  /** Which event rolled it; it tumbles in when that is news. */
  at: number;
  dice: RolledDie[];
  /** It waits for a decision, or is over and only lies there. */
  isOpen: boolean;
  isSearch: boolean;
  /** What happened to its dice since. */
  after: readonly EventInfo[];
}

/** The roll that waits for a decision, or else the last one of this level. */
export function shownRoll(view: View, story: readonly EventInfo[]): ShownRoll | null {
  const last = lastRoll(story);
  const thrown = view.thrown;
  const isOpen = thrown !== null && thrown.faces.some((count) => count > 0);
  if (!isOpen) return last && { ...last, isOpen: false };
  const dice = thrown.faces.flatMap((count, slot) =>
    Array.from({ length: count }, (_, n) => dieOf(slot, n < (thrown.final[slot] ?? 0))),
  );
  const rolled = last ?? { seat: view.turn, at: -1, isSearch: false, after: [] };
  return { ...rolled, seat: view.turn, dice, isOpen: true };
}

function dieOf(slot: number, final = false): RolledDie {
  const face = FACES[slot % FACES.length] ?? "D";
  return { kind: KINDS[Math.floor(slot / FACES.length)] ?? "regular", face, slot, final };
}

const ROLLS = ["dice-rolled", "pile-searched"];
const FIELDS = ["regular", "bosses", "epic"] as const;

/** The last roll that was told since the level began. */
export function lastRoll(story: readonly EventInfo[]): ShownRoll | null {
  const at = story.findLastIndex(({ name }) => ROLLS.includes(name) || name === "level-began");
  const event = story[at];
  if (!event || event.name === "level-began") return null;
  return {
    seat: Number(event.facts?.["seat"] ?? 0),
    at: event.at,
    dice: FIELDS.flatMap((name, kind) =>
      [...String(event.facts?.[name] ?? "")].map((letter) =>
        dieOf(kind * FACES.length + Math.max(0, FACES.indexOf(letter.toUpperCase() as Face))),
      ),
    ),
    isOpen: false,
    isSearch: event.name === "pile-searched",
    after: story.slice(at + 1),
  };
}

/** Which of the things that happened since explain the dice of a face. */
const REASONS: Record<Face, readonly string[]> = {
  D: ["surplus-attacked", "monsters-defeated"],
  M: ["monster-snared", "monster-sent", "monsters-sent-to-room"],
  A: ["hit-taken", "hit-shrugged-off", "epic-monster-formed", "monsters-stayed"],
};

export function reasonOf({ after }: ShownRoll, face: Face): EventInfo | null {
  const found = REASONS[face].map((name) => after.findLast((event) => event.name === name));
  return found.find((event) => event !== undefined) ?? null;
}
