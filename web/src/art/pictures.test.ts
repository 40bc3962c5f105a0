/** Every card of every game that has pictures has one of its own. */
import { describe, expect, it } from "vitest";
import { drawingOf, type Art, type Drawing, type Part, type Shapes } from "./art";
import { iconsNamed } from "./named";
import { paint } from "./painting";
import { SHEETS, WIDTH } from "./sheets";

interface Drawn {
  art: Art;
  shapes: Shapes;
}
const DRAWN = import.meta.glob<Drawn>(["../boards/*/art.ts", "./house.ts"], {
  query: "?drawn",
  eager: true,
});
const CONTENT = import.meta.glob<string>("../../../src/undercroft/games/*/content/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FIRST_BOX = import.meta.glob<string>(
  "../../../src/undercroft/families/first_box/content/*.toml",
  { query: "?raw", import: "default", eager: true },
);
/** The games that are played with the cards of the first box. */
const WITH_FIRST_BOX = ["dungeon-fighter", "dungeon-fighter-catacombs"];
const WORDS = import.meta.glob<string>("../../../src/undercroft/games/*/text/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Content that lies on the board and is no card. */
const NO_CARDS = ["dungeon-run tile standard-", "dungeon board "];
const KINDS: Record<string, string> = {
  abilities: "ability",
  bosses: "boss",
  heroes: "hero",
  classes: "class",
  board: "board",
};

interface Thing {
  game: string;
  kind: string;
  id: string;
}

const gameOf = (path: string) =>
  /\/(?:games|boards)\/([^/]+)\//.exec(path)?.[1]?.replaceAll("_", "-") ?? "";

function thingsIn([path, text]: [string, string]): Thing[] {
  const file = /([^/]+)\.toml$/.exec(path)?.[1] ?? "";
  const kind = KINDS[file] ?? file.replace(/s$/, "");
  const ids = [...text.matchAll(/^\[([\w-]+)\]/gm)].map((found) => found[1] ?? "");
  return ids.map((id) => ({ game: gameOf(path), kind, id }));
}

const named = ({ game, kind, id }: Thing) => `${game} ${kind} ${id}`;
const games = Object.entries(DRAWN)
  .filter(([path]) => Object.keys(CONTENT).some((each) => gameOf(each) === gameOf(path)))
  .map(([path, drawn]) => ({ game: gameOf(path), ...drawn }));
const things = [
  ...Object.entries(CONTENT).flatMap(thingsIn),
  ...WITH_FIRST_BOX.flatMap((game) =>
    Object.entries(FIRST_BOX).flatMap((file) => thingsIn(file).map((one) => ({ ...one, game }))),
  ),
]
  .filter(({ game }) => games.some((each) => each.game === game))
  .filter((thing) => !NO_CARDS.some((begin) => named(thing).startsWith(begin)));

const partsOf = (drawing: Drawing): Part[] => [
  ...(drawing.behind ?? []),
  drawing,
  ...(drawing.before ?? []),
];

/** What is seen of a drawing without its colours. */
function outline(drawing: Drawing): string {
  const seen = partsOf(drawing).map(({ icon, only, without }) => [icon, only, without]);
  return JSON.stringify(seen);
}

describe.each(games)("the pictures of $game", ({ game, art, shapes }) => {
  const own = things.filter((thing) => thing.game === game);
  const drawings = Object.entries(art.pictures).flatMap(([kind, entries]) =>
    Object.keys(entries).map((id) => ({ kind, id, drawing: drawingOf(art, id, kind) as Drawing })),
  );
  const all = [...drawings.map(({ drawing }) => drawing), ...Object.values(art.kinds)];

  it("has one for every card", () => {
    const without = own.filter(({ kind, id }) => art.pictures[kind]?.[id] === undefined);
    expect(without.map(named)).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
  });

  it("has none for cards that are not there", () => {
    const kinds = new Set(own.map(({ kind }) => kind));
    const known = new Set(own.map(named));
    const unused = drawings
      .filter(({ kind }) => kinds.has(kind))
      .map(({ kind, id }) => named({ game, kind, id }));
    expect(unused.filter((name) => !known.has(name))).toEqual([]);
  });

  it("tells cards of a kind apart by more than colour", () => {
    const seen = drawings.map(({ kind, drawing }) => `${kind} ${outline(drawing)}`);
    expect(seen.filter((each, n) => seen.indexOf(each) < n)).toEqual([]);
  });

  it("says what a card of a pack looks like that has no picture", () => {
    for (const kind of Object.keys(art.pictures))
      expect(drawingOf(art, "of-a-pack", kind)).toEqual(art.kinds[kind]);
    expect(drawingOf(art, "of-a-pack")).toBeNull();
  });

  it("names only islands that its icons have", () => {
    const wrong = all
      .flatMap(partsOf)
      .flatMap((part) =>
        [...Object.values(part.tints ?? {}).flat(), ...(part.only ?? []), ...(part.without ?? [])]
          .filter((island) => !shapes[part.icon]?.[island])
          .map((island) => `${part.icon} ${island}`),
      );
    expect(wrong).toEqual([]);
  });

  it("paints within the picture, and never nothing", () => {
    const isOutside = (drawing: Drawing) =>
      partsOf(drawing).some(({ at = SHEETS[drawing.shape].at }) => {
        const [x, y] = at;
        return x < 0 || x > WIDTH || y < 0 || y > SHEETS[drawing.shape].height;
      });
    const isBroken = (drawing: Drawing) => /undefined|NaN| d=""/.test(paint(drawing, shapes));
    const wrong = all.filter((drawing) => isOutside(drawing) || isBroken(drawing));
    expect(wrong.map(({ icon }) => icon)).toEqual([]);
  });

  it("has a symbol for everything that happens", () => {
    const path = Object.keys(WORDS).find((each) => gameOf(each) === game);
    const events = [...(WORDS[path ?? ""] ?? "").matchAll(/^event-([\w-]+) =/gm)].map(
      (found) => found[1] ?? "",
    );
    expect(events.filter((event) => !(event in art.icons))).toEqual([]);
    expect(events.length).toBeGreaterThan(0);
  });
});

it.each(Object.entries(DRAWN))(
  "%s carries the icons it names and no others",
  (_, { art, shapes }) => {
    expect(Object.keys(shapes)).toEqual(iconsNamed(art));
  },
);
