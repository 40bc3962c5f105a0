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
const turn = (seat = -1): Motion<Die>[] => [{ at: `seat-${seat}`, how: "turn" }];

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
