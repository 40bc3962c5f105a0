/** Which dice moved where, read from what happened. Places are the board's `data-place`s. */
import type { EventInfo } from "../../lib/messages";

export interface Move {
  from: string;
  to: string;
  /** One word for each die, such as `boss`. */
  dice: string[];
}

const TRAY = "tray";
const ROOM = "room";
const facing = (seat: number) => `facing-${seat}`;
const pile = (seat: number) => `pile-${seat}`;
const some = (count: number, kind = "regular") => Array<string>(count).fill(kind);

export function moveOf(event: EventInfo): Move | null {
  const fact = (name: string) => Number(event.facts?.[name] ?? 0);
  const seat = fact("seat");
  const dice = some(fact("dice"));
  switch (event.name) {
    case "door-busted":
      return { from: ROOM, to: TRAY, dice };
    case "adventurer-assisted":
      return { from: facing(fact("target")), to: TRAY, dice };
    case "monsters-defeated":
      return {
        from: TRAY,
        to: pile(seat),
        dice: [
          ...some(fact("regular")),
          ...some(fact("bosses"), "boss"),
          ...some(fact("epic"), "epic"),
        ],
      };
    case "monsters-stayed":
      return { from: TRAY, to: facing(seat), dice };
    case "monster-sent":
      return { from: TRAY, to: facing(fact("target")), dice: [fact("kind") ? "boss" : "regular"] };
    case "monsters-sent-to-room":
      return { from: TRAY, to: ROOM, dice };
    case "monsters-returned":
      return { from: facing(seat), to: facing(fact("target")), dice };
    case "monster-repelled":
      return { from: facing(seat), to: ROOM, dice: some(1) };
    case "knocked-out":
      return { from: pile(seat), to: ROOM, dice: some(fact("facing") + fact("pile")) };
    default:
      return null;
  }
}

/** Whose card turns. */
export function turnedCard(event: EventInfo): number | null {
  const who = { "hit-taken": "seat", "knocked-out": "seat", healed: "target", recovered: "seat" };
  const fact = (who as Record<string, string>)[event.name];
  return fact ? Number(event.facts?.[fact] ?? -1) : null;
}

/** The last roll of some events, as dice with their faces. */
export function lastRoll(
  story: readonly EventInfo[],
): { seat: number; at: number; dice: { kind: string; face: string }[] } | null {
  const event = story.filter((one) => one.name === "dice-rolled").at(-1);
  if (!event) return null;
  const dice = (["regular", "bosses", "epic"] as const).flatMap((name) =>
    [...String(event.facts?.[name] ?? "")].map((face) => ({
      kind: { regular: "regular", bosses: "boss", epic: "epic" }[name],
      face: face.toLowerCase(),
    })),
  );
  return { seat: Number(event.facts?.["seat"] ?? 0), at: event.at, dice };
}
