/** No part of the kit, the table or the Target has colours of its own, and every token that is used exists. */
import { expect, test } from "vitest";

const PARTS = import.meta.glob<string>(
  ["./*.svelte", "../shell/*.svelte", "../throwing/*.svelte", "../boards/dungeon-fighter/*.svelte"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const PAGES = import.meta.glob<string>("../**/*.{svelte,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi;
const USED = /var\((--[\w-]+)\)/g;
const SET = /(--[\w-]+)(?=\s*[:=])/g;

const styleOf = (source: string) => source.slice(source.indexOf("<style>"));

test.each(Object.entries(PARTS))("%s takes its colours from the tokens", (_, source) => {
  expect(styleOf(source).match(COLOUR) ?? []).toEqual([]);
});

test("every token that is used without another value is set somewhere", () => {
  const all = Object.values(PAGES);
  const set = new Set(all.flatMap((source) => [...source.matchAll(SET)].map(([, name]) => name)));
  const used = new Set(all.flatMap((source) => [...source.matchAll(USED)].map(([, name]) => name)));

  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});
