/** What seat plates show: who sits there, whose turn it is, how the figure fares. */
import type { Board, SeatPlate } from "../boards/board";
import type { ClockInfo, SeatInfo } from "./messages";
import { minutes } from "./now.svelte";
import { seatName, type Figures } from "./telling";
import { words } from "./words.svelte";

export interface Seated {
  seats: readonly SeatInfo[];
  figures: Figures;
  mine: readonly number[];
  waiting: readonly number[];
  clocks: readonly ClockInfo[];
  /** How long ago the clocks stood so, in milliseconds. */
  passed: number;
  view: unknown;
  board: Board | null | undefined;
}

export function platesOf(seated: Seated): SeatPlate[] {
  return seated.seats.map((seat) => plateOf(seat, seated));
}

function plateOf(info: SeatInfo, seated: Seated): SeatPlate {
  const { figures, mine, waiting, view, board } = seated;
  const figureName = seatName(info.seat, figures);
  const own = info.kind === "human" && info.name ? info.name : "";
  const isMine = mine.includes(info.seat);
  return {
    seat: info.seat,
    name: own || figureName,
    figureName: own && figures[info.seat] ? figureName : "",
    who: whoOf(info, isMine && mine.length === 1),
    mine: isMine,
    asked: waiting.includes(info.seat),
    away: info.kind === "human" && !info.here && !info.stand_in,
    figure: (view !== undefined && board?.figure?.(view, info.seat)) || null,
    clocks: info.kind === "bot" ? [] : clocksOf(info.seat, seated),
  };
}

function whoOf(info: SeatInfo, isMe: boolean): string {
  if (info.kind === "bot") return words.say("seat-bot");
  if (info.stand_in) return words.say("web-stand-in");
  if (info.kind === "open") return words.say("web-kind-open");
  if (isMe) return words.say("web-you");
  return words.say(info.here ? "web-here" : "web-away");
}

/** Clocks tick here while the seat is waited for. */
function clocksOf(seat: number, { clocks, waiting, passed }: Seated): SeatPlate["clocks"] {
  const left = clocks.find((one) => one.seat === seat);
  const shown = (ms: number) => minutes(waiting.includes(seat) ? ms - passed : ms);
  return [
    ...(left?.move != null ? [{ title: words.say("web-clock-move"), left: shown(left.move) }] : []),
    ...(left?.game != null ? [{ title: words.say("web-clock-game"), left: shown(left.game) }] : []),
  ];
}
