import { describe, expect, it } from "vitest";
import { throws } from "../recorded";
import { contactsOf } from "./contacts";
import { restsAt, THROWN } from "./film";
import { hitOf } from "./hearing";
import { filmPicture } from "./picture";

const boardOf = (id: string) => {
  const board = throws.targets.boards.find((one) => one.id === id);
  if (!board) throw new Error(`no board ${id}`);
  return board;
};

describe.each(throws.films.map((film, at) => ({ at, film })))("film $at", ({ film }) => {
  const contacts = contactsOf(film);
  const board = boardOf(film.scene.board);

  it("touches something in its order, and rests after that", () => {
    expect(contacts.length).toBeGreaterThan(0);
    const times = contacts.map(({ ms }) => ms);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times[0]).toBeLessThan(restsAt(film));
  });

  it("sounds of what it hits, never louder than can be", () => {
    const hits = contacts.map((contact) => hitOf(board, filmPicture(film, contact.ms), contact));
    for (const { loud } of hits) expect(loud).toBeGreaterThan(0);
    expect(Math.max(...hits.map(({ loud }) => loud))).toBeLessThanOrEqual(1);
    const onBoard = film.landing?.touched?.includes("board");
    if (onBoard) expect(hits.some(({ sound }) => sound !== "on-wood")).toBe(true);
    if (film.landing?.bounces) expect(hits.some(({ sound }) => sound === "on-wood")).toBe(true);
  });
});

it("a die that only falls touches nothing on its way", () => {
  const fall = [0, 50, 100, 150, 200].map((ms) => [
    ms,
    0,
    ms,
    500 - 4.905e-3 * ms * ms,
    1,
    0,
    0,
    0,
  ]);
  const [film] = throws.films;
  if (!film) throw new Error("no film");
  const bodies = [{ name: THROWN, shape: "d6", frames: fall }];

  expect(contactsOf({ ...film, bodies })).toEqual([]);
});
