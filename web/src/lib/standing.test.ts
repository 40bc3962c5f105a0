import { expect, test } from "vitest";
import type { Mine, TableInfo } from "./http";
import type { Outcome } from "./messages";
import { inOrder, standingOf, tally, toGoOnWith, turnsOf } from "./standing";

const SEAT = { name: "", level: "", here: false, stand_in: false, way: "physics" } as const;

function table(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t",
    game: "torches",
    name: "",
    status: "playing",
    public: false,
    real_dice: false,
    clock: {},
    setup: {},
    made_at: 0,
    moved_at: 0,
    moves: 0,
    waiting: [],
    deadline: null,
    host: "",
    seats: [
      { ...SEAT, seat: 0, kind: "human" },
      { ...SEAT, seat: 1, kind: "bot" },
    ],
    figures: [],
    outcome: null,
    rematch: null,
    guided: false,
    hints: true,
    ...changes,
  };
}

function over(ranks: number[], scores: number[], scored = true): TableInfo {
  const outcome: Outcome = { ranks, scores, scored, verdicts: [], parts: [] };
  return table({ status: "over", outcome });
}

const mine = (info: TableInfo, seats = [0]): Mine => ({ table: info, seats, owner: true });

test("a running table waits for us or for others", () => {
  expect(standingOf(table({ waiting: [0, 1] }), [0])).toEqual({ kind: "turn" });
  expect(standingOf(table({ waiting: [1] }), [0])).toEqual({ kind: "waiting", seats: [1] });
  expect(standingOf(table({ waiting: [0] }), [])).toEqual({ kind: "waiting", seats: [0] });
});

test("an open table has free seats", () => {
  const seats = [{ ...SEAT, seat: 0, kind: "open" } as const];
  expect(standingOf(table({ status: "open", seats }), [])).toEqual({ kind: "open", free: 1 });
});

test.each([
  ["won", over([1, 2], [22, 17]), [0], { kind: "won", score: 22, ahead: 5 }],
  ["won alone", over([1], [22]), [0], { kind: "won", score: 22, ahead: 0 }],
  ["won without score", over([1, 0], [0, 0], false), [0], { kind: "won", score: null, ahead: 0 }],
  ["shared", over([1, 1], [9, 9]), [0], { kind: "shared", score: 9, ahead: 0 }],
  ["won by all our seats", over([1, 1], [9, 9]), [0, 1], { kind: "won", score: 9, ahead: 0 }],
  ["lost", over([2, 1], [3, 8]), [0], { kind: "lost", winners: [1], score: 3 }],
  ["fell", over([0, 0], [0, 0]), [0], { kind: "fell" }],
  ["watched", over([2, 1], [3, 8]), [], { kind: "over", winners: [1] }],
])("a finished table was %s", (_, info, seats, standing) => {
  expect(standingOf(info, seats)).toEqual(standing);
});

const OURS = mine(table({ id: "ours", waiting: [0], moved_at: 1 }));
const THEIRS = mine(table({ id: "theirs", waiting: [1], moved_at: 9 }));
const OPEN = mine(table({ id: "open", status: "open", moved_at: 10 }));
const ENDED = mine({ ...over([1, 2], [2, 1]), id: "ended", moved_at: 20 });
const LOST = mine({ ...over([2, 1], [1, 2]), id: "lost", moved_at: 30 });

test("what waits for us comes first, what has ended last, the latest before the others", () => {
  const all = [ENDED, OPEN, LOST, THEIRS, OURS];

  const ids = inOrder(all).map((one) => one.table.id);

  expect(ids).toEqual(["ours", "theirs", "open", "lost", "ended"]);
  expect(toGoOnWith(all)).toBe(OURS);
  expect(turnsOf(all)).toBe(1);
});

test("nothing is gone on with where everything has ended", () => {
  expect(toGoOnWith([ENDED, LOST])).toBeNull();
  expect(toGoOnWith([])).toBeNull();
});

test("games that we played to the end are counted", () => {
  const watched = mine(over([1, 2], [2, 1]), []);
  expect(tally([OURS, ENDED, LOST, watched])).toEqual({ won: 1, played: 2 });
});
