/** The roll that lies in the tray, in lanes by what its dice do, and why they do it. */
import type { EventInfo } from "../../lib/messages";
import { Phase, type View } from "./view.gen";

export type Face = "D" | "M" | "A";
export type Kind = "regular" | "boss" | "epic";
export const FACES: readonly Face[] = ["D", "M", "A"];
const KINDS: readonly Kind[] = ["regular", "boss", "epic"];
const FIELDS = ["regular", "bosses", "epic"] as const;

export interface RolledDie {
  kind: Kind;
  face: Face;
  /** The number of its kind and face, by which options touch it. */
  slot: number;
  /** It was re-rolled: its face stands. */
  final: boolean;
  /** It has already done what its face says. */
  isDone: boolean;
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
  return {
    ...rolled,
    seat: view.turn,
    dice: [...doneDice(view, dice, rolled.after), ...dice],
    isOpen: true,
  };
}

/** While Moving dice are sent away: those that are beaten, stay with the roller, or are gone. */
function doneDice(view: View, left: readonly RolledDie[], after: ShownRoll["after"]): RolledDie[] {
  const { thrown, seats, turn, phase } = view;
  if (phase !== Phase.MOVING || !thrown) return [];
  const beaten = after.findLast(({ name }) => name === "monsters-defeated")?.facts;
  const staying = seats[turn]?.facing;
  return FIELDS.flatMap((field, row) => {
    const dice = field === "epic" ? 2 : 1;
    const won = dice * Number(beaten?.[field] ?? 0);
    const kept = dice * (staying?.[field] ?? 0);
    const lying = left.filter((die) => die.kind === KINDS[row]).length;
    const sent = dice * thrown[field] - won - kept - lying;
    return [won, sent, kept].flatMap((count, face) =>
      Array.from({ length: Math.max(0, count) }, () => ({
        ...dieOf(row * FACES.length + face),
        isDone: true,
      })),
    );
  });
}

function dieOf(slot: number, final = false): RolledDie {
  const face = FACES[slot % FACES.length] ?? "D";
  const kind = KINDS[Math.floor(slot / FACES.length)] ?? "regular";
  return { kind, face, slot, final, isDone: false };
}

const ROLLS = ["dice-rolled", "pile-searched"];

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

/** What happened since that explains the dice of a face. */
const REASONS: Record<Face, readonly string[]> = {
  D: ["monsters-defeated"],
  M: ["monster-sent", "monsters-sent-to-room"],
  A: ["monsters-stayed"],
};
/** What happened since that no lane explains by itself. */
const TURNS = ["surplus-attacked", "monster-snared", "epic-monster-formed"];
const BLOWS = ["hit-taken", "hit-shrugged-off"];

export function reasonOf({ after }: ShownRoll, face: Face): EventInfo | null {
  return after.findLast(({ name }) => REASONS[face].includes(name)) ?? null;
}

/** Why dice do something else than they show, and what they do to who rolled. */
export function turnsOf({ after }: ShownRoll): EventInfo[] {
  return after.filter(({ name }) => TURNS.includes(name) || BLOWS.includes(name));
}
