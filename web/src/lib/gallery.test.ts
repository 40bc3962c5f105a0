import { expect, test } from "vitest";
import type { Art } from "../art/art";
import { hallsOf } from "./gallery";

const TEXTS: Record<string, string> = {
  "gallery-hero": "Heroes",
  "gallery-trap": "Traps",
  "hero-kessa": "Kessa",
  "hero-ragg": "Ragg",
  "trap-dart-wall": "Dart Wall",
  "piece-token": "Token",
};
const NOTES: Record<string, string> = {
  "hero-kessa.title": "Exiled Captain",
  "hero-ragg.calling": "Berserker",
  "trap-dart-wall.text": "Take 2 wounds.",
};
const words = {
  has: (id: string) => id in TEXTS,
  say: (id: string) => TEXTS[id] ?? id,
  note: (id: string, note: string) => NOTES[`${id}.${note}`] ?? null,
};
const art = {
  kinds: {},
  icons: {},
  pictures: {
    hero: { kessa: "a", ragg: "b", nameless: "c" },
    trap: { "dart-wall": "d" },
    piece: { token: "e" },
  },
} satisfies Art;

test("kinds with a heading are shown, and what has a name of them", () => {
  const halls = hallsOf(art, words);

  expect(halls.map(({ heading, shown }) => [heading, shown.map(({ name }) => name)])).toEqual([
    ["Heroes", ["Kessa", "Ragg"]],
    ["Traps", ["Dart Wall"]],
  ]);
  expect(halls[0]?.shown.map(({ title }) => title)).toEqual(["Exiled Captain", "Berserker"]);
});

test("a search finds names, titles and texts", () => {
  const found = (search: string) =>
    hallsOf(art, words, search).flatMap(({ shown }) => shown.map(({ id }) => id));

  expect(found("captain")).toEqual(["kessa"]);
  expect(found("WOUNDS")).toEqual(["dart-wall"]);
  expect(found("nothing")).toEqual([]);
});
