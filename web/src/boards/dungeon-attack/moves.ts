/** Which dice move where and which cards turn, by what happened. */
import type { EventInfo } from "../../lib/messages";
import type { Motion } from "../../kit/motion";

interface Die {
  kind: string;
}
type Facts = Record<string, number>;

const TRAY = "tray";
const ROOM = "room";
const facing = (seat = 0) => `facing-${seat}`;
const pile = (seat = 0) => `pile-${seat}`;

function fly(from: string, to: string, count = 0, kind = "regular"): Motion<Die>[] {
  return Array.from({ length: count }, () => ({ look: { kind }, from, to }));
}
const turn = (seat = -1): Motion<Die>[] => [{ at: `card-${seat}`, how: "turn" }];

export const MOTIONS: Record<string, (fact: Facts) => Motion<Die>[]> = {
  "door-busted": ({ dice }) => fly(ROOM, TRAY, dice),
  "adventurer-assisted": ({ target, dice }) => fly(facing(target), TRAY, dice),
  "monsters-defeated": ({ seat, regular, bosses, epic }) => [
    ...fly(TRAY, pile(seat), regular),
    ...fly(TRAY, pile(seat), bosses, "boss"),
    ...fly(TRAY, pile(seat), epic, "epic"),
  ],
  "monsters-stayed": ({ seat, dice }) => fly(TRAY, facing(seat), dice),
  "monster-sent": ({ target, kind }) => fly(TRAY, facing(target), 1, kind ? "boss" : "regular"),
  "monsters-sent-to-room": ({ dice }) => fly(TRAY, ROOM, dice),
  "monsters-returned": ({ seat, target, dice }) => fly(facing(seat), facing(target), dice),
  "monster-repelled": ({ seat }) => fly(facing(seat), ROOM, 1),
  "hit-taken": ({ seat }) => turn(seat),
  healed: ({ target }) => turn(target),
  recovered: ({ seat }) => turn(seat),
  "knocked-out": ({ seat, facing: faced }) => [...fly(facing(seat), ROOM, faced), ...turn(seat)],
};

export function motionsOf(event: EventInfo): Motion<Die>[] {
  return MOTIONS[event.name]?.((event.facts ?? {}) as Facts) ?? [];
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
