/** Colours stand in tokens.css and nowhere else, and every token that is used exists. */
import { expect, test } from "vitest";

/** Paintings are pictures of their own, which no page's tokens reach: their pigments are in art/. */
const PARTS = import.meta.glob<string>(
  [
    "../**/*.{svelte,ts,css}",
    "!./tokens.css",
    "!../art/*.ts",
    "!../boards/*/art/*",
    "!../**/*.test.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);
const PAGES = import.meta.glob<string>("../**/*.{svelte,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const LITERAL = /(?<![\w.&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!\()/gi;
const MADE = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([\d.]/gi;
const NAMED =
  /(?:color|background|fill|stroke|shadow|border|outline)[\w-]*["'=:\s{]+[^;{}"']*(?<![\w.-])(?:black|white|red|green|blue|gold|gr[ae]y|orange|yellow|purple|brown|pink|silver|maroon|navy|teal)\b(?!-)/gi;
const USED = /var\((--[\w-]+)\)/g;
const SET = /(--[\w-]+)(?=\s*[:=])/g;

const COMMENT = /^\s*(?:\/\*|\*|\/\/|<!--).*$/gm;

/** The colours that a source says itself, beside those of the tokens. */
function coloursOf(source: string): string[] {
  const code = source.replace(COMMENT, "");
  return [LITERAL, MADE, NAMED].flatMap((kind) => code.match(kind) ?? []);
}

test.each(Object.entries(PARTS))("%s takes its colours from the tokens", (_, source) => {
  expect(coloursOf(source)).toEqual([]);
});

test.each([
  "color: #fff",
  'stop-color="#14100d88"',
  "border: 1px solid rgb(12 13 14)",
  "background: linear-gradient(white, transparent)",
  'fill="black"',
  "const INK = '#3a2716'",
])("%s is seen as a colour of its own", (source) => {
  expect(coloursOf(source)).toHaveLength(1);
});

test.each([
  "this.#add(card)",
  "#add(kind) {",
  "fill: var(--white-1)",
  ".red { --lit: var(--red-1) }",
  "/** The colored dice, then the white one. */",
])("%s is none", (source) => {
  expect(coloursOf(source)).toEqual([]);
});

test("every token that is painted with is set somewhere", () => {
  const all = Object.values(PARTS).join("\n");
  const used = [...all.matchAll(/\b(?:colour|faded)\("([\w-]+)"/g)].map(([, name]) => `--${name}`);
  const set = new Set([...Object.values(PAGES).join("\n").matchAll(SET)].map(([, name]) => name));

  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !set.has(name))).toEqual([]);
});

test("every token that is used without another value is set somewhere", () => {
  const all = Object.values(PAGES);
  const set = new Set(all.flatMap((source) => [...source.matchAll(SET)].map(([, name]) => name)));
  const used = new Set(all.flatMap((source) => [...source.matchAll(USED)].map(([, name]) => name)));

  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});
