/** What is chosen for a new table, and the table that comes of it. */
import type { Clock, GameInfo, NewSeat, NewTable } from "./http";
import type { Value } from "./setup";
import { usualSeats } from "./usual";

export interface ChosenSeat {
  kind: "human" | "open" | "bot";
  name: string;
  level: string;
}

export interface Chosen {
  seats: ChosenSeat[];
  /** What was set to something unusual. */
  setup: Record<string, Value>;
  clock: Clock;
  title: string;
  isPublic: boolean;
  realDice: boolean;
  hints: boolean;
}

/** Somebody here and bots, and everything else as is usual. */
export function usualChoice(game: GameInfo, name: string): Chosen {
  const seats = Array.from({ length: usualSeats(game) }, (_, at) => freshSeat(game, at, name));
  return {
    seats,
    setup: {},
    clock: { way: "bot" },
    title: "",
    isPublic: false,
    realDice: false,
    hints: true,
  };
}

/** The first seat is for somebody here; bots keep them company. */
function freshSeat(game: GameInfo, at: number, name: string): ChosenSeat {
  const level = game.levels.find(({ usual }) => usual)?.id ?? "";
  return { kind: at ? "bot" : "human", name: at ? "" : name, level };
}

/** As many seats as wanted; those that were there stay as they are. */
export function withSeats(chosen: Chosen, game: GameInfo, count: number): Chosen {
  const seats = Array.from(
    { length: count },
    (_, at) => chosen.seats[at] ?? freshSeat(game, at, ""),
  );
  return { ...chosen, seats };
}

export function withSeat(chosen: Chosen, at: number, change: Partial<ChosenSeat>): Chosen {
  const seats = chosen.seats.map((seat, place) => (place === at ? { ...seat, ...change } : seat));
  return { ...chosen, seats };
}

/** Whether somebody has to come before the game begins. */
export function awaitsPeople({ seats }: Chosen): boolean {
  return seats.some(({ kind }) => kind === "open");
}

export function tableOf(game: GameInfo, chosen: Chosen): NewTable {
  const { way = "bot", ...limits } = chosen.clock;
  return {
    game: game.id,
    seats: chosen.seats.map(newSeat),
    setup: chosen.setup,
    public: chosen.isPublic,
    name: chosen.title.trim(),
    real_dice: chosen.realDice,
    hints: chosen.hints,
    ...(Object.keys(limits).length ? { clock: { way, ...limits } } : {}),
  };
}

function newSeat({ kind, name, level }: ChosenSeat): NewSeat {
  if (kind === "bot") return level ? { kind, level } : { kind };
  return kind === "human" ? { kind, name: name.trim() } : { kind };
}
